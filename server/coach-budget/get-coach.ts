import type { Coach, Meter } from '../ports/coach/coach.ts'
import { replyInstead } from '../ports/coach/with-stand-in.ts'
import type { Db } from '../ports/database/database.ts'
import type { Journey } from '../ports/database/prepare.ts'
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
  return limited(deps, user, () => mayAsk(deps, user, deps.db))
}

/**
 * The same for a call that reads the database before it asks: its request is counted on the same journey, and has to be
 * given back if the coach is not asked after all.
 */
export function reserveCoach(deps: Deps, user: Payer, journey: Journey) {
  if (!isLimited(deps)) return { coach: deps.coach, giveBack: async () => {} }
  const counted = mayAsk(deps, user, journey)
  // Whoever made the journey hears of it from what else was on it.
  counted.catch(() => {})
  return {
    coach: limited(deps, user, () => counted),
    async giveBack() {
      const isCounted = await counted.then(() => true).catch(() => false)
      if (isCounted) await addSpent(deps.db, user, { requests: -1, tokens: 0 })
    },
  }
}

const isLimited = ({ coach }: Deps) => coach.identity.kind !== 'built-in' && coach.standIn

function limited(deps: Deps, user: Payer, mayAsk: () => Promise<boolean>): Coach {
  const { coach } = deps
  const { standIn } = coach
  if (!isLimited(deps) || !standIn) return coach
  return {
    ...coach,
    async *reply(request, signal) {
      if (!(await mayAsk())) yield* replyInstead(standIn, request, signal, SHARE_USED)
      else {
        yield* metered(deps, user, (meter) => coach.reply(request, signal, meter))
      }
    },
    async writeScenario(request, signal) {
      if (!(await mayAsk())) {
        return { ...(await standIn.writeScenario(request, signal)), standIn: 'share-used' }
      }
      return counted(deps, user, (meter) => coach.writeScenario(request, signal, meter))
    },
    async judge(request, signal) {
      if (!(await mayAsk())) {
        return { ...(await standIn.judge(request, signal)), judgedBy: standIn.identity.kind }
      }
      return counted(deps, user, (meter) => coach.judge(request, signal, meter))
    },
  }
}

async function mayAsk({ clock, config }: Deps, user: Payer, on: Db | Journey) {
  const now = clock.now()
  const used = await addRequest(on, user, now, new Date(now.getTime() + DAY_MS))
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
