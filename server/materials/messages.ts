import { countOf } from '../question-bank/paper.ts'

type Bank = { total: number; refused: number; pending: number }

/** What pressing "process" came to. */
export function processMessage(marked: number, { total, refused, pending }: Bank) {
  if (marked > 0) return `Processing ${countOf(marked, 'PDF')}.`
  if (pending > 0) return `Already processing ${countOf(pending, 'PDF')}.`
  if (total === 0) return 'There are no PDFs in the question bank yet.'
  if (refused > 0)
    return `There is nothing new to process. ${countOf(refused, 'PDF')} could not be read; the list says why.`
  return 'Every PDF in the question bank has been read.'
}

export const duplicateMessage = (title: string) =>
  `This PDF has been uploaded already, as “${title}”.`

export const NOT_A_PDF = 'This file is not a PDF, whatever its name says. Nothing was stored.'

export const TOO_LARGE = 'This is larger than the 10 MB allowed.'

const SAFE = 'Nothing was added to the bank.'

export const FILE_GONE = `The stored file is gone. ${SAFE} Delete this entry and upload the PDF again.`

export const READER_FAILED = `Reading this PDF failed through a fault of ours, which is in the server’s log. The file is kept. ${SAFE} Start batch processing to try again.`
