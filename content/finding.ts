/** Something that has to change before the content may be published. */
export type Finding = {
  /** Under `content/`, without ".json": "exams/finance". */
  file: string
  /** The item, scenario, card or reading; none when the file as a whole is meant. */
  id?: string
  /** What is wrong and what to do about it, for the writer. */
  problem: string
}

export const byFile = (findings: Finding[]) => Map.groupBy(findings, ({ file }) => file)
