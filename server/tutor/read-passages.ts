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
 * file that is refused or gone has no passages, for good. Whatever else goes wrong may pass: that material stays unread,
 * the others are read all the same, and in the end the job fails with it, so that it is tried again.
 * @throws the first such failure
 */
export async function readPassages(deps: Deps) {
  const failures: unknown[] = []
  let after = 0
  for (;;) {
    const material = await findUnreadStudyMaterial(deps.db, after)
    if (!material) break
    await readMaterial(deps, material).catch((error: unknown) => void failures.push(error))
    after = material.id
  }
  if (failures.length > 0) throw failures[0]
}

type Material = NonNullable<Awaited<ReturnType<typeof findUnreadStudyMaterial>>>

async function readMaterial(deps: Deps, { id, fileHash }: Material) {
  const pages = await readFile(deps, fileHash)
  await deps.db.transaction().execute((trx) =>
    savePassages(trx, {
      materialId: id,
      pages: pages.flatMap(presentPage),
      now: deps.clock.now(),
    }),
  )
}

async function readFile({ files }: Deps, fileHash: string) {
  try {
    return await files.withPath(storedName(fileHash), readTexts)
  } catch (error) {
    if (error instanceof PdfRefused || isFileGone(error)) return []
    throw error
  }
}

function presentPage({ page, text }: PageWords): PageWords[] {
  // Cut first: the cut may fall into a character.
  const storable = makeStorable(text.slice(0, LONGEST_PAGE)).trim()
  return storable === '' ? [] : [{ page, text: storable }]
}
