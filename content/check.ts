import { checkCardLinks, checkCards, checkSameCards, checkScenarioLinks } from './card-checks.ts'
import { checkDuplicates, type Question } from './duplicate-checks.ts'
import { checkExam } from './exam-checks.ts'
import type { Finding } from './finding.ts'
import { EXPECTED_FILES, type Content } from './load.ts'
import { checkAgreement, checkReadings } from './review.ts'
import { checkAlike, checkScenarios } from './scenario-checks.ts'
import { checkSpelling, type Passage } from './spelling.ts'

export type Choice = {
  /** "exams/finance": only what can be said of that file, beside the others as they are. */
  only?: string
  /** Without blind readings, for writers in progress. */
  skipReview: boolean
  /** Questions that the exams may not repeat: the demo exam's. */
  taken: Question[]
  words: string[]
}

/** Every finding of the chosen part of the content. */
export async function checkContent(content: Content, choice: Choice): Promise<Finding[]> {
  const { only } = choice
  const chosen = only ? restrict(content, only) : content
  const findings = [
    ...chosen.findings,
    ...(only ? checkOne(chosen, content) : checkWhole(content)),
    ...[...chosen.exams].flatMap(([file, exam]) => checkExam(file, exam)),
    ...checkDuplicates(chosen.exams, questionsBeside(chosen, content, choice.taken)),
    ...[...chosen.scenarios].flatMap(([file, scenarios]) => checkScenarios(file, scenarios)),
    ...[...chosen.cards].flatMap(([file, cards]) => checkCards(file, cards)),
    ...(choice.skipReview ? [] : checkReview(chosen)),
    ...(choice.skipReview || only ? [] : checkAgreement([...content.review.values()].flat())),
    ...(await checkSpelling(passagesOf(chosen), choice.words)),
  ]
  return unique(findings)
}

function restrict(content: Content, only: string): Content {
  const one = <T>(files: Map<string, T>) => new Map([...files].filter(([file]) => file === only))
  const review = only.replace(/^exams\//, 'review/')
  return {
    exams: one(content.exams),
    scenarios: one(content.scenarios),
    plots: one(content.plots),
    companies: one(content.companies),
    cards: one(content.cards),
    review: new Map([...content.review].filter(([file]) => file === review)),
    findings: content.findings.filter(({ file }) => file === only || file === review),
  }
}

function checkOne(chosen: Content, all: Content): Finding[] {
  return checkCardLinks(chosen.cards, { known: cardIds(all), foreign: false })
}

function checkWhole(content: Content): Finding[] {
  const there = new Set([
    ...content.exams.keys(),
    ...content.scenarios.keys(),
    ...content.plots.keys(),
    ...content.companies.keys(),
    ...content.cards.keys(),
    ...content.findings.map(({ file }) => file),
  ])
  const known = cardIds(content)
  return [
    ...EXPECTED_FILES.filter((file) => !there.has(file)).map((file) => ({
      file,
      problem: 'is missing; it is still to be written',
    })),
    ...checkAlike(content.scenarios),
    ...checkSameCards(content.cards),
    ...checkCardLinks(content.cards, { known, foreign: true }),
    ...checkScenarioLinks(content.scenarios, known),
    ...checkSameIds(content),
  ]
}

const cardIds = ({ cards }: Content) =>
  new Set([...cards.values()].flatMap((inFile) => inFile.map(({ id }) => id)))

/** Within a file its own checks see it; this is for an id that two exams share. */
function checkSameIds({ exams }: Content): Finding[] {
  const first = new Map<string, string>()
  return [...exams].flatMap(([file, { items }]) =>
    items.flatMap(({ id }) => {
      const other = first.get(id) ?? file
      first.set(id, other)
      return other === file ? [] : [{ file, id, problem: `its id is taken by ${other}` }]
    }),
  )
}

function questionsBeside(chosen: Content, all: Content, taken: Question[]) {
  const beside = [...all.exams].filter(([file]) => !chosen.exams.has(file))
  return new Map<string, Question[]>([
    ['demo-exam', taken],
    ...beside.map(([file, { items }]): [string, Question[]] => [file, items]),
  ])
}

function checkReview({ exams, review }: Content): Finding[] {
  return [...exams].flatMap(([file, exam]) => {
    const slug = file.replace('exams/', '')
    return checkReadings(slug, exam, review.get(`review/${slug}`) ?? [])
  })
}

function passagesOf({ exams, scenarios, plots, companies, cards }: Content): Passage[] {
  return [
    ...[...exams].flatMap(([file, { items }]) => items.flatMap((item) => read(file, item))),
    ...[...scenarios, ...plots, ...cards].flatMap(([file, inFile]) =>
      inFile.flatMap((one) => read(file, one)),
    ),
    ...[...companies].flatMap(([file, kinds]) =>
      kinds.flatMap((kind) => read(file, { id: kind.name, ...kind })),
    ),
  ]
}

/** Every text of an item, scenario or card, except ids and links, which are not prose. */
function read(file: string, one: { id: string }): Passage[] {
  const texts: string[] = []
  JSON.stringify(one, (key, value: unknown) => {
    if (key === 'id' || key === 'cards' || key === 'related' || key === 'card') return undefined
    if (key === 'expression' || key === 'probes' || key === 'figures') return undefined
    if (typeof value === 'string') texts.push(value)
    return value
  })
  // What stands in a slot is read where it is written.
  return texts.map((text) => ({ file, id: one.id, text: text.replace(/\{\$?\w+\}/g, ' ') }))
}

function unique(findings: Finding[]) {
  const seen = new Map(findings.map((one) => [`${one.file} ${one.id} ${one.problem}`, one]))
  return [...seen.values()]
}
