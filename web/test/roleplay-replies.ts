import type {
  JudgedLine,
  RoleplayAttempt,
  RoleplayFeedback,
  RoleplayPractice,
  RoleplayScenario,
} from '#contract/roleplays.ts'

export const scenarioOf = (overrides: Partial<RoleplayScenario> = {}): RoleplayScenario => ({
  id: 4,
  title: 'Three Fees for One Pair of Sneakers',
  category: 'Finance',
  scenarioType: 'Customer Service Challenge',
  difficulty: 'beginner',
  scenario: 'You are to assume the role of a representative.\n\nRecommend what you will say.',
  evaluationCriteria: {
    performanceIndicatorOne: 'Respond to a complaint (14 points)',
    clearCommunication: 'Greet the judge (6 points)',
  },
  generatedAt: '2030-01-02T14:05:00',
  ...overrides,
})

export const practiceOf = (overrides: Partial<RoleplayPractice> = {}): RoleplayPractice => ({
  ...scenarioOf(),
  participantRole: 'member-service representative',
  judgeRole: 'branch manager',
  performanceIndicators: [
    { key: 'p1', text: 'Respond to a complaint', area: 'Customer Relations' },
  ],
  questionCount: 2,
  voice: true,
  ...overrides,
})

/** What the judge says in the interview of `practiceOf`, by the address it is asked for at. */
export const interviewReplies = {
  '/api/roleplay/scenarios/4/interview/1': {
    ...{ key: 'q1', question: 'What do I tell the next family?', news: null },
  },
  '/api/roleplay/scenarios/4/interview/2': {
    ...{ key: 'q2', question: 'How would you explain the order?' },
    news: 'The mother has written a review.',
  },
}

const lineOf = (overrides: Partial<JudgedLine>): JudgedLine => ({
  ...{ key: 'p1', name: 'Respond to a complaint', points: 10, maxPoints: 14 },
  ...{ band: 'Meets Expectations', evidence: ['I would call her today.'] },
  reason: 'Names a step and who takes it.',
  ...overrides,
})

export const feedbackOf = (overrides: Partial<RoleplayFeedback> = {}): RoleplayFeedback => ({
  score: 62,
  judgedBy: 'built-in',
  totals: [62],
  lines: [
    lineOf({}),
    lineOf({
      ...{ key: 'creativity', name: 'Creativity', points: 1, maxPoints: 6 },
      ...{ band: 'Little/No Value', evidence: [], reason: 'No idea of your own.' },
    }),
  ],
  weakest: ['creativity'],
  keep: 'You came to the point.',
  change: 'Say what it costs.',
  stronger: { instead: 'I would call her', say: 'By five I will have called her' },
  ...overrides,
})

export const attemptOf = (overrides: Partial<RoleplayAttempt> = {}): RoleplayAttempt => ({
  id: 12,
  scenarioId: 4,
  title: 'Three Fees for One Pair of Sneakers',
  category: 'Finance',
  submittedAt: '2030-01-03T10:00:00',
  response: 'I would call her today.',
  answers: [{ question: 'What do I tell the next family?', answer: 'The same.' }],
  judging: 'judged',
  feedback: feedbackOf(),
  ...overrides,
})
