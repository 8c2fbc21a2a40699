import type { AskedItem, PrintedItem } from '../../coach.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { searchSubjects } from '../../understanding/knowledge/subject-search.ts'
import { findByForms, findByName, findSubjects } from '../../understanding/knowledge/term-index.ts'
import { contentStems } from '../../understanding/words/words.ts'

/** How much a name counts by where it stands: the right option is what the question asks for. */
const NAMED_IN = { key: 3, objective: 2, explanation: 1.2, question: 1.2 } as const
/** Of the words that a subject's own texts share with the question, where it is the best of all. */
const SEARCHED = 2.5
/** A name of several words stands there by no chance. */
const SEVERAL_WORDS = 0.8
const SAME_AREA = 1.3
const LOOKED_AT = 12
/** A share of the words that makes the best of a search a good one. */
const WELL_COVERED = 0.25
/** Below it a subject is a distant one, and worse than none; found with our own exams. */
const NEAR = 3

/** What an answered question is about: by its key and explanation as well. */
export function conceptOf(item: AskedItem): Subject | undefined {
  const { known, options } = item
  const key = known ? (options[known.correctAnswer] ?? '') : ''
  return conceptsIn(item, { key, explanation: known?.explanation ?? '' })[0]
}

function conceptsIn(
  { question, area, objective }: PrintedItem,
  { key, explanation }: { key: string; explanation: string },
): Subject[] {
  const points = new Map<string, { subject: Subject; points: number }>()
  const add = (subject: Subject, more: number) => {
    const before = points.get(subject.term)?.points ?? 0
    points.set(subject.term, { subject, points: before + more })
  }
  const texts = { key, objective: objective ?? '', explanation, question }
  const whole = wholeName(key)
  if (whole) add(whole, NAMED_IN.key)
  for (const place of ['key', 'objective', 'explanation', 'question'] as const)
    for (const subject of findSubjects(texts[place], place === 'key' ? bare(key) : ''))
      add(subject, NAMED_IN[place] + (subject.term.includes(' ') ? SEVERAL_WORDS : 0))
  const found = searchSubjects(Object.values(texts).join(' '), LOOKED_AT)
  for (const { subject, score, coverage } of found)
    add(subject, ((SEARCHED * score) / found[0]!.score) * Math.min(1, coverage / WELL_COVERED))
  return [...points.values()]
    .map((one) => ({
      ...one,
      points: one.points + (one.subject.card.area === area ? SAME_AREA : 0),
    }))
    .filter(({ points }) => points >= NEAR)
    .toSorted((a, b) => b.points - a.points)
    .map(({ subject }) => subject)
}

/** "An opportunity cost." as "opportunity cost". */
const bare = (option: string) =>
  option
    .toLowerCase()
    .replace(/[.?!]+$/, '')
    .replace(/^(an?|the|its|their|through|by|in) /, '')

const wholeName = (option: string): Subject | undefined =>
  contentStems(option).length === 0
    ? undefined
    : (findByName(bare(option)) ?? findByForms(bare(option)))

/** What an option means, where it is a term that is known. */
export const meaningOf = wholeName
