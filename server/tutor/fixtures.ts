import PdfDocument from 'pdfkit'
import { pdfFile } from '../materials/fixtures.ts'
import type { TestApp } from '../test/test-app.ts'

/** A study material as a PDF, a text for each page; an empty one is an empty page. */
export function studyPdf(pages: string[]): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  for (const text of pages) {
    document.addPage()
    if (text !== '') document.fontSize(12).text(text, 72, 72, { width: 460 })
  }
  document.end()
  return new Promise((resolve) => document.once('end', () => resolve(Buffer.concat(parts))))
}

type StudyMaterial = { title?: string; pages: string[]; isQuestionBank?: boolean }

/** Uploaded by an advisor; its pages are read when the jobs run. */
export async function uploadedMaterial(app: TestApp, material: StudyMaterial) {
  const advisorLin = await app.as('advisorLin')
  const title = material.title ?? 'Pricing Basics'
  return advisorLin.materials.uploadMaterial({
    file: pdfFile(await studyPdf(material.pages), `${title}.pdf`),
    title,
    category: 'Marketing Cluster',
    ...(material.isQuestionBank && { isQuestionBank: 'true' as const }),
  })
}

/** The same with its pages in the search already, without anything having been read. */
export async function searchableMaterial(app: TestApp, material: StudyMaterial) {
  const { id } = await uploadedMaterial(app, material)
  const { savePassages } = await import('./queries.ts')
  const pages = material.pages.map((text, i) => ({ page: i + 1, text }))
  await app.db
    .transaction()
    .execute((trx) => savePassages(trx, { materialId: id, pages, now: app.clock.now() }))
  return id
}
