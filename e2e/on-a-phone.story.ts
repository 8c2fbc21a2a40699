import type { Page } from '@playwright/test'
import { atQuestion, choose, startExam } from './kit/player.ts'
import { expect, test } from './kit/story.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('on a phone the navigation is a drawer that closes by itself', async ({ stage }) => {
  const page = await stage.visit(stage.advisor, PHONE)
  await page.goto('/exam-practice')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const open = page.getByRole('button', { name: 'Open menu' })
  await open.tap()
  await drawer.getByRole('link', { name: 'Upload Materials' }).tap()
  await expect(page).toHaveURL('/upload-materials')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your Materials' })).toBeVisible()
  await expectNoSidewaysScroll(page)

  await open.tap()
  await expect(drawer).toBeVisible()
  // Beside the drawer.
  await page.touchscreen.tap(370, 400)
  await expect(drawer).toBeHidden()
})

test('on a phone the count of answers opens the overview, which jumps anywhere', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('maya'), PHONE)
  await startExam(page, await stage.publishOnce())
  await choose(page, 0)
  await page.getByRole('button', { name: '1/20 answered' }).tap()
  const overview = page.getByRole('dialog', { name: 'Question overview' })
  await overview.getByRole('button', { name: 'Question 7, not answered' }).tap()
  await expect(overview).toBeHidden()
  await atQuestion(page, 7)
  await expectNoSidewaysScroll(page)
})

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}
