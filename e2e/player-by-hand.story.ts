import { backToDesk, expectAccessible } from './kit/accessible.ts'
import { isUncovered, nameOfFocused, smallTargets, tabThrough } from './kit/by-hand.ts'
import { atQuestion, choose, savedWords, startExam } from './kit/player.ts'
import { expect, test } from './kit/story.ts'

const FORCED = { forcedColors: true }

test('what axe cannot see in the player: focus, order, words, sizes', async ({ stage }) => {
  const page = await stage.visit(await stage.enroll('maya'))
  await startExam(page, await stage.publishOnce())
  // The toast of the start would stand in the order of the stops.
  await page.reload()
  await atQuestion(page, 1)
  const focused = page.locator(':focus')
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await test.step('the focus starts at the question, which says its number', async () => {
    await expect(focused).toHaveText(/^Question 1: /)
    await expect(page).toHaveTitle(/^Question 1 of 20 · /)
  })
  await test.step('the stops follow the eye: the question’s own, the overview, the way on', async () => {
    const stops = await tabThrough(page, 14)
    expect(stops.slice(0, 9)).toEqual([
      'radio',
      ...['A', 'B', 'C', 'D'].map((letter) => `Strike out option ${letter}`),
      'Question 1, not answered',
      'Question 2, not answered',
      'Question 3, not answered',
      'Question 4, not answered',
    ])
    await button('Check your answers').focus()
    expect(await tabThrough(page, 2)).toEqual(['Skip for now', 'Next'])
  })
  await test.step('before the question stand skip link, leaving, clock, zoom and shortcuts', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    expect(await tabThrough(page, 4)).toEqual([
      'Leave; your answers stay saved',
      'Hide the timer',
      'Zoom: 100%',
      'Keyboard shortcuts',
    ])
  })
  await test.step('the skip link leads into the page', async () => {
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
  await test.step('what cannot be done is no stop', async () => {
    await expect(button('Previous')).toBeDisabled()
    await expect(button('Certain')).toBeDisabled()
  })
  await test.step('every stop shows that it has the focus', async () => {
    for (const name of ['Strike out option B', 'Question 3, not answered', 'Next', 'Zoom: 100%']) {
      await page.keyboard.press('Shift')
      await button(name).focus()
      const outline = await focused.evaluate((element) => getComputedStyle(element).outlineStyle)
      expect(outline, name).not.toBe('none')
    }
    await page.getByRole('radio').first().focus()
    const row = page.locator('.option').first()
    expect(await row.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
  })
  await test.step('arrows move between the answers and choose', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await expect(page.getByRole('radio').nth(1)).toBeFocused()
  })
  await test.step('"Saved" is said once, politely, and "Saving…" never', async () => {
    const status = page.getByRole('banner').locator('.saved [role=status]')
    await expect(status).toHaveText('Saved')
    await expect(page.getByRole('banner').getByRole('status')).toHaveCount(2)
    await expect(page.locator('[aria-live=assertive]')).toHaveCount(0)
  })
  await test.step('the clock never ticks aloud', async () => {
    const timer = page.getByRole('timer')
    await expect(timer).not.toHaveAttribute('aria-live')
    await expect(page.locator('.timer [role=status]')).toHaveText('')
  })
  await test.step('striking out keeps the focus, and is told in words', async () => {
    await button('Strike out option D').focus()
    await page.keyboard.press('Space')
    await expect(focused).toHaveAccessibleName('Undo: bring option D back')
    await expect(page.getByRole('radio', { name: /^Struck out: / })).toBeDisabled()
    await page.keyboard.press('Shift+D')
    await expect(focused).toHaveAccessibleName('Strike out option D')
  })
  await test.step('a flag is a pressed button, and part of the question’s name in the overview', async () => {
    await page.locator('#question').focus()
    await page.keyboard.press('f')
    await expect(button('Flag for review')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('Question 1, answered, flagged')).toHaveAttribute('aria-current', 'true')
  })
  await test.step('the list of shortcuts takes the focus, keeps the keys, and gives both back', async () => {
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('c')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('#question')).toBeFocused()
    await expect(page.getByRole('radio').nth(2)).not.toBeChecked()
  })
  await test.step('going on moves the focus to the next question, at the top of the page', async () => {
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.mouse.wheel(0, 300)
    await expect.poll(scrolled).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await atQuestion(page, 2)
    await expect(focused).toHaveText(/^Question 2: /)
    expect(await scrolled()).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('single keys can be switched off; Enter and the arrows stay', async () => {
    await button('Keyboard shortcuts').click()
    await page.getByRole('switch', { name: 'Letter and number keys' }).click()
    await page.keyboard.press('Escape')
    await page.locator('#question').focus()
    await page.keyboard.press('a')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await atQuestion(page, 1)
  })
  await test.step('the review takes the focus, and the way back gives it to the question', async () => {
    await button('Check your answers').click()
    await expect(page.getByRole('heading', { name: 'Before you submit' })).toBeFocused()
    await button('Question 1').last().click()
    await expect(page.locator('#question')).toBeFocused()
  })
  await test.step('targets are large enough for a mouse: 24 pixels', async () => {
    expect(await smallTargets(page, 24)).toEqual([])
  })
  await test.step('at twice the size on a small phone nothing is cut off and nothing covers the focus', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await button('1/20 answered').click()
    const sheet = page.getByRole('dialog', { name: 'Question overview' })
    for (const percent of [125, 150, 200]) {
      await sheet.getByRole('button', { name: /^Zoom/ }).click()
      await expect(sheet.getByRole('button', { name: `Zoom: ${percent}%` })).toBeVisible()
    }
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(button('1/20 answered')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.locator('#question').focus()
    for (let stop = 0; stop < 9; stop++) {
      await page.keyboard.press('Tab')
      const name = await nameOfFocused(page)
      await expect.poll(() => isUncovered(page), name).toBe(true)
    }
  })
  await test.step('targets are large enough for a thumb: 24 pixels, answers 44', async () => {
    await button('1/20 answered').click()
    const sheet = page.getByRole('dialog', { name: 'Question overview' })
    await sheet.getByRole('button', { name: 'Zoom: 200%' }).click()
    expect(await smallTargets(page, 24)).toEqual([])
    await sheet.getByRole('button', { name: 'Question 7, not answered' }).click()
    await atQuestion(page, 7)
    expect(await smallTargets(page, 24)).toEqual([])
    const heights = await page
      .locator('.option')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
  await test.step('after a jump from the sheet the focus is at the question', async () => {
    await expect(page.locator('#question')).toBeFocused()
  })
})

test('axe finds nothing at a question with all its marks, in the review, in a pause and on what an advisor sees, in forced colours too', async ({
  stage,
}) => {
  stage.complaints.expect(/ERR_INTERNET_DISCONNECTED|status of 422/)
  const maya = await stage.enroll('maya')
  const exam = await stage.publishOnce()
  const page = await stage.visit(maya)
  await startExam(page, exam)
  await page.reload()
  await choose(page, 1)
  await page.getByRole('button', { name: 'Strike out option D' }).click()
  await page.getByRole('button', { name: 'Flag for review' }).click()
  await page.getByRole('button', { name: 'Certain' }).click()
  await expect(savedWords(page)).toHaveText('Saved')
  await page.context().setOffline(true)
  await page.keyboard.press('ArrowRight')
  await atQuestion(page, 2)
  await choose(page, 0)
  await expect(page.getByText('Answer waiting, kept on this device')).toBeVisible()
  await expectAccessible(page, 'an answer that waits', FORCED)
  await page.context().setOffline(false)
  await page.goto(`/exam-practice/take/${exam.id}?question=1`)
  await atQuestion(page, 1)
  await expectAccessible(page, 'a question with all its marks', FORCED)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page, 'the list of shortcuts', FORCED)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: '2/20 answered' }).click()
  const overview = page.getByRole('dialog', { name: 'Question overview' })
  await expect(overview).toBeVisible()
  await expectAccessible(page, 'the overview', { ...FORCED, widths: [360] })
  await expect(overview).toBeVisible()

  await backToDesk(page)
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByRole('heading', { name: 'Before you submit' })).toBeVisible()
  await expectAccessible(page, 'the review', FORCED)

  const { session } = await (await stage.callsOf(maya)).exams.getSession({ id: exam.id })
  const { proctoring } = await stage.server.admin()
  await proctoring.pauseSession({ sessionId: session!.sessionId })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Paused by your advisor' })).toBeVisible()
  await expectAccessible(page, 'a paused exam', FORCED)

  const advisor = await stage.visit(stage.advisor)
  await advisor.goto('/admin?view=practice')
  await advisor.getByPlaceholder('Find by name or email').fill(maya.email)
  await advisor.getByRole('button', { name: /show those of/ }).click()
  await expect(advisor.getByText('the clock stands still')).toBeVisible()
  await expectAccessible(advisor, 'a student’s exams', FORCED)
})
