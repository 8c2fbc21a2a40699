export const REFUSAL_REASONS = [
  'not-a-pdf',
  'encrypted',
  'corrupt',
  'empty',
  'scanned',
  'too-many-pages',
  'too-slow',
  'too-much-memory',
] as const

export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** A PDF that is not read at all. Its message is for people: what happened, what is safe, what next. */
export class PdfRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(MESSAGES[reason])
    this.name = 'PdfRefused'
    this.reason = reason
  }

  /** What happened, for who did not upload it. */
  get what(): string {
    return MESSAGES[this.reason].split(` ${SAFE}`)[0]!
  }
}

const SAFE = 'The file is kept as it is and nothing was added to the bank.'

const MESSAGES: Record<RefusalReason, string> = {
  'not-a-pdf': `This file is not a PDF, whatever its name says. ${SAFE} Export it as a PDF and upload that.`,
  encrypted: `This PDF is locked with a password. ${SAFE} Save a copy without the password and upload that.`,
  corrupt: `This PDF is damaged and cannot be opened. ${SAFE} Download or export it again and upload the new copy.`,
  empty: `This PDF has no pages with text. ${SAFE} Check that it is the file you meant.`,
  scanned: `This PDF holds pictures of pages, not text. ${SAFE} Upload the original PDF, or run text recognition (OCR) on it first.`,
  'too-many-pages': `This PDF has more pages than any exam. ${SAFE} Upload only the pages of the exam.`,
  'too-slow': `Reading this PDF took too long and was stopped. ${SAFE} Print it to a new PDF and upload that.`,
  'too-much-memory': `Reading this PDF needed too much memory and was stopped. ${SAFE} Print it to a new PDF and upload that.`,
}
