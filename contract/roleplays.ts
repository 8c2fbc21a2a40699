import * as z from 'zod/mini'
import { IdInPath } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A ten-minute talk has about 9,000 characters. */
export const ROLEPLAY_RESPONSE_MAX = 20_000
/** The counter's other half: shown, never enforced. */
export const ROLEPLAY_RESPONSE_SHOWN_MAX = 1000
/** Of one answer to a judge's question. */
export const JUDGE_ANSWER_MAX = 4000
/** Each is ten minutes of reading and talking; whoever asks for more is only leafing. */
export const SCENARIOS_AN_HOUR = 120
/** Minutes of preparation and of the interview, in the Principles and the Individual Series events alike. */
export const PREPARATION_MINUTES = 10
export const INTERVIEW_MINUTES = 10

export const ROLEPLAY_CATEGORIES = [
  'Retail Management',
  'Marketing',
  'Hospitality',
  'Finance',
  'Entrepreneurship',
  'Business Operations',
] as const
export const SCENARIO_TYPES = [
  'Customer Service Challenge',
  'Team Management',
  'Product Launch',
  'Crisis Management',
  'Strategic Planning',
  'Sales Presentation',
] as const
/** The easiest first. */
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const

/** Why the built-in coach did what the language model that is set up should have done. */
export const StandInReason = z.enum(['no-answer', 'share-used'])
export type StandInReason = z.infer<typeof StandInReason>

export const RoleplayScenario = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  scenarioType: z.string(),
  difficulty: z.string(),
  /** What the student reads: situation, details, task, what the judge will ask of them; paragraphs apart by an empty line. */
  scenario: z.string(),
  /** Name of a criterion, in camel case, and what it asks for with its points. */
  evaluationCriteria: z.record(z.string(), z.string()),
  /** Said only where the built-in coach wrote it in the language model's place. */
  standIn: z.nullish(StandInReason),
  generatedAt: z.nullish(z.string()),
})
export type RoleplayScenario = z.infer<typeof RoleplayScenario>

/** What a participant is handed. What only the judge has is told turn by turn, in the interview. */
export const RoleplayPractice = z.extend(RoleplayScenario, {
  participantRole: z.string(),
  judgeRole: z.string(),
  performanceIndicators: z.array(z.object({ key: z.string(), text: z.string(), area: z.string() })),
  /** How many turns the interview has. */
  questionCount: z.int(),
  voice: z.boolean(),
})
export type RoleplayPractice = z.infer<typeof RoleplayPractice>

/** What the judge says at one turn of the interview. */
export const InterviewTurn = z.object({
  /** An answer is handed in under it. */
  key: z.string(),
  question: z.string(),
  /** A complication that comes up just before the question. */
  news: z.nullable(z.string()),
})
export type InterviewTurn = z.infer<typeof InterviewTurn>

/** Bands of the evaluation form. */
export const BANDS = [
  'Little/No Value',
  'Below Expectations',
  'Meets Expectations',
  'Exceeds Expectations',
] as const

export const JudgedLine = z.object({
  key: z.string(),
  name: z.string(),
  points: z.int(),
  maxPoints: z.int(),
  band: z.enum(BANDS),
  /** The student's own words; empty is "not addressed". */
  evidence: z.array(z.string()),
  reason: z.string(),
  /** Of a redo: this line was not tried again and stands as the earlier attempt had it, its quotes included. */
  carriedOver: z.optional(z.boolean()),
})
export type JudgedLine = z.infer<typeof JudgedLine>

export const RoleplayFeedback = z.object({
  /** 0 to 100, the sum of the lines' points. */
  score: z.int(),
  /** The built-in judge's is a practice estimate. */
  judgedBy: z.enum(['built-in', 'model']),
  /** Said only where the built-in judge judged it in the language model's place. */
  standIn: z.optional(StandInReason),
  /** Totals of the gradings, lowest first; one of the built-in judge. */
  totals: z.array(z.int()),
  lines: z.array(JudgedLine),
  /** Keys of the weakest lines, which a redo of this attempt is about. */
  weakest: z.optional(z.array(z.string())),
  keep: z.string(),
  change: z.string(),
  stronger: z.nullable(z.object({ instead: z.string(), say: z.string() })),
})
export type RoleplayFeedback = z.infer<typeof RoleplayFeedback>

export const RoleplayAttempt = z.object({
  id: z.int(),
  /** Null when the scenario has been deleted since. */
  scenarioId: z.nullable(z.int()),
  title: z.string(),
  category: z.string(),
  submittedAt: z.string(),
  response: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The attempt whose weakest criteria this one tried again. */
  redoOf: z.optional(z.nullable(z.int())),
  /** `failed` is tried again by the server; nothing that was written is lost. */
  judging: z.enum(['waiting', 'judged', 'failed']),
  feedback: z.nullable(RoleplayFeedback),
})
export type RoleplayAttempt = z.infer<typeof RoleplayAttempt>

/** Of one kind of criterion over one's judged attempts, oldest first. */
export const CriterionProgress = z.object({
  name: z.string(),
  /** Percent of the points, a judged attempt each. */
  shares: z.array(z.int()),
})
export type CriterionProgress = z.infer<typeof CriterionProgress>

const ScenarioInPath = z.object({ id: IdInPath })

export const roleplaysContract = {
  generateScenario: endpoint({
    method: 'POST',
    path: '/api/roleplay/generate',
    access: 'student',
    input: z.object({
      category: z.enum(ROLEPLAY_CATEGORIES),
      scenarioType: z.enum(SCENARIO_TYPES),
      difficulty: z.enum(DIFFICULTIES),
    }),
    output: RoleplayScenario,
  }),
  /** One's own, newest first. */
  listScenarios: endpoint({
    method: 'GET',
    path: '/api/roleplay/scenarios',
    access: 'student',
    input: z.object({}),
    output: z.array(RoleplayScenario),
  }),
  getScenario: endpoint({
    method: 'GET',
    path: '/api/roleplay/scenarios/:id',
    access: 'student',
    input: ScenarioInPath,
    output: RoleplayPractice,
  }),
  /** The first is 1. Asked for when the judge has their turn; nothing of a later one comes along. */
  getInterviewTurn: endpoint({
    method: 'GET',
    path: '/api/roleplay/scenarios/:id/interview/:turn',
    access: 'student',
    input: z.object({ id: IdInPath, turn: IdInPath }),
    output: InterviewTurn,
  }),
  /** Attempts at it stay. */
  deleteScenario: endpoint({
    method: 'DELETE',
    path: '/api/roleplay/scenarios/:id',
    access: 'student',
    input: ScenarioInPath,
    output: z.object({ message: z.string() }),
  }),
  /** The response is on the server when this answers; judging follows. */
  submitRoleplay: endpoint({
    method: 'POST',
    path: '/api/roleplay/:scenarioId/attempt',
    access: 'student',
    input: z.object({
      scenarioId: IdInPath,
      response: z
        .string('Please provide your response before submitting.')
        .check(
          z.trim(),
          z.minLength(1, 'Please provide your response before submitting.'),
          z.maxLength(
            ROLEPLAY_RESPONSE_MAX,
            `A response has at most ${ROLEPLAY_RESPONSE_MAX.toLocaleString('en-US')} characters.`,
          ),
        ),
      /** By the judge's question's key, for those that were answered. */
      answers: z.optional(z.record(z.string(), z.string().check(z.maxLength(JUDGE_ANSWER_MAX)))),
      /** Redo of the weakest criteria of that attempt: their keys come from it. */
      redoOf: z.optional(z.int()),
    }),
    output: RoleplayAttempt,
  }),
  /** One's own, newest first. */
  listRoleplayAttempts: endpoint({
    method: 'GET',
    path: '/api/roleplay-attempts',
    access: 'student',
    input: z.object({}),
    output: z.object({
      attempts: z.array(RoleplayAttempt),
      progress: z.array(CriterionProgress),
    }),
  }),
  /** Polled while its judgement is waiting. */
  getRoleplayAttempt: endpoint({
    method: 'GET',
    path: '/api/roleplay-attempts/:id',
    access: 'student',
    input: ScenarioInPath,
    output: RoleplayAttempt,
  }),
}
