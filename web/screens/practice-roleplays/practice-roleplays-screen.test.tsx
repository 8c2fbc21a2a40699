import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { RoleplayAttempt, RoleplayScenario } from '#contract/roleplays.ts'
// Compiled before the first test's clock runs.
import './practice-roleplays-screen.tsx'
import { maya, refuse, renderApp, type Replies } from '../../test/render-app.tsx'
import { attemptOf, feedbackOf, scenarioOf } from '../../test/roleplay-replies.ts'

type Shown = {
  scenarios?: RoleplayScenario[]
  attempts?: RoleplayAttempt[]
  path?: string
  replies?: Replies
}

function renderScreen({ scenarios = [], attempts = [], path, replies }: Shown = {}) {
  return renderApp({
    as: maya,
    path: path ?? '/practice-roleplays',
    replies: {
      '/api/roleplay/scenarios': scenarios,
      '/api/roleplay-attempts': {
        attempts,
        progress: attempts.length > 0 ? [{ name: 'Clear communication', shares: [33, 50] }] : [],
      },
      ...Object.fromEntries(attempts.map((one) => [`/api/roleplay-attempts/${one.id}`, one])),
      ...replies,
    },
  })
}
const failure = () => refuse(500, 'unexpected', 'Something went wrong.')

test('without scenarios it says so, and offers every choice and the tips', async () => {
  renderScreen()
  expect(await screen.findByRole('heading', { name: 'No scenarios generated yet' })).toBeTruthy()
  expect(
    screen.getByRole('heading', { name: 'Roleplay Generator' }).parentElement!.textContent,
  ).toContain('BETA')
  for (const name of ['Preparation', 'Presentation', 'Content'])
    expect(
      within(screen.getByRole('region', { name })).getAllByRole('listitem').length,
    ).toBeGreaterThan(2)

  const optionsOf = async (label: string) =>
    within(await screen.findByLabelText(label))
      .getAllByRole('option')
      .slice(1)
      .map((option) => option.textContent)
  expect(await optionsOf('Category')).toEqual([
    ...['Retail Management', 'Marketing', 'Hospitality', 'Finance', 'Entrepreneurship'],
    'Business Operations',
  ])
  expect(await optionsOf('Scenario type')).toEqual([
    ...['Customer Service Challenge', 'Team Management', 'Product Launch', 'Crisis Management'],
    ...['Strategic Planning', 'Sales Presentation'],
  ])
  expect(await optionsOf('Difficulty')).toEqual(['beginner', 'intermediate', 'advanced'])
})

test('a scenario says so where the built-in coach wrote it in the model’s place', async () => {
  renderScreen({
    scenarios: [
      scenarioOf({ id: 1, title: 'One', standIn: 'no-answer' }),
      scenarioOf({ id: 2, title: 'Two', standIn: 'share-used' }),
      scenarioOf({ id: 3, title: 'Three', standIn: null }),
    ],
  })
  const words = async (name: string) => (await screen.findByRole('listitem', { name })).textContent
  expect(await words('One')).toContain(
    'The language model gave no usable answer, so the built-in coach wrote this scenario.',
  )
  expect(await words('Two')).toContain(
    'Your share of the language model for the day was used up, so the built-in coach wrote this scenario.',
  )
  expect(await words('Three')).not.toContain('built-in')
})

test('two clicks at once generate one scenario', async () => {
  let asked = 0
  renderScreen({
    replies: { 'POST /api/roleplay/generate': () => (asked++, Response.json(scenarioOf())) },
  })
  const generate = await screen.findByRole('button', { name: 'Generate Scenario' })
  const choice = { Category: 'Finance', 'Scenario type': 'Team Management', Difficulty: 'beginner' }
  for (const [label, value] of Object.entries(choice)) {
    await userEvent.selectOptions(screen.getByLabelText(label), value)
  }
  act(() => [generate, generate].forEach((one) => one.click()))
  expect(await screen.findByText('New roleplay scenario generated successfully!')).toBeTruthy()
  expect(asked).toBe(1)
})

test('all three choices are needed; then a scenario is generated, or it says that it was not', async () => {
  const asked: unknown[] = []
  const outcomes = [failure, () => Response.json(scenarioOf())]
  renderScreen({
    replies: {
      'POST /api/roleplay/generate': (init) => {
        asked.push(JSON.parse(String(init.body)))
        return outcomes.shift()!()
      },
    },
  })
  const generate = await screen.findByRole('button', { name: 'Generate Scenario' })
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Finance')
  await userEvent.selectOptions(screen.getByLabelText('Scenario type'), 'Sales Presentation')
  await userEvent.click(generate)
  expect(await screen.findByText('Missing Information')).toBeTruthy()
  expect(screen.getByText('Please select all options before generating a scenario.')).toBeTruthy()
  expect(asked).toEqual([])

  await userEvent.selectOptions(screen.getByLabelText('Difficulty'), 'advanced')
  await userEvent.click(generate)
  expect(await screen.findByText('Failed to generate scenario. Please try again.')).toBeTruthy()
  await userEvent.click(generate)
  expect(await screen.findByText('New roleplay scenario generated successfully!')).toBeTruthy()
  const choice = { category: 'Finance', scenarioType: 'Sales Presentation', difficulty: 'advanced' }
  expect(asked).toEqual([choice, choice])
})

test('too many in an hour: beside the fixed words stands why, and from when it goes on', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(new Date('2030-01-02T15:00:10').getTime())
  const body = { code: 'too_many_requests', requestId: 'request-1' }
  const message = 'That was too often. Please try again in 12 minutes.'
  renderScreen({
    replies: {
      'POST /api/roleplay/generate': () =>
        Response.json({ ...body, message, fields: { retryAfterSeconds: '700' } }, { status: 429 }),
    },
  })
  const generate = await screen.findByRole('button', { name: 'Generate Scenario' })
  const choice = { Category: 'Finance', 'Scenario type': 'Team Management', Difficulty: 'beginner' }
  for (const [label, value] of Object.entries(choice)) {
    await userEvent.selectOptions(screen.getByLabelText(label), value)
  }
  await userEvent.click(generate)
  expect(await screen.findByText('Failed to generate scenario. Please try again.')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByText('3:12 PM').closest('p')!.textContent).toContain('120 scenarios')
})

test('five scenarios are shown, all of them on demand', async () => {
  const scenarios = [6, 5, 4, 3, 2, 1].map((id) => scenarioOf({ id, title: `Scenario ${id}` }))
  renderScreen({ scenarios: [{ ...scenarios[0]!, generatedAt: null }, ...scenarios.slice(1)] })
  const list = within(await screen.findByRole('region', { name: 'Recent Scenarios' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  expect(
    within(list.getByRole('listitem', { name: 'Scenario 6' })).getByText('Unknown'),
  ).toBeTruthy()
  const row = within(list.getByRole('listitem', { name: 'Scenario 5' }))
  for (const words of [
    'Finance',
    'Customer Service Challenge',
    'beginner',
    'Generated Jan 2, 2030 2:05 PM',
  ])
    expect(row.getByText(words)).toBeTruthy()
  expect(row.getByRole('link', { name: /^Practice/ }).getAttribute('href')).toBe(
    '/roleplay/practice/5',
  )
  await userEvent.click(list.getByRole('button', { name: 'View All Scenarios' }))
  expect(list.getAllByRole('listitem')).toHaveLength(6)
})

test('deleting asks first, says what came of it, and takes the draft along', async () => {
  const confirm = vi
    .fn<(question: string) => boolean>()
    .mockReturnValueOnce(false)
    .mockReturnValue(true)
  vi.stubGlobal('confirm', confirm)
  for (const name of ['roleplay-4-0', 'roleplay-4-12', 'roleplay-40-0'])
    localStorage.setItem(`finalist:${maya.id}:${name}`, '{}')
  const outcomes = [failure, () => Response.json({ message: 'Gone.' })]
  renderScreen({
    scenarios: [scenarioOf()],
    replies: { 'DELETE /api/roleplay/scenarios/4': () => outcomes.shift()!() },
  })
  const remove = await screen.findByRole('button', { name: /^Delete Three Fees/ })
  await userEvent.click(remove)
  expect(confirm).toHaveBeenLastCalledWith(
    'Are you sure you want to delete "Three Fees for One Pair of Sneakers"? This action cannot be undone.',
  )
  expect(outcomes).toHaveLength(2)
  await userEvent.click(remove)
  expect(await screen.findByText('Failed to delete scenario. Please try again.')).toBeTruthy()
  await userEvent.click(remove)
  expect(await screen.findByText('Scenario deleted successfully!')).toBeTruthy()
  expect(Object.keys(localStorage)).toEqual([`finalist:${maya.id}:roleplay-40-0`])
})

test('a talk without a sentence to make stronger is told how to begin one', async () => {
  const { feedback } = attemptOf()
  const attempt = attemptOf({ feedback: { ...feedback!, stronger: null } })
  renderScreen({ attempts: [attempt], path: '/practice-roleplays?attempt=12' })
  expect(await screen.findByText(/Say one decision in one sentence/)).toBeTruthy()
})

test('feedback says what each point is for, in the student’s own words', async () => {
  renderScreen({ attempts: [attemptOf()], path: '/practice-roleplays?attempt=12' })
  const feedback = within(await screen.findByRole('region', { name: 'Your feedback' }))
  expect((await feedback.findByRole('region', { name: 'Score' })).textContent).toContain('62of 100')
  expect(feedback.getByText('Practice estimate')).toBeTruthy()
  for (const words of [
    'You came to the point.',
    'Say what it costs.',
    'By five I will have called her',
  ])
    expect(feedback.getByText(words)).toBeTruthy()
  const [complaint, creativity] = within(
    feedback.getByRole('region', { name: 'Line by line' }),
  ).getAllByRole('listitem')
  for (const words of [
    '10 of 14',
    'Meets Expectations',
    '“I would call her today.”',
    'Names a step and who takes it.',
  ])
    expect(complaint!.textContent).toContain(words)
  for (const words of ['1 of 6', 'Little/No Value', 'Not addressed', 'No idea of your own.'])
    expect(creativity!.textContent).toContain(words)
  expect(feedback.getByRole('link', { name: 'Redo only the weakest' }).getAttribute('href')).toBe(
    '/roleplay/practice/4?redo=12',
  )
  expect(screen.getByRole('region', { name: 'Progress by criterion' }).textContent).toContain(
    '33%, 50%',
  )
})

test('closed feedback gives the focus to where it opens again', async () => {
  renderScreen({ attempts: [attemptOf()], path: '/practice-roleplays?attempt=12' })
  await userEvent.click(await screen.findByRole('button', { name: 'Close feedback' }))
  const again = await screen.findByRole('link', { name: /^See feedback/ })
  await waitFor(() => expect(document.activeElement).toBe(again))
})

test('a judge’s reasons stand in lines of their own', async () => {
  const feedback = feedbackOf()
  const reason = 'Content, 4 of 11: you say 1 of the 3 points.\nMissing: says what it costs.'
  feedback.lines[0] = { ...feedback.lines[0]!, reason }
  renderScreen({ attempts: [attemptOf({ feedback })], path: '/practice-roleplays?attempt=12' })
  const content = await screen.findByText('Content, 4 of 11:')
  expect(content.closest('p')!.textContent).toBe('Content, 4 of 11: you say 1 of the 3 points.')
  expect(screen.getByText('Missing:').closest('p')!.textContent).toBe(
    'Missing: says what it costs.',
  )
})

test('a list that was read before the judgement came is read again', async () => {
  const lists = [attemptOf({ judging: 'waiting', feedback: null }), attemptOf()]
  renderScreen({
    attempts: [attemptOf()],
    path: '/practice-roleplays?attempt=12',
    replies: {
      '/api/roleplay-attempts': () =>
        Response.json({ attempts: [lists.length > 1 ? lists.shift() : lists[0]], progress: [] }),
    },
  })
  const list = within(await screen.findByRole('region', { name: 'Your attempts' }))
  // Well before the next poll of the list.
  await waitFor(() => expect(list.queryByText('Being judged')).toBeNull(), { timeout: 2000 })
  expect(list.getByText('62')).toBeTruthy()
})

test('three gradings of a model show their median and how far they are apart', async () => {
  const feedback = feedbackOf({ judgedBy: 'model', totals: [58, 62, 64], weakest: [] })
  renderScreen({
    attempts: [attemptOf({ feedback, scenarioId: null })],
    path: '/practice-roleplays?attempt=12',
  })
  expect(
    await screen.findByText('Median of three gradings by the language model, from 58 to 64.'),
  ).toBeTruthy()
  expect(screen.queryByText('Practice estimate')).toBeNull()
  // The scenario is gone, and with it the way to try it again.
  expect(screen.queryByRole('link', { name: 'Redo only the weakest' })).toBeNull()
  expect(screen.getByText('You have deleted this scenario since.')).toBeTruthy()
})

test.each([
  ['waiting', 'The judge is reading your response…', 'Your response is saved.'],
  [
    'failed',
    'The judge could not finish this time',
    'Your response is kept, and judging is tried again',
  ],
] as const)('while judging is %s it says what is safe', async (judging, title, safe) => {
  renderScreen({
    attempts: [attemptOf({ judging, feedback: null })],
    path: '/practice-roleplays?attempt=12',
  })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(safe, { exact: false })).toBeTruthy()
})
