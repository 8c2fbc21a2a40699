import PdfDocument from 'pdfkit'
import cards from '../content/cards/pricing.json' with { type: 'json' }

const PER_PAGE = 3

/** A study material of our own, three concepts of pricing a page: what the tutor of the demo finds and cites. */
export function studyGuidePdf(): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'LETTER',
    margin: 72,
    info: { Title: 'Pricing study guide' },
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  document.font('Helvetica-Bold').fontSize(20).text('Pricing study guide').moveDown()
  for (const [place, { term, definition, example, examAngle }] of cards.entries()) {
    if (place > 0 && place % PER_PAGE === 0) document.addPage()
    document.font('Helvetica-Bold').fontSize(14).text(term).moveDown(0.3)
    for (const text of [definition, example, examAngle])
      document.font('Helvetica').fontSize(11).text(text).moveDown(0.5)
    document.moveDown()
  }
  document.end()
  return new Promise((resolve) => document.once('end', () => resolve(Buffer.concat(parts))))
}
