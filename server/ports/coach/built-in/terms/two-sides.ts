import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { nearestNext } from '../../understanding/knowledge/next-questions.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { sortingOf } from '../../understanding/reading-turn/kinds.ts'
import { NO_EXCEPTION } from './absolutes.ts'
import { rowOf } from '../../understanding/intent/intent.ts'
import { check } from './say-concept.ts'
import type { Part, Talk } from '../talk.ts'

/** Two who hold two things, as a turn tells of them: "my mom says never … but my uncle says you need one, who's right". */
type Sides = { who: string; says: string }[]

/** Undefined where a turn tells of no two who disagree. */
export function sidesToldIn(plain: string): Sides | undefined {
  const [, one = '', first = '', other = '', second = ''] = plain.match(TWO_SIDES) ?? []
  return one === '' ? undefined : [side(one, first), side(other, second)]
}
const side = (who: string, says: string) => ({
  who: who.replace(/^my /, 'your ').replace(/^i$/, 'you'),
  says,
})

const WHO = '((?:my|our|the|his|her|a|one|another) (?:\\w+ )?\\w+|he|she|they|i)'
const HOLDS =
  '(?:says?|said|thinks?|thought|claims?|swears?|believes?|insists?|told me|tells me|keeps saying)'
const TWO_SIDES = new RegExp(
  `^(?:so |ok |and )*${WHO} ${HOLDS} (?:that |to )?(.+?) (?:but|and|while|yet) ${WHO} ${HOLDS} (?:that |to )?(.+?) (?:so )?(?:who|whos|which|which one|who do|whose)(?: (?:one|of them))?(?: (?:is|do|should|would|are|they|i|you|right|correct|wrong|believe|listen to|trust|think|agree with))+$`,
)

/**
 * Which of two who disagree is right, where the kind of a thing decides it or one of them says "never"; else what speaks for
 * and against it.
 */
export function sayOnTwoSides(talk: Talk): Part[] | undefined {
  const { plain, subjects, intent } = talk.understood
  if (rowOf(intent).isDeclined) return undefined
  const sides = sidesToldIn(plain)
  const [subject] = subjects
  if (!sides || !subject) return undefined
  return [
    `**${subject.term}**\n\n${verdictOn(sides)}`,
    ...sidesOf(subject, sides),
    `**What it is.** ${ideaOf(subject)}`,
    check(subject, talk.turn),
  ]
}

function verdictOn(sides: Sides): string {
  const verdicts = sides.map(({ says }) => ofKind(says, sides))
  const right = verdicts.findIndex((verdict) => verdict?.isSo)
  const known = verdicts.find((verdict) => verdict !== undefined)
  if (known && verdicts.filter((verdict) => verdict?.isSo).length === 1)
    return `**${upper(sides[right]!.who)}** ${IS_ONE.test(sides[right]!.who) ? 'are' : 'is'} right. ${known.why}`
  if (known) return known.why
  const far = sides.filter(({ says }) => NO_EXCEPTION.test(says))
  const [word] = far.length === 1 ? far[0]!.says.match(NO_EXCEPTION)! : []
  return word
    ? `Each has a point, but "${word}" goes too far: it depends on the case.`
    : 'Each may have a point; which counts more depends on the case.'
}

/** Whether a side says of what kind a thing is, and whether it is of that; the other side may leave out its name. */
function ofKind(says: string, sides: Sides): { isSo: boolean; why: string } | undefined {
  const name = sides.map((one) => one.says.match(NAMED)?.[1]).find((one) => one && !IT.test(one))
  const said = says.match(KIND)?.[1]
  if (!name || !said) return undefined
  const kinds = sides.flatMap((one) => one.says.match(KIND)?.[1]?.match(/ (\w+)$/)?.[1] ?? [])
  const ways = [said, ...kinds.map((kind) => `${said} ${kind}`)]
  for (const way of ways) {
    const sorting = sortingOf(`is ${name} ${/^(?:an?|the) /.test(way) ? '' : 'a '}${way}`)
    if (sorting?.asked && sorting.kind) {
      const { kind, asked, why } = sorting
      return { isSo: kind === asked, why: `It counts as **${kind}**: ${why}.` }
    }
  }
  return undefined
}
const NAMED = /^(?:an? |the )?(.+?) (?:is|are) /
const KIND = /^(?:.+? (?:is|are)|its|theyre) (.+)$/
const IT = /^(?:it|they|that|this)$/

/** What is good and bad about it, and what was written of what the second holds. */
function sidesOf(subject: Subject, sides: Sides): string[] {
  const { good } = facetsOf(subject.term)
  const near = sides
    .flatMap(({ says }) => nearestNext([subject], says) ?? [])
    .toSorted((one, other) => other.score - one.score)[0]
  return [
    ...(good ? [`**For and against.** ${good}`] : []),
    ...(near && near.score >= SPEAKS_OF_IT
      ? [`**On what they say.** ${upper(near.question.says.replace(/^(?:yes|no)[,:] /i, ''))}`]
      : []),
  ]
}
const SPEAKS_OF_IT = 0.5

const IS_ONE = /^(?:you|they)$/

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
