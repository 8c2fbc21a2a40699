import type { Turn } from '../../../coach.ts'
import { isPastedItem } from '../../../understanding/items/pasted-item.ts'
import { textOfSum } from '../typed-figures.ts'
import { figureNamed } from './figure-names.ts'
import { readable } from './figures-said.ts'
import { nameFigures, type Told } from './name-figures.ts'
import { figuresWorked, type Worked } from './figures-worked.ts'
import { sameAs } from './same-figures.ts'

type Known = Told & { said: boolean; isChange: boolean }

/**
 * What a talk said of these figures, the last of each: by the student, or as the tutor read and worked it out. Figures that
 * a later turn says otherwise, and not as a change of them, belong to another case, and so does all before that.
 */
export function figuresOfTalk(
  turns: Turn[],
  names: string[],
  told: Map<string, Told>,
): Map<string, Told> {
  const [last, ...before] = turns.toReversed()
  const found = knownOf(told, last?.content ?? '')
  for (const { role, content } of before) {
    const known = role === 'user' ? saidOf(content, names) : workedOf(content, names, found)
    const isOfOther = [...known].some(([name, { value, said }]) => {
      const later = found.get(name)
      return said && later?.said && !later.isChange && later.value !== value
    })
    if (isOfOther) break
    for (const [name, one] of known) if (!found.has(name)) found.set(name, one)
    if (role === 'user' && BEGINS_ANEW.test(content)) break
  }
  return found
}

const BEGINS_ANEW =
  /\b(?:another|a different|a new|an ?other|a second|the next) (?:company|store|shop|business|hotel|firm|restaurant|one|problem|question|case|example|sum)\b/i

function saidOf(content: string, names: string[]): Map<string, Known> {
  if (content.length > LONGEST || isPastedItem(content)) return new Map()
  const { told } = nameFigures(readable(textOfSum(content)), names.map(figureNamed))
  return knownOf(told, content)
}

const knownOf = (told: Map<string, Told>, content: string): Map<string, Known> =>
  new Map(
    [...told].map(([name, one]) => [name, { ...one, said: true, isChange: CHANGES.test(content) }]),
  )
/** Characters; a longer text is no talk of one sum. */
const LONGEST = 600
const CHANGES =
  /^(?:and|so|but|then|what about|how about|with)\b|\b(?:if|instead|change[sd]?|becomes?|now|suppose|rises?|falls?|drops?|goes)\b/i

/** A result holds as long as nothing that it was made of was said otherwise since. */
function workedOf(content: string, names: string[], found: Map<string, Known>): Map<string, Known> {
  const worked = figuresWorked(content)
  const isStale = ({ from }: Worked) =>
    [...from].some(([name, value]) =>
      sameAs(name).some((one) => found.has(one) && found.get(one)!.value !== value),
    )
  return new Map(
    names.flatMap((name) => {
      const known = worked.find((one) => sameAs(name).includes(one.name) && !isStale(one))
      return known ? [[name, { value: known.value, cost: 0, said: false, isChange: false }]] : []
    }),
  )
}
