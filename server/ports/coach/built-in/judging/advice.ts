import type { Criterion, Judgement } from '../../coach.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import type { Feature, Statement } from './statements.ts'

type Given = {
  criteria: Criterion[]
  statements: Statement[]
  indicators: RatedIndicator[]
}

/** One thing to keep, one to change, and one sentence said more strongly; each from what was said. */
export function adviceOn(given: Given): Pick<Judgement, 'keep' | 'change' | 'stronger'> {
  return { keep: toKeep(given), change: toChange(given), stronger: strongerThan(given) }
}

const nameOf = ({ criteria }: Given, id: string) =>
  criteria.find(({ key }) => key === id)?.name ?? id

function toKeep(given: Given) {
  const best = given.indicators.toSorted((a, b) => b.share - a.share)[0]
  const [quote] = best?.evidence ?? []
  if (best && quote && best.share >= 0.2) {
    return `Keep saying it as concretely as here: "${quote}" That is what "${nameOf(given, best.id)}" asks for.`
  }
  const [said] = given.statements.filter(({ weight, relevance }) => weight > 0 && relevance > 0)
  return said
    ? `Keep starting from the case, as you do here: "${said.text}"`
    : 'Keep the time you took to practice, and use it to answer the case in your own sentences.'
}

/** What each feature asks of the student. */
const ASKED: Record<Feature, string> = {
  figure: 'a figure from the case',
  when: 'by when it happens',
  who: 'who does it',
  how: 'exactly how it is done',
  why: 'why it is right',
  action: 'what you would do',
}

function toChange(given: Given) {
  const worst = given.indicators.toSorted((a, b) => a.share - b.share)[0]
  if (!worst) return 'Take the performance indicators one after the other, in their order.'
  const name = `"${nameOf(given, worst.id)}"`
  const point = worst.points.find(({ isCovered }) => !isCovered)?.text
  const also = point ? ` A strong answer ${inSentence(point)}.` : ''
  if (worst.evidence.length === 0) return `Address ${name}: nothing you said is about it.${also}`
  const missing = worst.missing.slice(0, 2).map((feature) => ASKED[feature])
  const add = missing.length > 0 ? ` Add ${missing.join(' and ')}.` : ''
  return `Go further on ${name}.${add}${also}`
}

const inSentence = (point: string) => point.charAt(0).toLowerCase() + point.slice(1)

/** A sentence that stays vague, and a strong answer's point in the first person in its place. */
function strongerThan({ statements, indicators }: Given): Judgement['stronger'] {
  const byNeed = indicators.toSorted((a, b) => a.share - b.share)
  const say = byNeed
    .flatMap(({ points }) => points.filter(({ isCovered }) => !isCovered))
    .map(({ text }) => inFirstPerson(text))
    .find((sentence) => sentence !== undefined)
  const said = statements.filter(({ words, answers }) => words >= 4 && answers === null)
  const vague = said.toSorted((a, b) => vagueness(b) - vagueness(a))[0] ?? statements[0]
  if (!vague) return null
  if (say) return { instead: vague.text, say }
  const [first] = indicators.flatMap(({ points }) => points)
  return {
    instead: vague.text,
    say: `I recommend this, and I will check it after two weeks: ${first ? inSentence(first.text) : 'the first step'}.`,
  }
}

const vagueness = ({ has, weight, relevance, words }: Statement) =>
  4 -
  [has.figure, has.when, has.who, has.how].filter(Boolean).length +
  (weight > 0 ? 0.5 : 0) +
  0.5 * relevance -
  (words > 30 ? 1 : 0)

/** "Gives the family one clear answer" as "I will give the family one clear answer"; undefined where it is not sure. */
function inFirstPerson(point: string): string | undefined {
  const [verb = '', ...rest] = point.split(' ')
  const base = baseOf(verb)
  const others = rest.join(' ')
  // A second verb would have to change too, and who "they" are would no longer be clear.
  if (!base || /\b(?:and|or|but|,) (?:\w+ly )?[a-z]+s\b/.test(others)) return undefined
  return `I will ${base} ${others}.`
}

/** What a good answer does by being said; there the words themselves are asked for. */
const SPEAKING =
  /^(?:describes|explains|shows|states|names|says|notes|sees|mentions|points|lists|concludes|admits|notices|speaks)$/

function baseOf(verb: string) {
  const word = verb.toLowerCase()
  if (SPEAKING.test(word)) return undefined
  if (!/^[a-z]+s$/.test(word) || /ss$/.test(word)) return undefined
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|zz|o)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
