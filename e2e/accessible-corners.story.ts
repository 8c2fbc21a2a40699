import { expectAccessible } from './kit/accessible.ts'
import { codeInOutbox } from './kit/mail.ts'
import { expect, test } from './kit/story.ts'
import { examFile } from '../server/materials/fixtures.ts'

// What is seen seldom: by whom it happens to, and on pages that are still empty.

test('axe finds nothing on the privacy text, and on each step of signing in', async ({ stage }) => {
  const page = await stage.visit()
  for (const start of ['/', '/api/login']) {
    await page.goto(start)
    await page.getByText('Privacy', { exact: true }).first().click()
    await expect(page.getByText('How to have it deleted')).toBeVisible()
    await expectAccessible(page, `the privacy text of ${start}`)
  }
  const maya = await stage.enroll('maya')
  await page.goto('/api/login')
  await page.getByLabel('School e-mail address').fill(maya.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await codeInOutbox(stage.server.dataDir, maya.email)
  stage.complaints.expect(/\/api\/login\/code .*status of 422/)
  await page.getByLabel('Code', { exact: true }).fill('AAAA AAAA')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('That is not the code we sent')
  await expectAccessible(page, 'a code that is wrong')

  const link = await stage.server.linkFor(maya.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your sign-in link' })).toBeVisible()
  await expectAccessible(page, 'the page of a sign-in link')
  await page.getByRole('button', { name: 'Continue to Finalist' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const other = await stage.visit()
  stage.complaints.expect(/\/api\/login\/link\/.*status of 410/)
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expectAccessible(other, 'a sign-in link that has expired')
})

test('axe finds nothing where there is nothing yet', async ({ ownStage }) => {
  const stage = await ownStage()
  const page = await stage.visit(await stage.enroll('maya'))
  await page.goto('/my-feedback')
  await expect(page.getByText('No feedback submitted yet')).toBeVisible()
  await expectAccessible(page, 'My Feedback without any')
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('You’re all caught up')).toBeVisible()
  await expectAccessible(page, 'Notifications without any')
  stage.complaints.expect(/status of 404/)
  await page.goto('/exam-practice/take/999999')
  await expect(page.getByRole('heading', { name: 'Exam Not Found' })).toBeVisible()
  await expectAccessible(page, 'an exam that is not there')

  const advisor = await stage.visit(stage.advisor)
  await advisor.goto('/feedback')
  await expect(advisor.getByText('No feedback yet')).toBeVisible()
  await expectAccessible(advisor, 'Feedback without any')
})

test('axe finds nothing on answers that came too late, and on an attempt that does not count', async ({
  stage,
}) => {
  const exam = await stage.publishOnce()
  const maya = await stage.enroll('maya')
  const calls = await stage.callsOf(maya)
  const whole = { id: exam.id, questionCount: 20, includeAttemptedQuestions: true }
  const { sessionId, questions } = await calls.exams.startCustomExam(whole)
  const answers = questions.map(({ id }, place) => [place, { questionId: id, answer: place % 4 }])
  const attempt = await calls.exams.submitAttempt({
    id: exam.id,
    answers: Object.fromEntries(answers),
  })
  await calls.exams.startCustomExam({ ...whole, questionCount: 2 })

  const page = await stage.visit(maya)
  await page.goto(`/exam-practice/take/${exam.id}`)
  await expect(page.getByText(/^In progress: /)).toBeVisible()
  await expectAccessible(page, 'the set-up step beside a running session')

  const user = await calls.session.getUser({})
  // As the player keeps them when the server has said so.
  await page.evaluate(([key, late]) => localStorage.setItem(key!, late!), [
    `finalist:${user.id}:exam-late-${attempt.id}`,
    JSON.stringify([questions[0]!.id, questions[4]!.id]),
  ] as const)
  const admin = await stage.server.admin()
  await admin.proctoring.voidAttempt({ sessionId })
  await page.goto(`/exam-practice/take/${exam.id}?attempt=${attempt.id}`)
  await expect(page.getByText('2 answers came too late to count')).toBeVisible()
  await expect(page.getByText('This attempt does not count')).toBeVisible()
  await expectAccessible(page, 'a void attempt with answers that came too late')
})

test('axe finds nothing on what an advisor answers, hands out and looks through', async ({
  stage,
}) => {
  const maya = await stage.enroll('maya')
  const message = 'It kept going while I was offline.'
  await (await stage.callsOf(maya)).feedback.submitFeedback({ subject: 'The timer', message })
  const page = await stage.visit(stage.advisor)
  await page.goto('/feedback')
  const row = page.getByRole('row').filter({ hasText: maya.email })
  await row.getByRole('button', { name: /^Respond/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Your Response')).toBeVisible()
  await expectAccessible(page, 'the answer to a message')

  await page.goto('/admin')
  // Where the browser does not copy, the link is shown.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByPlaceholder('Find by name or email').fill(maya.email)
  await page.getByRole('button', { name: 'Copy sign-in link for Maya Okafor' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign-in link' })).toBeVisible()
  await expectAccessible(page, 'a sign-in link to copy by hand')

  const admin = await stage.server.admin()
  await admin.materials.uploadMaterial({
    file: await examFile({ topic: 'Corners', testNumber: '7701', contradicted: [2] }),
    title: 'A paper that contradicts itself',
    category: 'Marketing Cluster',
    isQuestionBank: 'true',
  })
  await admin.materials.batchProcess({})
  await page.goto('/upload-materials')
  await page.getByRole('button', { name: /^Review 1 question/ }).click()
  await expect(page.getByRole('dialog', { name: 'Questions to review' })).toBeVisible()
  await expectAccessible(page, 'the questions to review')
})
