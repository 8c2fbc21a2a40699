import { describe, expect, it } from 'vitest'
import exam from './demo-exam.json' with { type: 'json' }

const BLUEPRINT: Record<string, { code: string; items: number }> = {
  'Business Law': { code: 'BL', items: 1 },
  Communications: { code: 'CO', items: 15 },
  'Customer Relations': { code: 'CR', items: 5 },
  Economics: { code: 'EC', items: 7 },
  'Emotional Intelligence': { code: 'EI', items: 22 },
  'Financial Analysis': { code: 'FI', items: 16 },
  'Human Resources Management': { code: 'HR', items: 1 },
  'Information Management': { code: 'NF', items: 10 },
  Marketing: { code: 'MK', items: 1 },
  Operations: { code: 'OP', items: 11 },
  'Professional Development': { code: 'PD', items: 11 },
}

type Question = (typeof exam.questions)[number]

const numbered = exam.questions.map((question, index) => ({ ...question, number: index + 1 }))

const words = (text: string) => text.split(/\s+/).filter(Boolean)
const normalise = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const rightOption = (question: Question) => question.options[question.correctAnswer] ?? ''
const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
const stemKind = ({ question }: Question) => {
  if (question.endsWith('?')) return 'question'
  if (question.endsWith(':')) return 'colon'
  return /[a-z]$/.test(question) ? 'completion' : 'other'
}
const ofKind = (kind: string) => numbered.filter((question) => stemKind(question) === kind)
const offenders = (broken: (question: Question) => boolean) =>
  numbered.filter(broken).map(({ number }) => number)

/** The chance that "pick the longest (or shortest) option" is right, a tie counting in part. */
const shareOfExtremes = (extreme: (...lengths: number[]) => number) => {
  const scores = numbered.map((question) => {
    const lengths = question.options.map((option) => option.length)
    const target = extreme(...lengths)
    if (rightOption(question).length !== target) return 0
    return 1 / lengths.filter((length) => length === target).length
  })
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

describe('the demo exam as a whole', () => {
  it('has a hundred questions in the proportions of the blueprint', () => {
    const items = Object.fromEntries(
      [...new Set(exam.questions.map(({ area }) => area))].map((area) => [
        area,
        exam.questions.filter((question) => question.area === area).length,
      ]),
    )
    expect(exam.questions).toHaveLength(100)
    expect(items).toEqual(
      Object.fromEntries(Object.entries(BLUEPRINT).map(([area, { items }]) => [area, items])),
    )
  })

  it('tests a hundred different indicators, each coded by its area', () => {
    expect(new Set(exam.questions.map(({ indicator }) => indicator)).size).toBe(100)
    expect(new Set(exam.questions.map((q) => normalise(q.indicatorText))).size).toBe(100)
    expect(
      offenders(
        ({ area, indicator }) => !new RegExp(`^${BLUEPRINT[area]?.code}:\\d{3}$`).test(indicator),
      ),
    ).toEqual([])
    expect(offenders(({ indicatorText }) => !/^[A-Z][a-z]+ .*[a-z]$/.test(indicatorText))).toEqual(
      [],
    )
  })

  it('spreads the right answers evenly over the four letters', () => {
    const keys = exam.questions.map(({ correctAnswer }) => correctAnswer)
    for (const letter of [0, 1, 2, 3]) {
      const uses = keys.filter((key) => key === letter).length
      expect(uses).toBeGreaterThanOrEqual(22)
      expect(uses).toBeLessThanOrEqual(28)
    }
    expect(keys.join('')).not.toMatch(/(\d)\1{3}/)
  })

  it('gives nothing away by the length of an option', () => {
    const longest = shareOfExtremes(Math.max)
    expect(longest).toBeGreaterThanOrEqual(0.2)
    expect(longest).toBeLessThanOrEqual(0.32)
    expect(shareOfExtremes(Math.min)).toBeLessThanOrEqual(0.33)
  })

  it('mixes sentence completions, questions and colons as real exams do', () => {
    const [completions, questions, colons] = ['completion', 'question', 'colon'].map(
      (kind) => ofKind(kind).length,
    ) as [number, number, number]
    expect(completions + questions + colons).toBe(100)
    expect(completions).toBeGreaterThanOrEqual(30)
    expect(completions).toBeLessThanOrEqual(45)
    expect(questions).toBeGreaterThan(colons)
    expect(colons).toBeGreaterThanOrEqual(10)
  })

  it('keeps stems at a readable length and never repeats one', () => {
    const length = median(exam.questions.map(({ question }) => words(question).length))
    expect(length).toBeGreaterThanOrEqual(12)
    expect(length).toBeLessThanOrEqual(24)
    expect(new Set(exam.questions.map(({ question }) => normalise(question))).size).toBe(100)
  })
})

describe('each question of the demo exam', () => {
  it('offers four distinct options', () => {
    expect(offenders(({ options }) => new Set(options.map(normalise)).size !== 4)).toEqual([])
    expect(offenders(({ options }) => options.length !== 4)).toEqual([])
    expect(offenders(({ correctAnswer }) => ![0, 1, 2, 3].includes(correctAnswer))).toEqual([])
  })

  it('offers options of one form: the same ending, initial and kind', () => {
    const form = (option: string) =>
      [
        /[.?]$/.exec(option)?.[0] ?? 'bare',
        /^[a-z]/.test(option) ? 'lower' : 'upper',
        /\d/.test(option) ? 'number' : 'words',
      ].join()
    const mixed = ({ options }: Question) => new Set(options.map(form)).size !== 1
    expect(offenders(mixed)).toEqual([])
  })

  it('offers options of like length', () => {
    const uneven = ({ options }: Question) => {
      const lengths = options.map((option) => option.length)
      const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
      return longest > 1.75 * shortest && longest - shortest > 6
    }
    expect(offenders(uneven)).toEqual([])
  })

  it('ends a completion with an option that closes the sentence', () => {
    const open = ({ options }: Question) => options.some((option) => !/^[a-z].*\.$/.test(option))
    expect(ofKind('completion').filter(open)).toEqual([])
  })

  it('avoids negative stems and catch-all options', () => {
    expect(offenders(({ question }) => /\b(NOT|EXCEPT|LEAST)\b/.test(question))).toEqual([])
    expect(
      offenders(({ options }) => options.some((option) => /\b(all|none) of the/i.test(option))),
    ).toEqual([])
  })

  it('explains the right answer, beginning with its words', () => {
    expect(
      offenders((q) => !`${normalise(q.explanation)} `.startsWith(`${normalise(rightOption(q))} `)),
    ).toEqual([])
    expect(
      offenders(({ explanation }) => {
        const length = words(explanation).length
        return length < 40 || length > 70
      }),
    ).toEqual([])
  })
})
