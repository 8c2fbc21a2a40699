import type { ExamReading } from './reading.ts'

export { PdfRefused } from './pdf-refused.ts'
export type { RefusalReason } from './pdf-refused.ts'

export type ReadLimits = {
  milliseconds: number
  pages: number
  megabytes: number
  signal?: AbortSignal
}

export function readPdf(_path: string, _limits: Partial<ReadLimits> = {}): Promise<ExamReading> {
  return Promise.reject(new Error('not built yet'))
}

/** True when `%PDF-` stands within the first 1024 bytes, which is where readers look for it. */
export function startsLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes(
    '%PDF-',
  )
}
