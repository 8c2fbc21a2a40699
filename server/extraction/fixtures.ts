import PDFDocument from 'pdfkit'
import type { DrawnQuestion } from './draw-deca-exam.ts'
import { BOLD, finish, put } from './draw-text.ts'

/** `stand` numbers are in every text, so that each question is different from all others. */
export function stallQuestions(count: number): DrawnQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const made = MAKERS[index % MAKERS.length]
    if (!made) throw new Error('MAKERS is never empty')
    return made(index + 1)
  })
}

/** The licence words of real covers, about a publisher that does not exist. */
export const LICENCE_NOTICE =
  'Copyright © 2025 by Stall & Sons®, Springfield. Each individual test item contained herein is ' +
  'the property of Stall & Sons. Items are licensed only for use as configured within this exam, ' +
  'in its entirety. Use of individual items for any purpose is prohibited. Posted in March 2025.'

const MAKERS: ((stand: number) => DrawnQuestion)[] = [
  (stand) => ({
    question: `Stand ${stand} sells lemonade at two prices, one for neighbors and one for tourists. The owner's cousin, who keeps the books, thinks that regular customers will find out and asks what this practice is called:`,
    options: [
      'Price discrimination',
      'Price fixing',
      'Bait and switch',
      `Dumping at stand ${stand}`,
    ],
    correctAnswer: 0,
    explanation:
      'Price discrimination. The same drink is sold at two prices to two groups. The other words name different practices.',
    indicator: 'PI:017',
    indicatorText: 'Describe pricing issues',
  }),
  (stand) => ({
    question: `The person who answers for all debts of stand ${stand} is the`,
    options: ['cashier.', 'owner.', `cook of stand ${stand}.`, 'landlord.'],
    correctAnswer: 1,
    explanation: 'Owner. A sole owner answers for every debt. Employees and landlords do not.',
    indicator: 'BL:003',
    indicatorText:
      'Explain types of business ownership, from the smallest stand to the largest corporation in the country',
  }),
  (stand) => ({
    question: `On the 16th of May, stand ${stand} paid a(n) __________ bill of $1.50 per crate. What does that show?`,
    options: [
      'That well-kept books help an owner see, at any time of the day and without further ado, what is still owed to whom, and why',
      'That crates are dear',
      `That stand ${stand} owes nothing`,
      'That May is a good month',
    ],
    correctAnswer: 2,
    explanation: `That stand ${stand} owes nothing. Once the bill is paid, no debt is left. Prices say nothing about debts.`,
    indicator: 'FI:085',
    indicatorText: 'Explain the need to keep accounts',
  }),
  (stand) => ({
    question: `Which of the following should the team of stand ${stand} do first when a guest complains?`,
    options: ['Offer a refund', 'Call the manager', 'Explain the rules', 'Listen to the guest'],
    correctAnswer: 3,
    explanation:
      'Listen to the guest. Nothing can be solved before it is understood. Refunds, managers, and rules come later.',
    indicator: 'CR:010',
    indicatorText: 'Handle complaints',
  }),
]

export type ListExam = {
  questions: DrawnQuestion[]
  optionMark: (letter: string) => string
  numberMark?: (number: number) => string
  /** A heading before every so many questions. */
  sectionEvery?: number
  key: 'grid' | 'column' | 'rows' | 'none'
}

/** A list of questions as clubs print them: headings, a watermark, a footer, letters at the end. */
export function listExamPdf(exam: ListExam): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false })
  const sheet = { doc, y: 1000, page: 0 }
  exam.questions.forEach((question, index) => {
    if (sheet.y > 580) startListPage(sheet)
    if (exam.sectionEvery && index % exam.sectionEvery === 0) {
      put(doc, `Section about trade, part ${index / exam.sectionEvery + 1}`, {
        x: 72,
        y: sheet.y,
        size: 11,
        font: BOLD,
      })
      sheet.y += 12.7
    }
    put(doc, (exam.numberMark ?? withDot)(index + 1), { x: 90, y: sheet.y, size: 11 })
    for (const line of halves(question.question)) {
      put(doc, line, { x: 108, y: sheet.y, size: 11 })
      sheet.y += 12.7
    }
    question.options.forEach((option, place) => {
      for (const line of halves(`${exam.optionMark('ABCDE'.charAt(place))} ${option}`)) {
        put(doc, line, { x: 108, y: sheet.y, size: 11 })
        sheet.y += 12.7
      }
    })
    sheet.y += 12.7
  })
  if (exam.key !== 'none') drawListKey(sheet, exam)
  return finish(doc)
}

type Sheet = { doc: PDFKit.PDFDocument; y: number; page: number }

function withDot(number: number): string {
  return `${number}.`
}

function halves(text: string): string[] {
  const words = text.split(' ')
  const half = words.length > 12 ? Math.ceil(words.length / 3) : words.length
  return [0, half, 2 * half].map((from) => words.slice(from, from + half).join(' ')).filter(Boolean)
}

function startListPage(sheet: Sheet): void {
  const { doc } = sheet
  doc.addPage({ size: 'LETTER', margin: 0 })
  sheet.page += 1
  sheet.y = 82
  doc.save().rotate(-45, { origin: [306, 396] })
  put(doc, 'PRACTICE ONLY', { x: 120, y: 396, size: 60 })
  doc.restore()
  put(doc, `Page ${sheet.page}`, { x: 295, y: 722, size: 8 })
  put(doc, 'These are practice questions and not the questions of any event.', {
    x: 73,
    y: 732,
    size: 8,
  })
  if (sheet.page > 1) return
  put(doc, 'Stall Keeping Sample Questions', { x: 215, y: sheet.y, size: 12, font: BOLD })
  sheet.y += 30
}

function drawListKey(sheet: Sheet, { questions, key, numberMark = withDot }: ListExam): void {
  startListPage(sheet)
  put(sheet.doc, 'Answer Key', { x: 72, y: 82, size: 11, font: BOLD })
  const answers = questions.map(
    ({ correctAnswer }, index) => `${numberMark(index + 1)} ${'ABCDE'.charAt(correctAnswer)}`,
  )
  const perColumn = key === 'grid' ? Math.ceil(answers.length / 3) : answers.length
  answers.forEach((answer, index) => {
    const [column, row] =
      key === 'rows'
        ? [index % 5, Math.floor(index / 5)]
        : [Math.floor(index / perColumn), index % perColumn]
    put(sheet.doc, answer, {
      x: 90 + column * (key === 'rows' ? 80 : 168),
      y: 95 + row * 12.7,
      size: 11,
    })
  })
}

/** A question pool: ids with their letters, nothing indented, `~~` after each, breaks anywhere. */
export function poolExamPdf(questions: DrawnQuestion[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false })
  const lines = questions.flatMap((question, index) => [
    ...(index % 4 === 0
      ? ['', `S${1 + index / 4}A – Stall keeping: rules; Good manners; Prices`, '']
      : []),
    `S${1 + Math.floor(index / 4)}A${String((index % 4) + 1).padStart(2, '0')} (${'ABCD'.charAt(question.correctAnswer)}) [97.${index}]`,
    ...halves(question.question),
    ...question.options.flatMap((option, place) => halves(`${'ABCD'.charAt(place)}. ${option}`)),
    '~~',
    '',
  ])
  lines.forEach((line, index) => {
    if (index % 42 === 0) doc.addPage({ size: 'LETTER', margin: 0 })
    if (line) put(doc, line, { x: 54, y: 84 + (index % 42) * 15, size: 11 })
  })
  return finish(doc)
}
