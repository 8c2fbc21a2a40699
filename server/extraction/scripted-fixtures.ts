import PDFDocument from 'pdfkit'
import {
  CATALOG,
  HELVETICA,
  ONE_PAGE,
  PAGE_WITH_CONTENT,
  rawPdf,
  streamObject,
  textOperators,
} from './draw-raw-pdf.ts'
import { finish, put } from './draw-text.ts'

// PDFs that would do something besides being read, and texts that would do something once they are shown or stored.

/** Four questions, in words of which some are `extra`. */
function scriptedExam(catalogEntries: string, { extra = '', page = '' } = {}): Buffer {
  const lines = [1, 2, 3, 4].flatMap((number) => [
    `${number}. What should the owner of stand ${number} do first ${extra} when a guest complains?`,
    ...['Listen', 'Leave', 'Argue', 'Refund'].map(
      (word, place) => `${'ABCD'[place]}. ${word} at once, at stand ${number}`,
    ),
  ])
  return rawPdf([
    CATALOG.replace('>>', `${catalogEntries} >>`),
    ...[ONE_PAGE, PAGE_WITH_CONTENT.replace('/Contents', `${page} /Contents`)],
    ...[streamObject(Buffer.from(textOperators(lines), 'latin1')), HELVETICA],
  ])
}

export const openingScript = (): Buffer =>
  scriptedExam('/OpenAction << /S /JavaScript /JS (while\\(true\\){}) >>', {
    page: '/AA << /O << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
  })

export const launchingPdf = (): Buffer =>
  scriptedExam('/OpenAction << /S /Launch /F (/bin/sh) /P (-c reboot) >>', {
    page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A << /S /URI /URI (file:///etc/passwd) >> >>]',
  })

/** A form that is a program, and a file to be fetched from elsewhere. */
export const formPdf = (): Buffer =>
  scriptedExam(
    '/AcroForm << /Fields [] /XFA (<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><script>1</script></xdp:xdp>) >> /Names << /EmbeddedFiles << /Names [(a) << /F (http://127.0.0.1:9/a.exe) >>] >> >>',
  )

/** Its content is said to lie in another file. */
export const contentElsewhere = (): Buffer =>
  rawPdf([
    ...[CATALOG, ONE_PAGE, PAGE_WITH_CONTENT],
    streamObject('', '/F (/etc/passwd) /FFilter /FlateDecode'),
    HELVETICA,
  ])

/** Markup where words are: it is text, and stays text. */
export const markupExam = (): Buffer =>
  scriptedExam('', { extra: '<img src=x onerror=alert\\(1\\)> {{7*7}} =cmd' })

/** Control characters among the words, NUL being one. */
export const controlsExam = (): Buffer => scriptedExam('', { extra: '\\000\\001\\033[2J\\177' })

/** Whoever opens it may read; the password is only for changing it. */
export function readableWithoutPassword(): Promise<Buffer> {
  const doc = new PDFDocument({ ownerPassword: 'secret', size: 'LETTER', margin: 0 })
  put(doc, 'Everybody may read this, and only its owner may change it.', { x: 72, y: 72, size: 12 })
  return finish(doc)
}

/** Locked in the newest way, by a password that is the empty one for nobody. */
export function lockedPdf(version: '1.3' | '1.7ext3'): Promise<Buffer> {
  const doc = new PDFDocument({ userPassword: 'secret', pdfVersion: version })
  put(doc, 'Nobody can read this without the password.', { x: 72, y: 72, size: 12 })
  return finish(doc)
}
