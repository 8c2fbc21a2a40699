export const REGULAR = 'Helvetica'
export const BOLD = 'Helvetica-Bold'

type Ink = { x: number; y: number; size: number; font?: string }

/** `y` is the baseline from the top of the page. */
export function put(doc: PDFKit.PDFDocument, text: string, ink: Ink): void {
  doc.font(ink.font ?? REGULAR).fontSize(ink.size)
  doc.text(text, ink.x, ink.y, { lineBreak: false, baseline: 'alphabetic' })
}

export function wrap(
  doc: PDFKit.PDFDocument,
  text: string,
  { font = REGULAR, size, width }: { font?: string; size: number; width: number },
): string[] {
  doc.font(font).fontSize(size)
  const found: string[] = []
  for (const word of text.split(' ')) {
    const last = found.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && doc.widthOfString(longer) <= width) found[found.length - 1] = longer
    else found.push(word)
  }
  return found
}

/** All bytes of a document, once it is ended. */
export function finish(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
}
