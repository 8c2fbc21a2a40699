/** Measures in points; `pitch` values are distances between baselines. */
export type Layout = {
  page: [number, number]
  fontSize: number
  /** Numbers end here, so that their dots stand in one column. */
  numberEnd: number
  stem: number
  option: number
  optionText: number
  /** Where C and D stand when all four are short; null keeps one column. */
  secondColumn: number | null
  right: number
  top: number
  bottom: number
  stemPitch: number
  optionPitch: number
  gap: number
  /** Between the source line's label and its text. */
  source: number
  optionMark: (letter: string) => string
  numberMark: (number: number) => string
  keyPages: 'restart' | 'continue'
}

/** What most exams before 2024 share. */
const OLDER: Layout = {
  page: [612, 792],
  fontSize: 10,
  numberEnd: 75,
  stem: 81,
  option: 99,
  optionText: 117,
  secondColumn: null,
  right: 546,
  top: 71,
  bottom: 735,
  stemPitch: 11.5,
  optionPitch: 11.5,
  gap: 23,
  source: 135,
  optionMark: (letter) => `${letter}.`,
  numberMark: (number) => `${number}.`,
  keyPages: 'continue',
}

export const LAYOUTS = {
  older: OLDER,
  'older-two-column': { ...OLDER, secondColumn: 324, gap: 25 },
  newer: {
    ...OLDER,
    numberEnd: 58,
    stem: 61,
    option: 61,
    optionText: 77,
    right: 560,
    top: 76,
    stemPitch: 12,
    optionPitch: 14.5,
    gap: 29,
    source: 109,
    keyPages: 'restart',
  },
} satisfies Record<string, Layout>
