import type { Coach, Meter } from '../ports/coach/coach.ts'
import { replyInstead } from '../ports/coach/with-stand-in.ts'
import type { Deps } from '../ports/deps.ts'
import { SHARE_USED } from './messages.ts'
import { addRequest, addSpent, type Payer } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The coach as this person may use it, for whoever wants to ask it on their behalf. A model costs money, so a person has
 * a share of requests and tokens a day, counted in the database: a judgement takes several requests. What uses the share
 * up is still finished. Beyond it
 * the stand-in answers and says so: in a reply's first words, a scenario's `standIn`, a judgement's `judgedBy`. The built-in coach costs
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
      if (!(await mayAsk(deps, user))) {
        return { ...(await standIn.writeScenario(request, signal)), standIn: 'share-used' }
      }
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
async function counted<T>(deps: Deps, user: Payer, act: (meter: Meter) => Promise<T>) {
  const spending = startSpending(deps, user)
  try {
    return await act(spending.meter)
  } finally {
    await spending.end()
  }
}

async function* metered<T>(deps: Deps, user: Payer, act: (meter: Meter) => AsyncIterable<T>) {
  const spending = startSpending(deps, user)
  try {
    yield* act(spending.meter)
  } finally {
    await spending.end()
  }
}

/** The first call was counted when the request was let through. */
function startSpending({ db }: Deps, user: Payer) {
  const spent = { requests: -1, tokens: 0 }
  return {
    meter: (tokens: number) => {
      spent.requests++
      spent.tokens += tokens
    },
    async end() {
      if (spent.requests >= 0) await addSpent(db, user, spent)
    },
  }
}
