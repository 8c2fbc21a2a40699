import { backToDesk, expectAccessible } from './kit/accessible.ts'
import {
  atQuestion,
  choose,
  letterOf,
  savedWords,
  startExam,
  startLink,
  tabTo,
} from './kit/player.ts'
import { MOVING } from './kit/stage.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

const COMES_WITH_IT = {
  PBM: 'Business Administration Core',
  ACT: 'Finance',
  AAM: 'Marketing',
  BMA: 'Business Management and Administration',
  HLM: 'Hospitality and Tourism',
  ENT: 'Entrepreneurship',
  PFL: 'Personal Financial Literacy',
}

test('a student takes an exam by keyboard alone, two keystrokes a question, with a reload in the middle', async ({
  stage,
}) => {
  const exam = await stage.publishOnce()
  const page = await stage.visit(await stage.enroll('maya'), MOVING)
  await page.goto('/exam-practice')
  await tabTo(page, startLink(exam), 'link')
  await page.keyboard.press('Enter')
  await tabTo(page, /^20 questions/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Questions Selected' })).toBeVisible()
  await tabTo(page, 'Start Exam', 'button')
  await page.keyboard.press('Enter')

  let keystrokes = 0
  const press = async (key: string) => {
    keystrokes += 1
    await page.keyboard.press(key)
  }
  for (let number = 1; number <= 20; number++) {
    const right = exam.rightAnswer(await atQuestion(page, number))
    // The first five wrong, the others right.
    await press(letterOf(number <= 5 ? (right + 1) % 4 : right))
    if (number === 10) {
      await expect(savedWords(page)).toHaveText('Saved')
      await page.reload()
      await atQuestion(page, 10)
      await expect(page.getByRole('banner').getByText('10/20 answered')).toBeVisible()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    }
    await press('Enter')
  }
  expect(keystrokes).toBe(2 * 20)

  await expect(page.getByRole('heading', { level: 1, name: 'Exam Completed!' })).toBeVisible()
  await expect(toasts(page)).toContainText('Your results have been saved. Great job!')
  await expect(page.getByText('Good job! Keep practicing to improve.')).toBeVisible()
  const counts = page.getByRole('main').locator('dl')
  await expect(counts).toHaveText('Correct15Incorrect5Answered20')
})

test('on the first evening seven exams are there, and their review says what tempts in a wrong answer', async ({
  stage,
}) => {
  const omar = await stage.enroll('omar')
  const page = await stage.visit(omar)
  await page.goto('/exam-practice')
  const main = page.getByRole('main')
  for (const [code, title] of Object.entries(COMES_WITH_IT)) {
    // Another story's paper may have the same name.
    const card = main
      .getByRole('article', { name: `${title} Practice Exam` })
      .filter({ hasText: `${code}${title} · Practice exam` })
    await expect(card).toContainText('100 questions90 minutesintermediate')
  }
  const start = main.getByRole('link', { name: 'Start Exam : Finance Practice Exam' })
  await start.click()
  await page.getByRole('button', { name: /^20 questions/ }).click()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await atQuestion(page, 1)

  // The rest of it without the browser: five answers of each letter, some of them wrong.
  const calls = await stage.callsOf(omar)
  const { id } = await stage.listed('Finance Practice Exam')
  const { session } = await calls.exams.getSession({ id })
  const answers = session!.questions.map(({ id: questionId }, place) => [
    place,
    { questionId, answer: place % 4 },
  ])
  const attempt = await calls.exams.submitAttempt({ id, answers: Object.fromEntries(answers) })
  await page.goto(`/exam-practice/take/${id}?attempt=${attempt.id}&show=incorrect`)
  const wrong = attempt.questions.find(({ answer, correctAnswer }) => answer !== correctAnswer)!
  const item = page.getByRole('article').filter({ hasText: wrong.question })
  await expect(item).toContainText(wrong.objective!)
  await expect(item.getByText('Behind your answer:')).toHaveCount(1)
  for (const sentence of wrong.misconceptions!) await expect(item).toContainText(sentence)
})

test('a finished exam reopens with its review from the list of exams', async ({ stage }) => {
  const exam = await stage.publishOnce()
  const maya = await stage.enroll('maya')
  const calls = await stage.callsOf(maya)
  const session = await calls.exams.startCustomExam({
    id: exam.id,
    questionCount: 20,
    includeAttemptedQuestions: true,
  })
  const answers = session.questions.map(({ id: questionId, question }, place) => {
    const right = exam.rightAnswer(question)
    return [place, { questionId, answer: place === 0 ? (right + 1) % 4 : right }]
  })
  await calls.exams.submitAttempt({ id: exam.id, answers: Object.fromEntries(answers) })

  const page = await stage.visit(maya)
  await page.goto('/exam-practice')
  const card = page.getByRole('article', { name: exam.title })
  await expect(card).toContainText('Mastered')
  await expect(card).toContainText('1 attempt')
  await expect(card.getByRole('link', { name: 'Retake Exam' })).toBeVisible()
  await card.getByRole('link', { name: 'Last result' }).click()

  await expect(page.getByText("Excellent work! You've mastered this topic.")).toBeVisible()
  const review = page.getByRole('region', { name: 'Question by question' }).getByRole('article')
  await expect(review).toHaveCount(20)
  const wrong = review.first()
  await expect(wrong).toContainText('Incorrect')
  await expect(wrong.getByText('Your Answer')).toBeVisible()
  await expect(wrong.getByText('Correct answer')).toBeVisible()
  await expect(wrong.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await expect(review.nth(1)).toContainText('Correct')
})

test('an exam in progress is offered again, and going on leads to the first open question; one that is not there says so', async ({
  stage,
}) => {
  const exam = await stage.publishOnce()
  const omar = await stage.enroll('omar')
  // There is an attempt already.
  const calls = await stage.callsOf(omar)
  const whole = { id: exam.id, questionCount: 20, includeAttemptedQuestions: true }
  const { questions } = await calls.exams.startCustomExam(whole)
  const answers = questions.map(({ id }, place) => [place, { questionId: id, answer: place % 4 }])
  await calls.exams.submitAttempt({ id: exam.id, answers: Object.fromEntries(answers) })

  const page = await stage.visit(omar)
  await startExam(page, exam, 12)
  for (let number = 1; number <= 3; number++) {
    await atQuestion(page, number)
    await choose(page, 0)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(savedWords(page)).toHaveText('Saved')
  await page.getByRole('button', { name: 'Leave; your answers stay saved' }).click()

  await page.goto(`/exam-practice/take/${exam.id}`)
  await expect(page.getByText('In progress: 3 of 12 answered')).toBeVisible()
  await expectAccessible(page, 'the set-up step beside a running session')
  await backToDesk(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Keep my answers' }).click()
  await page.getByRole('link', { name: 'Resume' }).click()
  await atQuestion(page, 4)

  stage.complaints.expect(/status of 404/)
  await page.goto('/exam-practice/take/999999')
  await expect(page.getByRole('heading', { name: 'Exam Not Found' })).toBeVisible()
  await expectAccessible(page, 'an exam that is not there')
})
