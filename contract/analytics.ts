import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

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

export const analyticsContract = {
  getDashboardStats: endpoint({
    method: 'GET',
    path: '/api/dashboard/stats',
    access: 'student',
    input: z.object({}),
    output: DashboardStats,
  }),
}
