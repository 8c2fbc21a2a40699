import type { Coach, Meter } from '../ports/coach/coach.ts'
import { replyInstead } from '../ports/coach/with-stand-in.ts'
import type { Deps } from '../ports/deps.ts'
import { SHARE_USED } from './messages.ts'
import { addRequest, addTokens, type Payer } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The coach as this person may use it, for whoever wants to ask it on their behalf. A model costs money, so a person has
 * a share of requests and tokens a day, counted in the database; the call that uses it up is still finished. Beyond it
 * the stand-in answers and says so: in a reply's first words, in a judgement's `judgedBy`. The built-in coach costs
 * nothing and is not counted.
 */
export function getCoach(deps: Deps, user: Payer): Coach {
  const { coach } = deps
  const { standIn } = coach
  if (coach.identity.kind === 'built-in' || !standIn) return coach
  return {
    ...coach,
    async *reply(request, signal) {
      if (!(await mayAsk(deps, user))) yield* replyInstead(standIn, request, signal, SHARE_USED)
      else {
        yield* metered(deps, user, (meter) => coach.reply(request, signal, meter))
      }
    },
    async writeScenario(request, signal) {
      if (!(await mayAsk(deps, user))) return standIn.writeScenario(request, signal)
      return counted(deps, user, (meter) => coach.writeScenario(request, signal, meter))
    },
    async judge(request, signal) {
      if (!(await mayAsk(deps, user))) {
        return { ...(await standIn.judge(request, signal)), judgedBy: standIn.identity.kind }
      }
      return counted(deps, user, (meter) => coach.judge(request, signal, meter))
    },
  }
}

async function mayAsk({ db, clock, config }: Deps, user: Payer) {
  const now = clock.now()
  const used = await addRequest(db, user, now, new Date(now.getTime() + DAY_MS))
  const { requestsPerDay, tokensPerDay } = config.modelBudget
  return used.requests <= requestsPerDay && used.tokens < tokensPerDay
}

/** What was spent counts however it ended. */
async function counted<T>({ db }: Deps, user: Payer, act: (meter: Meter) => Promise<T>) {
  const spent = { tokens: 0 }
  try {
    return await act((tokens) => (spent.tokens += tokens))
  } finally {
    if (spent.tokens > 0) await addTokens(db, user, spent.tokens)
  }
}

async function* metered<T>({ db }: Deps, user: Payer, act: (meter: Meter) => AsyncIterable<T>) {
  const spent = { tokens: 0 }
  try {
    yield* act((tokens) => (spent.tokens += tokens))
  } finally {
    if (spent.tokens > 0) await addTokens(db, user, spent.tokens)
  }
}
