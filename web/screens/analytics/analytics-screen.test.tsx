import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Analytics } from '#contract/analytics.ts'
import { attemptOf, noStats } from '../../test/exam-replies.ts'
import { noGoals, noProgress, someProgress, someStats } from '../../test/progress-replies.ts'
import { maya, refuse, renderApp, type Replies } from '../../test/render-app.tsx'

const dayOne: Replies = {
  '/api/dashboard/stats': noStats,
  '/api/analytics': noProgress,
  '/api/exam-attempts': [],
  '/api/study-goals': noGoals,
}
const inSeason: Replies = {
  ...dayOne,
  '/api/dashboard/stats': someStats,
  '/api/analytics': someProgress,
  '/api/exam-attempts': [1, 2, 3, 4, 5, 6].map((id) =>
    attemptOf({ id, score: 70 + id, examTitle: `Exam ${id}` }),
  ),
}
const renderAnalytics = (replies: Replies) => renderApp({ as: maya, path: '/analytics', replies })

const stat = async (label: string) =>
  within((await screen.findByRole('heading', { name: new RegExp(`^${label}`) })).parentElement!)
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const isSample = (place: ReturnType<typeof within>) => place.queryByText('Sample') !== null
const hasText = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text

test('on day one every figure that is not real yet is a sample', async () => {
  renderAnalytics(dayOne)
  expect(isSample(await stat('Avg. Exam Score'))).toBe(false)
  for (const [label, value] of [
    ['Study Time', '24h'],
    ['Improvement', '+12%'],
    ['Class Rank', '#23'],
  ] as const) {
    const place = await stat(label)
    expect(place.getByText(value)).toBeTruthy()
    expect(isSample(place)).toBe(true)
  }
  const table = await screen.findByRole('table', { name: /a sample/ })
  const hours = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(hours).toEqual(['2.5', '1.8', '3.2', '1.4', '2.8', '2.2', '1.6'])

  const strengths = await part('Top Strengths')
  for (const name of ['Marketing Strategy', 'Customer Service', 'Team Leadership']) {
    expect(strengths.getByText(name)).toBeTruthy()
  }
  const toImprove = await part('Areas to Improve')
  for (const name of ['Financial Analysis', 'Operations Planning']) {
    expect(toImprove.getByText(name)).toBeTruthy()
  }
  const breakdown = await part('Performance Breakdown')
  expect(breakdown.getByText(hasText('85%'), { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('No exam attempts yet')).toBeTruthy()
  const goals = await part('Study Goals')
  expect(goals.getByText('14.5 h of 20 h')).toBeTruthy()
  expect(goals.getByText('90% improvement needed')).toBeTruthy()
  expect(goals.getAllByText('Sample')).toHaveLength(2)
})

test('real figures replace the samples', async () => {
  renderAnalytics(inSeason)
  for (const [label, value] of [
    ['Study Time', '9.4h'],
    ['Improvement', '−3%'],
    ['Class Rank', '#4'],
  ] as const) {
    const place = await stat(label)
    expect(place.getByText(value)).toBeTruthy()
    expect(isSample(place)).toBe(false)
  }
  const strengths = await part('Top Strengths')
  expect(strengths.getByText('17 of 20 correct')).toBeTruthy()
  expect(strengths.getByRole('img', { name: /^85 percent/ })).toBeTruthy()
  expect((await part('Areas to Improve')).getByText('5 of 12 correct')).toBeTruthy()
  const goals = await part('Study Goals')
  expect(goals.getByText('6.7 h of 20 h')).toBeTruthy()
  expect(goals.getByText('68% of 90%')).toBeTruthy()
  expect(goals.getByText('22% improvement needed')).toBeTruthy()
  // Only the roleplays have nothing real to show.
  expect(screen.getAllByText('Sample')).toHaveLength(1)
})

test.each<[string, Partial<Analytics>, number, string, boolean]>([
  ['nobody ranked, nothing done', { classRank: null }, 0, '#23', true],
  ['nobody ranked, something done', { classRank: null }, 3, '—', false],
  ['ranked', { classRank: 1 }, 3, '#1', false],
])('class rank: %s', async (_, more, totalExams, shown, sample) => {
  renderAnalytics({
    ...inSeason,
    '/api/dashboard/stats': { ...someStats, totalExams },
    '/api/analytics': { ...someProgress, ...more },
  })
  const place = await stat('Class Rank')
  expect(place.getByText(shown)).toBeTruthy()
  expect(isSample(place)).toBe(sample)
})

test('a bar is as high as its hours of four, and no higher', async () => {
  renderAnalytics(inSeason)
  const tuesday = await screen.findByText('5.5', { selector: 'span' })
  expect(tuesday.parentElement!.style.height).toBe('100%')
  const [wednesday] = screen.getAllByText('1.1', { selector: 'span' })
  expect(parseFloat(wednesday!.parentElement!.style.height)).toBeCloseTo(27.5)
})

test('scores over time are a chart from the second attempt on', async () => {
  const attempts = [attemptOf({ id: 2, score: 80 }), attemptOf({ id: 1, score: 55 })]
  renderAnalytics({ ...inSeason, '/api/exam-attempts': attempts })
  const table = await screen.findByRole('table', { name: /^Scores/ })
  const cells = within(table).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual(['55%', '80%'])
})

test('one attempt is no course', async () => {
  renderAnalytics({ ...inSeason, '/api/exam-attempts': [attemptOf()] })
  await part('Recent Exam Attempts')
  expect(screen.queryByText(/^Scores Over Time/)).toBeNull()
})

test('the five latest attempts reopen with their review', async () => {
  renderAnalytics(inSeason)
  const links = (await part('Recent Exam Attempts')).getAllByRole('link')
  expect(links).toHaveLength(5)
  expect(links[0]!.getAttribute('href')).toBe('/exam-practice/take/7?attempt=1')
  expect(links[0]!.textContent).toContain('78 of 100 correct · Jan 2, 2030')
  expect(links[0]!.textContent).toContain('71%')
})

test('the earlier attempts can be shown too, and put away again', async () => {
  renderAnalytics(inSeason)
  const recent = await part('Recent Exam Attempts')
  await userEvent.click(recent.getByRole('button', { name: 'Show all 6' }))
  expect(recent.getAllByRole('link')[5]!.getAttribute('href')).toBe(
    '/exam-practice/take/7?attempt=6',
  )
  await userEvent.click(recent.getByRole('button', { name: 'Show the latest 5' }))
  expect(recent.getAllByRole('link')).toHaveLength(5)
})

test('where five are all there are, nothing more is offered', async () => {
  const attempts = [1, 2, 3, 4, 5].map((id) => attemptOf({ id }))
  renderAnalytics({ ...inSeason, '/api/exam-attempts': attempts })
  expect((await part('Recent Exam Attempts')).queryByRole('button')).toBeNull()
})

test('a goal that is reached says so', async () => {
  renderAnalytics({ ...inSeason, '/api/study-goals': { ...noGoals, examScore: 68 } })
  expect((await part('Study Goals')).getByText('Goal reached')).toBeTruthy()
})

test('the student sets goals, which take the place of the samples', async () => {
  const sent: unknown[] = []
  renderAnalytics({
    ...dayOne,
    'PUT /api/study-goals': (init: RequestInit) => {
      const goals = JSON.parse(String(init.body)) as object
      sent.push(goals)
      return Response.json({ ...goals, isOwn: true })
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Set your own goals' }))
  const hours = screen.getByRole('spinbutton', { name: 'Hours a week' })
  await user.clear(hours)
  await user.click(screen.getByRole('button', { name: 'Save goals' }))
  expect(screen.getByText('Enter whole hours from 1 to 40.')).toBeTruthy()
  expect(sent).toEqual([])

  await user.type(hours, '6')
  await user.click(screen.getByRole('button', { name: 'Save goals' }))
  const goals = await part('Study Goals')
  expect(await goals.findByText('0 h of 6 h')).toBeTruthy()
  expect(goals.queryByText('Sample')).toBeNull()
  expect(sent).toEqual([{ weeklyHours: 6, examScore: 90 }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Your goals have been saved.')).toBeTruthy()
})

test('goals that could not be saved stay in the dialog', async () => {
  renderAnalytics({ ...dayOne, 'PUT /api/study-goals': () => refuse(500, 'unexpected', 'no') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Set your own goals' }))
  await user.click(screen.getByRole('button', { name: 'Save goals' }))
  expect(await screen.findByText('Failed to save your goals. Please try again.')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Study goals' })).toBeTruthy()
})
