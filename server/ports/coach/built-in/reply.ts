import { CoachUnavailable, type ReplyPiece, type ReplyRequest } from '../coach.ts'

export async function* reply(_request: ReplyRequest): AsyncGenerator<ReplyPiece> {
  throw new CoachUnavailable('The built-in tutor is still to be written.')
}
