import { CoachUnavailable, type Judgement, type JudgeRequest } from '../coach.ts'

export async function judge(_request: JudgeRequest): Promise<Judgement> {
  throw new CoachUnavailable('The built-in judge is still to be written.')
}
