import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ROLEPLAY_CATEGORIES, SCENARIO_TYPES } from '../contract/roleplays.ts'
import { AREA_NAMES, EXAMS, slugOf } from './blueprint.ts'
import type { Finding } from './finding.ts'
import {
  Cards,
  CompanyKinds,
  Exam,
  Plots,
  Readings,
  Scenarios,
  type Card,
  type CompanyKind,
  type Plot,
  type Reading,
  type Scenario,
} from './schema.ts'

type Named<T> = Map<string, T>

/** All content there is, by file ("exams/finance"); files that are missing or malformed are findings instead. */
export type Content = {
  exams: Named<Exam>
  scenarios: Named<Scenario[]>
  plots: Named<Plot[]>
  companies: Named<CompanyKind[]>
  cards: Named<Card[]>
  review: Named<Reading[]>
  findings: Finding[]
}

const FOLDERS = {
  ...{ exams: Exam, scenarios: Scenarios, plots: Plots, companies: CompanyKinds },
  ...{ cards: Cards, review: Readings },
}

/** Every file there has to be. */
export const EXPECTED_FILES = [
  ...EXAMS.map(({ slug }) => `exams/${slug}`),
  ...ROLEPLAY_CATEGORIES.map((category) => `scenarios/${slugOf(category)}`),
  ...ROLEPLAY_CATEGORIES.map((category) => `companies/${slugOf(category)}`),
  ...SCENARIO_TYPES.map((type) => `plots/${slugOf(type)}`),
  ...AREA_NAMES.map((area) => `cards/${slugOf(area)}`),
]

export function loadContent(root = import.meta.dirname): Content {
  const findings: Finding[] = []
  const read = <S extends z.ZodType>(folder: keyof typeof FOLDERS, schema: S) =>
    readFolder(root, folder, schema, findings)
  return {
    exams: read('exams', FOLDERS.exams),
    scenarios: read('scenarios', FOLDERS.scenarios),
    plots: read('plots', FOLDERS.plots),
    companies: read('companies', FOLDERS.companies),
    cards: read('cards', FOLDERS.cards),
    review: read('review', FOLDERS.review),
    findings,
  }
}

/** The exams as they are published: what a server needs to know whether it holds them already, and to load them. */
export const publishedExams = (root = import.meta.dirname) => ({
  /** Changes whenever a letter of an exam does; reads the files without parsing them. */
  hash() {
    const hash = createHash('sha256')
    for (const { slug } of EXAMS) hash.update(readFileSync(examPath(root, slug)))
    return hash.digest('hex')
  },

  /** In the order of the blueprint. @throws Error naming what is wrong with the first malformed one. */
  read: (): Exam[] =>
    EXAMS.map(({ slug }) => Exam.parse(JSON.parse(readFileSync(examPath(root, slug), 'utf8')))),
})

const examPath = (root: string, slug: string) => join(root, 'exams', `${slug}.json`)

function readFolder<S extends z.ZodType>(
  root: string,
  folder: keyof typeof FOLDERS,
  schema: S,
  findings: Finding[],
) {
  const found: Named<z.infer<S>> = new Map()
  const path = join(root, folder)
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : []
  for (const name of names.toSorted()) {
    const file = `${folder}/${name.replace(/\.json$/, '')}`
    const value = parse(file, readFileSync(join(path, name), 'utf8'), findings)
    if (value === undefined) continue
    const parsed = schema.safeParse(value)
    if (parsed.success) found.set(file, parsed.data)
    else findings.push(...parsed.error.issues.map((issue) => presentIssue(file, value, issue)))
  }
  return found
}

function parse(file: string, text: string, findings: Finding[]): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    findings.push({ file, problem: `is not JSON: ${error instanceof Error ? error.message : ''}` })
    return undefined
  }
}

/** Says which item is meant by its id, where it has one, instead of by its place. */
function presentIssue(file: string, value: unknown, issue: z.core.$ZodIssue): Finding {
  const path = issue.path.map(String)
  const depth = path.findIndex((step) => /^\d+$/.test(step)) + 1
  const id =
    at(value, [...path.slice(0, depth), 'id']) ?? at(value, [...path.slice(0, depth), 'itemId'])
  const known = depth > 0 && typeof id === 'string'
  const place = (known ? path.slice(depth) : path).join('.')
  return { file, ...(known && { id }), problem: `${place || 'the file'}: ${issue.message}` }
}

const at = (value: unknown, path: string[]) =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined,
    value,
  )
