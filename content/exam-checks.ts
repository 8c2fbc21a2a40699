import { EXAMS, type Area, type Blueprint } from './blueprint.ts'
import { examFigures, longestIsRight } from './exam-figures.ts'
import type { Finding } from './finding.ts'
import { checkItem, kindOf } from './item-checks.ts'
import { gradeOf } from './reading-level.ts'
import type { Exam, Item } from './schema.ts'
import { fingerprint, normalise, repeated, similarity } from './text.ts'

/** χ² of three degrees of freedom above this is significant at 5 %. */
const CHI_SQUARED_LIMIT = 7.815

/** Everything that one exam's file has to satisfy by itself. */
export function checkExam(file: string, exam: Exam): Finding[] {
  const blueprint = EXAMS.find(({ slug }) => file === `exams/${slug}`)
  if (!blueprint)
    return [{ file, problem: `no such exam is planned; the files are named ${NAMES}` }]
  return [
    ...[
      ...checkHeader(exam, blueprint),
      ...checkAreas(exam.items, blueprint),
      ...checkIds(exam.items, blueprint),
      ...checkDifficulties(exam.items),
      ...checkFigures(exam.items),
    ].map((problem) => ({ file, problem })),
    ...checkObjectives(file, exam.items),
    ...exam.items.flatMap((item) => checkItem(file, item)),
  ]
}

const NAMES = EXAMS.map(({ slug }) => slug).join(', ')

function* checkHeader(exam: Exam, blueprint: Blueprint) {
  const wanted = {
    id: blueprint.slug,
    title: blueprint.title,
    category: blueprint.category,
    cluster: blueprint.cluster,
    eventCodes: blueprint.eventCodes,
  }
  for (const [field, value] of Object.entries(wanted)) {
    const found: unknown = Reflect.get(exam, field)
    if (JSON.stringify(found) !== JSON.stringify(value)) {
      yield `${field} is ${JSON.stringify(found)}; it has to be ${JSON.stringify(value)}`
    }
  }
}

function* checkAreas(items: Item[], { items: wanted }: Blueprint) {
  const areas = new Set<Area>([
    ...items.map(({ area }) => area),
    ...(Object.keys(wanted) as Area[]),
  ]) // a Record's keys
  for (const area of areas) {
    const [count, goal] = [items.filter((item) => item.area === area).length, wanted[area] ?? 0]
    if (count < goal) yield `${area}: ${count} of ${goal} items; write ${goal - count} more`
    if (count > goal) yield `${area}: ${count} items for ${goal}; take ${count - goal} out`
  }
}

function* checkIds(items: Item[], { prefix }: Blueprint) {
  const ids = items.map(({ id }) => id)
  for (const id of repeated(ids)) yield `two items have the id ${id}`
  const shape = new RegExp(`^${prefix}-\\d{3}$`)
  for (const id of ids.filter((id) => !shape.test(id))) {
    yield `the id ${id} should look like ${prefix}-001`
  }
}

function* checkDifficulties(items: Item[]) {
  for (const difficulty of ['easy', 'medium', 'hard'] as const) {
    const count = items.filter((item) => item.difficulty === difficulty).length
    if (count < 15) yield `${count} ${difficulty} items; at least 15 of each difficulty`
  }
}

function checkObjectives(file: string, items: Item[]): Finding[] {
  const prints = items.map(({ objective }) => fingerprint(objective))
  return items.flatMap((item, index) => {
    const twin = items.slice(0, index).find((earlier, at) => {
      const alike = similarity(prints[at] ?? NOTHING, prints[index] ?? NOTHING)
      return alike >= 0.75 || normalise(earlier.objective) === normalise(item.objective)
    })
    if (!twin) return []
    return [{ file, id: item.id, problem: `has the objective of ${twin.id}; test something else` }]
  })
}

const NOTHING = new Uint32Array()

/** The measures that need the whole exam; the advice names the items that would move them. */
function* checkFigures(items: Item[]) {
  if (items.length === 0) return
  const { keys, chiSquared, longest, stemWords, completions, grade } = examFigures(items)
  if (chiSquared >= CHI_SQUARED_LIMIT) {
    yield `key letters A/B/C/D ${keys.join('/')} are uneven (χ² ${chiSquared.toFixed(2)}, limit ${CHI_SQUARED_LIMIT}); move right options (and their misconceptions) to the rarer letters`
  }
  if (longest < 20 || longest > 32) {
    const where = items.filter((item) => longestIsRight(item) === 1).map(({ id }) => id)
    yield `the longest option is right in ${longest.toFixed(1)} %, 20 to 32 is the range; now in ${where.join(' ')}`
  }
  if (stemWords < 12 || stemWords > 24) {
    yield `the median stem has ${stemWords} words; 12 to 24 is the range`
  }
  if (completions < 30 || completions > 45) {
    yield `${completions.toFixed(1)} % of the stems are completed by their options; 30 to 45 is the range`
  }
  for (const kind of ['question', 'colon'] as const) {
    const share = (100 * items.filter((item) => kindOf(item) === kind).length) / items.length
    if (share < 12)
      yield `${share.toFixed(0)} % of the stems end in "${kind === 'colon' ? ':' : '?'}"; at least 12`
  }
  if (grade < 9 || grade > 12) {
    const sorted = items.toSorted((a, b) => gradeOf(a) - gradeOf(b))
    const far = (grade < 9 ? sorted : sorted.toReversed()).slice(0, 12).map(({ id }) => id)
    yield `the median stem reads at grade ${grade}; 9 to 12 is the range; farthest off: ${far.join(' ')}`
  }
}
