import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from './check.ts'
import { aCard, aFinanceExam, anItem, aScenario } from './fixtures.ts'
import { EXPECTED_FILES, loadContent } from './load.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'finalist-content-'))))
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, value: unknown) {
  const path = join(root, `${file}.json`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
}

describe('loading', () => {
  it('finds what there is, by file', () => {
    write('exams/finance', aFinanceExam([anItem()]))
    write('scenarios/retail-management', [aScenario()])
    write('cards/financial-analysis', [aCard()])
    const { exams, scenarios, cards, review, findings } = loadContent(root)
    expect(exams.get('exams/finance')?.items).toEqual([anItem()])
    expect(scenarios.get('scenarios/retail-management')).toEqual([aScenario()])
    expect(cards.get('cards/financial-analysis')).toEqual([aCard()])
    expect([review.size, findings]).toEqual([0, []])
  })

  it('says what is malformed, by the id of the item', () => {
    write('exams/finance', aFinanceExam([anItem({ question: 'Two  spaces, “quoted” —' })]))
    write('cards/pricing', '[{')
    write('cards/saving', [{ ...aCard(), colour: 'red', related: [] }])
    const { findings, exams } = loadContent(root)
    expect(exams.size).toBe(0)
    expect(findings).toEqual([
      expect.objectContaining({
        id: 'fin-002',
        problem: expect.stringContaining('question: one line'),
      }),
      expect.objectContaining({
        id: 'fin-002',
        problem: expect.stringContaining('question: plain typing'),
      }),
      expect.objectContaining({
        file: 'cards/pricing',
        problem: expect.stringContaining('is not JSON'),
      }),
      expect.objectContaining({
        id: 'financial-analysis-gross-margin',
        problem: expect.stringContaining('related:'),
      }),
      expect.objectContaining({ problem: expect.stringContaining('colour') }),
    ])
  })

  it('expects 7 exams, 6 files each of scenarios, plots and kinds of company, and 31 of cards', () => {
    expect(EXPECTED_FILES).toHaveLength(56)
    expect(EXPECTED_FILES).toContain('cards/product-service-management')
  })
})

describe('checking', () => {
  const choice = { skipReview: false, taken: [], words: [] }

  it('says which files are missing', async () => {
    const findings = await checkContent(loadContent(root), choice)
    expect(findings.map(({ file }) => file)).toEqual(EXPECTED_FILES)
  })

  it('keeps to one file and its readings when asked', async () => {
    write('exams/finance', aFinanceExam([anItem()]))
    write('exams/marketing', aFinanceExam([anItem({ id: 'mkt-001' })]))
    write('cards/pricing', '[{')
    const content = loadContent(root)
    const found = await checkContent(content, { ...choice, only: 'exams/finance' })
    const files = new Set(found.map(({ file }) => file))
    expect([...files].toSorted()).toEqual(['exams/finance', 'review/finance'])
    expect(found).toContainEqual(
      expect.objectContaining({ problem: expect.stringContaining('mkt-001 (exams/marketing)') }),
    )
    const draft = await checkContent(content, {
      ...choice,
      only: 'exams/finance',
      skipReview: true,
    })
    expect(draft.some(({ file }) => file.startsWith('review'))).toBe(false)
  })

  it('reads every text for spelling, but not ids and sums', async () => {
    const scenario = aScenario({ complications: ['The juge calls.'] })
    write('scenarios/retail-management', [scenario])
    write('cards/financial-analysis', [aCard({ related: ['financial-analysis-xqzt'] })])
    write('exams/finance', aFinanceExam([anItem()]))
    const found = await checkContent(loadContent(root), choice)
    expect(found.filter(({ problem }) => problem.includes('dictionary'))).toMatchObject([
      { id: scenario.id, problem: expect.stringContaining('"juge"') },
    ])
  })

  it('finds an id that two exams share', async () => {
    write('exams/finance', aFinanceExam([anItem()]))
    write('exams/marketing', aFinanceExam([anItem()]))
    expect(await checkContent(loadContent(root), choice)).toContainEqual({
      file: 'exams/marketing',
      id: 'fin-002',
      problem: 'its id is taken by exams/finance',
    })
  })
})
