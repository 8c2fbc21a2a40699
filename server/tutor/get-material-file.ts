import { readFile } from 'node:fs/promises'
import type { Deps } from '../ports/deps.ts'
import { isFileGone } from '../ports/files/files.ts'
import { storedName } from '../materials/material.ts'
import { FILE_GONE } from './messages.ts'
import { getStudyMaterial } from './queries.ts'
import { AppError } from '../lib/app-error.ts'

/** A study material's PDF, for anybody signed in. @throws AppError not_found, for the question bank's too */
export async function getMaterialFile({ db, files }: Pick<Deps, 'db' | 'files'>, id: number) {
  const { filename, fileHash } = await getStudyMaterial(db, id)
  const bytes = await files
    .withPath(storedName(fileHash), (path) => readFile(path))
    .catch((error: unknown) => {
      throw isFileGone(error) ? new AppError('not_found', FILE_GONE) : error
    })
  return { filename, bytes }
}
