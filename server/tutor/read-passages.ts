import { PdfRefused } from '../extraction/read-pdf.ts'
import type { PageWords } from '../extraction/page-words.ts'
import { readTexts } from '../extraction/read-texts.ts'
import { makeStorable } from '../lib/storable-text.ts'
import { storedName } from '../materials/material.ts'
import type { Deps } from '../ports/deps.ts'
import { isFileGone } from '../ports/files/files.ts'
import { findUnreadStudyMaterial, savePassages } from './queries.ts'

/** Beyond this a "page" is a dump of data, and PostgreSQL refuses to take it apart. */
const LONGEST_PAGE = 50_000

/**
 * Reads the pages of the study materials that were not read yet, so that the tutor can search them. May run twice. A
 * file that cannot be read has no passages; its row already says why.
 */
export async function readPassages(deps: Deps) {
  const { db, clock } = deps
  const tried = new Set<number>()
  for (;;) {
    const material = await findUnreadStudyMaterial(db)
    if (!material || tried.has(material.id)) return
    tried.add(material.id)
    const pages = await readFile(deps, material.fileHash)
    await db.transaction().execute((trx) =>
      savePassages(trx, {
        materialId: material.id,
        pages: pages.flatMap(presentPage),
        now: clock.now(),
      }),
    )
  }
}

async function readFile({ files, log }: Deps, fileHash: string) {
  try {
    return await files.withPath(storedName(fileHash), readTexts)
  } catch (error) {
    if (!isFileGone(error) && !(error instanceof PdfRefused)) {
      log.error({ err: error }, 'Reading the pages of a study material failed.')
    }
    return []
  }
}

function presentPage({ page, text }: PageWords): PageWords[] {
  // Cut first: the cut may fall into a character.
  const storable = makeStorable(text.slice(0, LONGEST_PAGE)).trim()
  return storable === '' ? [] : [{ page, text: storable }]
}
