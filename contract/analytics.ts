import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Fewer ranked students than this and a rank would tell one student how another one did. */
export const MIN_RANKED_STUDENTS = 5
/** Shorter attempts do not count towards the rank: three lucky answers are no first place. */
export const MIN_RANKED_QUESTIONS = 10
/** Attempts that a rank and either side of the improvement look at: how somebody does now, not in September. */
export const RECENT_ATTEMPTS = 5
/** Answered items from which an area can be called strong or weak; with fewer it is chance. */
export const MIN_AREA_ITEMS = 10
/** Areas named on either side. */
export const TOP_AREAS = 3

/** Goals before the student sets any; the specification's. */
export const DEFAULT_GOALS = { weeklyHours: 20, examScore: 90 }
/** More than a full working week beside school is a slip of the finger. */
export const MAX_WEEKLY_HOURS = 40

export const DashboardStats = z.object({
  /** Mean of the finished attempts' scores, 0 when there are none. */
  avgExamScore: z.number(),
  totalExams: z.int(),
  /** Since Monday, in the team's time zone. */
  examsThisWeek: z.int(),
  totalRoleplays: z.int(),
  avgRoleplayScore: z.number(),
  /** Measured active time in hours, to a tenth. */
  totalStudyHours: z.number(),
})
export type DashboardStats = z.infer<typeof DashboardStats>

/** How a student did in one instructional area, over all finished attempts. */
export const AreaStanding = z.object({
  area: z.string(),
  answered: z.int(),
  correct: z.int(),
})
export type AreaStanding = z.infer<typeof AreaStanding>

export const StudyWeek = z.object({
  /** Monday to Sunday by the team's calendar, with measured hours to a tenth. */
  days: z.array(z.object({ day: z.iso.date(), hours: z.number() })),
  hours: z.number(),
  /** The day it is now for the team. */
  today: z.iso.date(),
})
export type StudyWeek = z.infer<typeof StudyWeek>

/** What `DashboardStats` does not say. `null` is "there is nothing real to show yet". */
export const Analytics = z.object({
  /** Percentage points; from two finished attempts on. */
  improvement: z.nullable(z.int()),
  /** One's own place, 1 being the best; from five ranked students on. */
  classRank: z.nullable(z.int()),
  week: StudyWeek,
  /** Whether today already counts for the streak. */
  practisedToday: z.boolean(),
  /** Whole percent; from the first judged roleplay on. */
  roleplayScore: z.nullable(z.int()),
  /** From the first area with ten answered items on. */
  areas: z.nullable(
    z.object({ strengths: z.array(AreaStanding), toImprove: z.array(AreaStanding) }),
  ),
})
export type Analytics = z.infer<typeof Analytics>

const wholeNumber = (least: number, most: number, problem: string) =>
  z.int(problem).check(z.minimum(least, problem), z.maximum(most, problem))

export const StudyGoals = z.object({
  weeklyHours: wholeNumber(1, MAX_WEEKLY_HOURS, `Enter whole hours from 1 to ${MAX_WEEKLY_HOURS}.`),
  /** Whole percent. */
  examScore: wholeNumber(1, 100, 'Enter a whole percent from 1 to 100.'),
})
export type StudyGoals = z.infer<typeof StudyGoals>

/** `isOwn`: this student has set them; otherwise they are the defaults. */
const KeptGoals = z.extend(StudyGoals, { isOwn: z.boolean() })
export type KeptGoals = z.infer<typeof KeptGoals>

/** What makes a new installation a team's own, in the order in which it is easiest done. */
export const FirstStep = z.enum([
  'roster',
  'exam-pdf',
  'competition-date',
  'time-zone',
  'mail',
  'invitations',
])
export type FirstStep = z.infer<typeof FirstStep>

export const analyticsContract = {
  getDashboardStats: endpoint({
    method: 'GET',
    path: '/api/dashboard/stats',
    access: 'student',
    input: z.object({}),
    output: DashboardStats,
  }),
  /** The caller's own, and nobody else's. */
  getAnalytics: endpoint({
    method: 'GET',
    path: '/api/analytics',
    access: 'student',
    input: z.object({}),
    output: Analytics,
  }),
  getStudyGoals: endpoint({
    method: 'GET',
    path: '/api/study-goals',
    access: 'student',
    input: z.object({}),
    output: KeptGoals,
  }),
  saveStudyGoals: endpoint({
    method: 'PUT',
    path: '/api/study-goals',
    access: 'student',
    input: StudyGoals,
    output: KeptGoals,
  }),
  getFirstSteps: endpoint({
    method: 'GET',
    path: '/api/admin/first-steps',
    access: 'admin',
    input: z.object({}),
    output: z.object({ steps: z.array(z.object({ step: FirstStep, done: z.boolean() })) }),
  }),
}
