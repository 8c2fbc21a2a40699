import { createHash } from 'node:crypto'
import type { Finding } from './finding.ts'
import type { Exam, Item, Reading } from './schema.ts'

/** Share of readings that gave the key at once, over all exams. */
const AGREEMENT = 0.97

/** Of what a reader sees. Changing a word, a figure or the order of the options asks for a new reading. */
export function hashOf({ question, options }: Pick<Item, 'question' | 'options'>) {
  const seen = [question, ...options].map((text) =>
    text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim(),
  )
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16)
}

const isCurrent = (reading: Reading, item: Item) =>
  reading.itemId === item.id && reading.hash === hashOf(item)

export const isRead = (item: Item, readings: Reading[]) =>
  readings.some((reading) => isCurrent(reading, item))

/** One exam's readings: every item read as it stands now, every disagreement settled. */
export function checkReadings(slug: string, exam: Exam, readings: Reading[]): Finding[] {
  const file = `review/${slug}`
  const unread = exam.items.filter((item) => !isRead(item, readings)).map(({ id }) => id)
  const waiting = `${unread.length} items have no reading of their present wording: ${unread.join(' ')}`
  return [
    ...(unread.length > 0 ? [{ file, problem: waiting }] : []),
    ...exam.items.flatMap((item) => {
      const problem = problemOfItem(item, readings)
      return problem ? [{ file, id: item.id, problem }] : []
    }),
    ...readings.flatMap((reading) => {
      const problem = problemOfReading(reading, exam.items)
      return problem ? [{ file, id: reading.itemId, problem }] : []
    }),
  ]
}

function problemOfItem(item: Item, readings: Reading[]) {
  const current = readings.filter((reading) => isCurrent(reading, item))
  if (current.some(({ answer }) => answer !== item.correctAnswer)) {
    return 'the reader chose another option; fix the item (then have it read again) or drop it'
  }
  return undefined
}

function problemOfReading(reading: Reading, items: Item[]) {
  const item = items.find(({ id }) => id === reading.itemId)
  const { keyThen, settled } = reading
  if (keyThen === undefined) {
    if (settled) return 'says how a disagreement was settled, but there was none'
    return item ? undefined : 'is a reading of an item that is not in the exam; remove it'
  }
  if (!settled)
    return 'the reader disagreed; say in "settled" what was done ("Fixed: …", "Dropped: …")'
  if (settled.startsWith('Dropped') && item && isCurrent(reading, item)) {
    return 'says it was dropped, but it stands in the exam unchanged'
  }
  if (settled.startsWith('Fixed') && !item)
    return 'says it was fixed, but the exam has no such item'
  return undefined
}

/** Over every exam; a disagreement counts for good, also after the item was fixed. */
export function checkAgreement(readings: Reading[]): Finding[] {
  const agreed = readings.filter(({ keyThen }) => keyThen === undefined).length
  if (readings.length === 0 || agreed / readings.length >= AGREEMENT) return []
  const share = ((100 * agreed) / readings.length).toFixed(1)
  const problem = `readers and keys agreed in ${share} % of ${readings.length} readings; at least ${100 * AGREEMENT} %`
  return [{ file: 'review', problem }]
}

/**
 * Takes a reader's new answers into an exam's readings. Agreeing readings of earlier wordings make way;
 * disagreements stay on record.
 */
export function recordAnswers(
  exam: Exam,
  earlier: Reading[],
  answers: Map<string, Reading['answer']>,
  reader: string,
) {
  const kept = earlier.filter((reading) => {
    if (!answers.has(reading.itemId)) return true
    return reading.keyThen !== undefined && !isRepeat(reading, exam.items, answers)
  })
  const added = exam.items.flatMap((item): Reading[] => {
    const answer = answers.get(item.id)
    if (answer === undefined) return []
    const disagrees = answer !== item.correctAnswer
    const reading = { itemId: item.id, hash: hashOf(item), answer, reader }
    return [{ ...reading, ...(disagrees && { keyThen: item.correctAnswer }) }]
  })
  return [...kept, ...added].toSorted((a, b) => a.itemId.localeCompare(b.itemId))
}

/** The same answer to the same wording: recording a file twice records it once. */
const isRepeat = (reading: Reading, items: Item[], answers: Map<string, Reading['answer']>) =>
  !reading.settled &&
  answers.get(reading.itemId) === reading.answer &&
  items.some((item) => isCurrent(reading, item))
