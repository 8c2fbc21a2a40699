import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { attemptOf, exam, noStats } from '../../test/exam-replies.ts'
import { noProgress, someProgress, someStats } from '../../test/progress-replies.ts'
import { dana, maya, renderApp, settings, type Replies } from '../../test/render-app.tsx'

const dayOne: Replies = {
  '/api/dashboard/stats': noStats,
  '/api/analytics': noProgress,
  '/api/exams': [exam],
  '/api/exam-attempts': [],
  '/api/notifications': [],
}
const inSeason: Replies = {
  ...dayOne,
  '/api/dashboard/stats': someStats,
  '/api/analytics': someProgress,
  '/api/exam-attempts': [attemptOf()],
}
const steps = (done: number) => ({
  steps: ['roster', 'exam-pdf', 'competition-date', 'time-zone', 'mail', 'invitations'].map(
    (step, place) => ({ step, done: place < done }),
  ),
})

const renderDashboard = (replies: Replies, as = maya) => renderApp({ as, replies })
const figure = async (label: string) =>
  (await screen.findByRole('heading', { name: label })).parentElement!.textContent

test('while it loads it says so', async () => {
  renderDashboard({ ...dayOne, '/api/analytics': () => new Promise(() => undefined) })
  expect(await screen.findByText('Loading your dashboard...')).toBeTruthy()
})

test('on day one everything is there, and what is a sample says so', async () => {
  renderDashboard(dayOne)
  expect(await screen.findByRole('heading', { name: 'Welcome back, Maya!' })).toBeTruthy()
  expect(screen.getByText('Next Competition: April 25–28, 2026')).toBeTruthy()
  expect(screen.getByText('Goal: State Championship')).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(2)
  expect(await figure('Overall Progress')).toContain('0%')
  expect(await figure('Exams Completed')).toBe('Exams Completed0+0 this week')
  expect(await figure('Roleplay Sessions')).toBe('Roleplay Sessions0Avg. score 0%')
  expect(await figure('Quick actions')).toContain('Notifications3 new for you')
  const actions = within(screen.getByRole('region', { name: 'Quick actions' }))
  const hrefOf = (name: RegExp) => actions.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/^AI Tutor ?BETA/)).toBe('/ai-tutor')
  expect(hrefOf(/^Take Practice Exam/)).toBe('/exam-practice')
  expect(hrefOf(/^Practice Roleplay ?BETA/)).toBe('/practice-roleplays')
  expect(hrefOf(/^Notifications/)).toBe('/notifications')
  expect(screen.getByText('Analytics Coming Soon')).toBeTruthy()
  expect(screen.getByText(/Recent activity and detailed analytics/).textContent).toBe(
    'Coming Soon Recent activity and detailed analytics',
  )
  expect(screen.getByRole('link', { name: /^Analytics ?Soon$/ }).ariaDisabled).toBe('true')
  expect(screen.queryByText('First steps')).toBeNull()
})

test('what an admin has set takes the place of the samples', async () => {
  const competition = { name: 'State conference', starts: '2030-04-30', ends: '2030-05-02' }
  const own = { ...settings, competition, goal: 'Ten finalists' }
  renderDashboard({ ...dayOne, '/api/settings/public': own })
  expect(await screen.findByText('Next Competition: April 30 – May 2, 2030')).toBeTruthy()
  expect(screen.getByText('State conference')).toBeTruthy()
  expect(screen.getByText('Goal: Ten finalists')).toBeTruthy()
  expect(screen.queryByText('Sample')).toBeNull()
})

test('with the first finished exam the analytics are no longer coming soon', async () => {
  renderDashboard(inSeason)
  const table = await screen.findByRole('table', { name: 'Hours studied this week' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayHours',
    ...['Monday0', 'Tuesday5.5', 'Wednesday1.1', 'Thursday0.1'],
    ...['FridayNot yet', 'SaturdayNot yet', 'SundayNot yet'],
  ])
  expect(screen.queryByText(/Coming Soon/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Progress' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Analytics' }).getAttribute('href')).toBe('/analytics')
  expect(
    screen
      .getByRole('link', { name: 'Progress Recent activity and detailed analytics' })
      .getAttribute('href'),
  ).toBe('/analytics')
  const recent = within(screen.getByRole('list', { name: 'Recent activity' })).getByRole('link')
  expect(recent.getAttribute('href')).toBe('/exam-practice/take/7?attempt=51')
  expect(recent.textContent).toContain('78%')
  expect(await figure('Overall Progress')).toContain('68%')
  expect(await figure('Exams Completed')).toBe('Exams Completed7+2 this week')
})

test('an exam of less than a minute unlocks a sample week', async () => {
  renderDashboard({
    ...inSeason,
    '/api/dashboard/stats': { ...someStats, totalStudyHours: 0 },
  })
  expect(await screen.findByRole('table', { name: /a sample/ })).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(3)
})

test.each([
  [0, false, '0 days', '0 of 7 days', 'Practice today lights the first dot.'],
  [1, true, '1 day', '1 of 7 days', 'Today counts. Tomorrow lights dot 2.'],
  [3, false, '3 days', '3 of 7 days', 'Practice today to keep it going.'],
  [7, true, '7 days', '7 of 7 days', 'A full week and counting. See you tomorrow.'],
  [12, true, '12 days', '7 of 7 days', 'A full week and counting. See you tomorrow.'],
])('a streak of %i (today: %s)', async (studyStreak, practisedToday, figure, dots, words) => {
  const analytics = { ...someProgress, practisedToday }
  renderDashboard({ ...inSeason, '/api/analytics': analytics }, { ...maya, studyStreak })
  const card = within(await screen.findByRole('region', { name: 'Study streak' }))
  expect(card.getByText((_, element) => element?.textContent === figure)).toBeTruthy()
  expect(card.getByRole('img', { name: dots })).toBeTruthy()
  expect(card.getByText(words)).toBeTruthy()
})

test.each([
  [{ ...maya, firstName: null }, 'Welcome back, Student!'],
  [{ ...dana, firstName: ' ' }, 'Welcome back, Admin!'],
])('who has no first name is greeted by role', async (as, greeting) => {
  renderDashboard({ ...dayOne, '/api/admin/first-steps': steps(2) }, as)
  expect(await screen.findByRole('heading', { name: greeting })).toBeTruthy()
})

test('the button leads to twenty questions of the exam last taken', async () => {
  const [whole, short, other] = [
    { ...exam, id: 1, wholeExamOnly: true },
    { ...exam, id: 2, questionCount: 19 },
    { ...exam, id: 3 },
  ]
  renderDashboard({
    ...inSeason,
    '/api/exams': [whole, short, other, exam],
    '/api/exam-attempts': [attemptOf({ id: 2, examId: 1 }), attemptOf({ id: 1, examId: 7 })],
  })
  const start = await screen.findByRole('link', { name: 'Start with 20 questions' })
  expect(start.getAttribute('href')).toBe('/exam-practice/take/7?count=20')
})

test.each([
  [maya, 'Go to Exam Practice', '/exam-practice'],
  [dana, 'Upload the first exam', '/upload-materials'],
])('without an exam the button leads where one comes from', async (as, name, href) => {
  const replies = { ...dayOne, '/api/exams': [], '/api/admin/first-steps': steps(0) }
  renderDashboard(replies, as)
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})

test('an admin sees the first steps until all are done', async () => {
  renderDashboard({ ...dayOne, '/api/admin/first-steps': steps(2) }, dana)
  const card = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(card.getByText('2 of 6 done')).toBeTruthy()
  const items = card.getAllByRole('listitem').map((item) => item.textContent)
  expect(items[0]).toBe('Put your students on the list (done)')
  expect(items[2]).toContain('Set the competition date and goal (to do)')
})

test('a step that is left leads to where it is done', async () => {
  renderDashboard({ ...dayOne, '/api/admin/first-steps': steps(1) }, dana)
  const card = within(await screen.findByRole('region', { name: 'First steps' }))
  const links = card.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/upload-materials',
    ...['/?settings=team', '/?settings=team', '/send-invites'],
  ])
})

test('done steps go away', async () => {
  renderDashboard({ ...dayOne, '/api/admin/first-steps': steps(6) }, dana)
  await screen.findByRole('heading', { name: 'Welcome back, Dana!' })
  expect(screen.queryByText('First steps')).toBeNull()
})
