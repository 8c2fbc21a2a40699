import type { JudgeRequest, Judgement } from '../coach.ts'
import { askForObject } from './ask-for-object.ts'
import { judgePrompt } from './judge-prompt.ts'
import { checkGrading, GradingReply, medianGrading } from './judgement.ts'
import type { Asking, ModelDoor } from './model-call.ts'
import { startWaiting } from './waiting.ts'

/** Odd, so that a median is one of them. */
const GRADINGS = 3
/** Ten criteria with quotes take about 2,000; reasoning models think in these as well. */
const MAX_TOKENS = 12_000

/**
 * Three gradings that know nothing of each other. Where one fails or does not fit even when repaired, the others are
 * taken back and none is shown: two have no median, and the response is kept and judged again later.
 */
export async function judge(
  door: ModelDoor,
  request: JudgeRequest,
  { signal, meter }: Asking,
): Promise<Judgement> {
  const waiting = startWaiting(signal)
  const asking = { signal: waiting.signal, meter }
  const question = {
    during: 'judge',
    ...judgePrompt(request),
    wire: GradingReply,
    fit: (reply: GradingReply) => checkGrading(reply, request),
    maxTokens: MAX_TOKENS,
  }
  const gradings = Array.from({ length: GRADINGS }, () => askForObject(door, question, asking))
  try {
    return medianGrading(await Promise.all(gradings), request.redone)
  } finally {
    waiting.end()
    // Those that are taken back say what they took before the judgement is over, and its costs are written down.
    await Promise.allSettled(gradings)
  }
}
