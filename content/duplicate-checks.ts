import type { Finding } from './finding.ts'
import type { Exam } from './schema.ts'
import { fingerprint, normalise, similarity } from './text.ts'

/** Calibrated on six real papers: pairs above are the same question in other words, pairs below are not. */
const SAME_STEM = 0.5
/** With the same right answer, less likeness is needed. */
const SAME_STEM_AND_KEY = 0.4
const SAME_OPTIONS = 0.8

export type Question = { id: string; question: string; options: string[]; correctAnswer: number }
type Print = Question & {
  file: string
  stem: Uint32Array
  set: string
  choices: Uint32Array
  key: string
}

/**
 * Items that ask what another asks, within an exam or across exams. `others` are compared with but not reported on:
 * the demo exam, or the exams that are not being checked.
 */
export function checkDuplicates(
  exams: Map<string, Exam>,
  others: Map<string, Question[]> = new Map(),
): Finding[] {
  const known = [...others].flatMap(([file, items]) => items.map((item) => print(file, item)))
  const findings: Finding[] = []
  for (const [file, { items }] of exams) {
    for (const item of items.map((item) => print(file, item))) {
      for (const earlier of known) {
        const alike = likeness(item, earlier)
        if (!alike) continue
        const problem = `${alike} ${earlier.id} (${earlier.file}); ask something else`
        findings.push({ file, id: item.id, problem })
      }
      known.push(item)
    }
  }
  return findings
}

function print(file: string, item: Question): Print {
  const options = item.options.map(normalise).toSorted()
  const wordy = options.filter((option) => /[a-z]{3}/.test(option)).length >= 2
  return {
    ...item,
    file,
    stem: fingerprint(item.question),
    set: options.join('|'),
    choices: wordy ? fingerprint(options.join(' ')) : new Uint32Array(),
    key: normalise(item.options[item.correctAnswer] ?? ''),
  }
}

function likeness(a: Print, b: Print) {
  const stems = similarity(a.stem, b.stem)
  if (stems >= SAME_STEM) return `asks the same (${percent(stems)} alike) as`
  if (stems >= SAME_STEM_AND_KEY && a.key === b.key) {
    return `has the right answer of a similar stem (${percent(stems)} alike),`
  }
  if (a.set === b.set) return 'has the same four options as'
  const options = similarity(a.choices, b.choices)
  if (options >= SAME_OPTIONS) return `has nearly the options (${percent(options)} alike) of`
  return undefined
}

const percent = (share: number) => `${Math.round(100 * share)} %`
