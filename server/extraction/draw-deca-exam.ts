import PDFDocument from 'pdfkit'
import { LAYOUTS } from './deca-layouts.ts'
import type { Layout } from './deca-layouts.ts'
import { BOLD, REGULAR, finish, put, wrap } from './draw-text.ts'

export type DrawnQuestion = {
  question: string
  options: string[]
  /** Index into `options`. */
  correctAnswer: number
  /** Opens by restating the right option as a sentence, as the real keys do. */
  explanation: string
  /** Performance indicator, as 'EI:014'. */
  indicator: string
  indicatorText: string
}

export type DrawnExam = {
  testNumber: string
  /** The large words of the cover: 'Practice exam'. */
  title: string
  /** 'Marketing', 'Finance', …; headers add 'CLUSTER EXAM'. */
  cluster: string
  questions: DrawnQuestion[]
  events?: { name: string; code: string }[]
  layout?: keyof typeof LAYOUTS | Layout
  /** Small print of the cover; null leaves it out. */
  licenceNotice?: string | null
  /** Line at the foot of every page; null leaves it out. */
  footer?: string | null
  key?: 'with-rationale' | 'letters' | 'none' | 'only'
  /** Printed on the cover as 'Test Number 1283', by which two PDFs of one exam are joined. */
  numberOnCover?: 'shown' | 'hidden'
}

/** An exam PDF in the page geometry of DECA's own: cover, questions, key with rationales. */
export function decaExamPdf(exam: DrawnExam): Promise<Buffer> {
  const layout = typeof exam.layout === 'object' ? exam.layout : LAYOUTS[exam.layout ?? 'newer']
  const doc = new PDFDocument({ size: layout.page, margin: 0, autoFirstPage: false })
  const sheet: Sheet = { doc, exam, layout, y: 0, page: 0, part: 'questions' }
  const key = exam.key ?? 'with-rationale'

  drawCover(sheet)
  if (key !== 'only') drawQuestions(sheet)
  if (key === 'letters') drawLetters(sheet)
  if (key === 'with-rationale' || key === 'only') drawKey(sheet)
  return finish(doc)
}

/** Where the next line goes. */
type Sheet = {
  doc: PDFKit.PDFDocument
  exam: DrawnExam
  layout: Layout
  y: number
  page: number
  part: 'questions' | 'key'
}

function drawCover({ doc, exam, layout }: Sheet): void {
  doc.addPage({ size: layout.page, margin: 0 })
  const cluster = `${exam.cluster.toUpperCase()} CAREER CLUSTER`
  let y = 213
  for (const line of wrap(doc, exam.title.toUpperCase(), { font: BOLD, size: 30, width: 400 }))
    put(doc, line, { x: 157, y: (y += 30), font: BOLD, size: 30 })
  put(doc, cluster, { x: 157, y: (y += 30), size: cluster.length > 32 ? 14 : 20 })
  if (exam.numberOnCover !== 'hidden')
    put(doc, `Test Number ${exam.testNumber}`, { x: 157, y: (y += 28), size: 14 })

  y += 40
  for (const event of exam.events ?? []) {
    const name = `${event.name.toUpperCase()} `
    put(doc, name, { x: 59, y: (y += 21), size: 10 })
    const width = doc.font(REGULAR).fontSize(10).widthOfString(name)
    put(doc, event.code, { x: 59 + width + 2.5, y, font: BOLD, size: 10 })
  }
  if (!exam.licenceNotice) return
  let small = layout.page[1] - 90
  for (const line of wrap(doc, exam.licenceNotice, { size: 7, width: layout.page[0] - 108 }))
    put(doc, line, { x: 54, y: (small += 11), size: 7 })
}

function drawQuestions(sheet: Sheet): void {
  startPage(sheet)
  sheet.exam.questions.forEach((question, index) => drawQuestion(sheet, question, index + 1))
}

/** Real exams never break a question over two pages, so neither do these. */
function drawQuestion(sheet: Sheet, question: DrawnQuestion, number: number): void {
  const { doc, layout } = sheet
  const stem = lines(sheet, question.question, layout.stem)
  const rows = optionRows(sheet, question.options)
  const height =
    stem.length * layout.stemPitch + rows.reduce((sum, row) => sum + rowHeight(sheet, row), 0)
  if (sheet.y + height > layout.bottom) startPage(sheet)

  putNumber(sheet, number)
  stem.forEach((line, index) => {
    put(doc, line, { x: layout.stem, y: sheet.y, size: layout.fontSize })
    if (index < stem.length - 1) sheet.y += layout.stemPitch
  })
  for (const row of rows) {
    sheet.y += layout.optionPitch
    for (const option of row) drawOption(sheet, option)
    sheet.y += rowHeight(sheet, row) - layout.optionPitch
  }
  sheet.y += layout.gap
}

type PlacedOption = { letter: string; text: string; x: number }

/** One option a row, or A C over B D when every one of them is short enough for half a line. */
function optionRows(sheet: Sheet, options: string[]): PlacedOption[][] {
  const { doc, layout } = sheet
  const placed = options.map((text, index) => ({ letter: letterOf(index), text, x: layout.option }))
  const second = layout.secondColumn
  doc.font(REGULAR).fontSize(layout.fontSize)
  const room = (second ?? 0) - layout.optionText - 8
  if (second === null || options.some((text) => doc.widthOfString(text) > room))
    return placed.map((option) => [option])
  const half = Math.ceil(placed.length / 2)
  return placed
    .slice(0, half)
    .map((left, row) => [left, ...placed.slice(half + row, half + row + 1).map(moveTo(second))])
}

function moveTo(x: number): (option: PlacedOption) => PlacedOption {
  return (option) => ({ ...option, x })
}

function rowHeight(sheet: Sheet, row: PlacedOption[]): number {
  const { layout } = sheet
  const tallest = Math.max(
    ...row.map(({ text, x }) => lines(sheet, text, x + layout.optionText - layout.option).length),
  )
  return layout.optionPitch + (tallest - 1) * layout.stemPitch
}

function drawOption(sheet: Sheet, { letter, text, x }: PlacedOption): void {
  const { doc, layout } = sheet
  const textX = x + layout.optionText - layout.option
  put(doc, layout.optionMark(letter), { x, y: sheet.y, size: layout.fontSize })
  lines(sheet, text, textX).forEach((line, index) =>
    put(doc, line, { x: textX, y: sheet.y + index * layout.stemPitch, size: layout.fontSize }),
  )
}

function drawKey(sheet: Sheet): void {
  sheet.part = 'key'
  if (sheet.layout.keyPages === 'restart') sheet.page = 0
  startPage(sheet)
  sheet.exam.questions.forEach((question, index) => drawKeyEntry(sheet, question, index + 1))
}

function drawKeyEntry(sheet: Sheet, question: DrawnQuestion, number: number): void {
  const { doc, layout } = sheet
  const rationale = lines(sheet, question.explanation, layout.stem)
  const source = lines(sheet, `${question.indicator} ${question.indicatorText}`, layout.source)
  const height = (rationale.length + source.length) * layout.stemPitch + 2 * layout.optionPitch
  if (sheet.y + height > layout.bottom) startPage(sheet)

  const size = layout.fontSize
  putNumber(sheet, number)
  put(doc, letterOf(question.correctAnswer), { x: layout.stem, y: sheet.y, size })
  sheet.y += layout.optionPitch - layout.stemPitch
  for (const line of rationale)
    put(doc, line, { x: layout.stem, y: (sheet.y += layout.stemPitch), size })
  sheet.y += layout.optionPitch - layout.stemPitch
  source.forEach((line, index) => {
    sheet.y += layout.stemPitch
    if (index === 0) put(doc, 'SOURCE:', { x: layout.stem, y: sheet.y, size })
    put(doc, line, { x: layout.source, y: sheet.y, size })
  })
  sheet.y += layout.gap
}

/** The older keys: letters alone, in columns of twenty, read downwards. */
function drawLetters(sheet: Sheet): void {
  sheet.part = 'key'
  startPage(sheet)
  sheet.exam.questions.forEach((question, index) => {
    const x = 60 + Math.floor(index / 20) * 100
    const y = sheet.layout.top + (index % 20) * sheet.layout.gap
    const text = `${index + 1}.  ${letterOf(question.correctAnswer)}`
    put(sheet.doc, text, { x, y, size: sheet.layout.fontSize })
  })
}

function startPage(sheet: Sheet): void {
  const { doc, exam, layout } = sheet
  doc.addPage({ size: layout.page, margin: 0 })
  sheet.page += 1
  sheet.y = layout.top
  const title = `${exam.cluster.toUpperCase()} CLUSTER EXAM${sheet.part === 'key' ? '—KEY' : ''}`
  const width = doc.font(BOLD).fontSize(10).widthOfString(title)
  put(doc, `Test ${exam.testNumber}`, { x: 60, y: 45, size: 10 })
  put(doc, title, { x: (layout.page[0] - width) / 2, y: 45, font: BOLD, size: 10 })
  put(doc, String(sheet.page), { x: layout.page[0] - 76, y: 45, size: 10 })
  if (exam.footer) put(doc, exam.footer, { x: 144, y: layout.page[1] - 23, size: 9 })
}

function putNumber(sheet: Sheet, number: number): void {
  const { doc, layout } = sheet
  const mark = layout.numberMark(number)
  const width = doc.font(REGULAR).fontSize(layout.fontSize).widthOfString(mark)
  put(doc, mark, { x: layout.numberEnd - width, y: sheet.y, size: layout.fontSize })
}

function lines({ doc, layout }: Sheet, text: string, x: number): string[] {
  return wrap(doc, text, { size: layout.fontSize, width: layout.right - x })
}

function letterOf(index: number): string {
  return 'ABCDEFGH'.charAt(index)
}
