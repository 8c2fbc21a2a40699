import { changesIn, relationBetween, type Change } from '../../understanding/knowledge/changes.ts'
import { NO_EXCEPTION } from './absolutes.ts'

/**
 * Whether two changes go together in the way that is told ("when rates rise, people borrow less"): the verdict, and why.
 * Undefined where it tells of no two, or of two that nothing is known of.
 */
export function verdictOnChanges(told: string): string | undefined {
  // Which curve shifts is told apart from what moves along it elsewhere.
  if (OF_CURVES.test(told)) return undefined
  const pair = causeAndEffectIn(told)
  const relation = pair && relationBetween(pair.cause.of, pair.effect.of)
  if (!relation) return undefined
  const isSo = pair.effect.way === pair.cause.way * relation.way
  if (isSo && relation.isLoose) return `Almost, but on an exam the words count. ${relation.why}`
  if (isSo && NO_EXCEPTION.test(told)) return `Mostly, but not always. ${relation.why}`
  return isSo ? `Yes. ${relation.why}` : `No, ${wayRound(relation.way)}. ${relation.why}`
}

const OF_CURVES = /\b(?:curves?|shift\w*)\b/

const wayRound = (way: number) => (way === 0 ? 'that does not change' : 'it is the other way round')

/** One that changes, and what that does to another; others may stay the same meanwhile. */
function causeAndEffectIn(told: string): { cause: Change; effect: Change } | undefined {
  const whole = pairOf(told)
  if (whole) return whole
  // "Inflation goes up because loans cost more": the reason that is given comes after the two.
  const [first] = told.split(/ (?:because|since) /)
  return first === told ? undefined : pairOf(first!)
}

function pairOf(told: string) {
  const all = changesIn(told)
  const middle = told.search(CAUSE_LAST)
  const isTurned = middle > 0 && !CAUSE_FIRST.test(told) && all.some(({ to }) => to <= middle)
  const ordered = isTurned
    ? [...all.filter(({ from }) => from > middle), ...all.filter(({ to }) => to <= middle)]
    : all
  const effect = ordered.at(-1)
  const [cause, ...others] = ordered.slice(0, -1).filter(({ way }) => way !== 0)
  return cause && effect && others.length === 0 && cause.of !== effect.of
    ? { cause, effect }
    : undefined
}
const CAUSE_FIRST = /^(?:when|whenever|if|because|after|as|once) /
/** "Prices rise when demand rises", "unemployment rises in a recession". */
const CAUSE_LAST =
  / (?:when|whenever|if|because|after|as|once|no matter|regardless|however) (?!of )(?!(?:\w+ )*?(?:when|if) )| (?:in|during) (?=an? (?:\w+ )?(?:recession|boom|expansion|downturn|slump|contraction)\b)/
