import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { IdInPath } from '#contract/common.ts'
import { endpoint, type Access } from '#contract/endpoint.ts'
import { AppError } from '../lib/app-error.ts'
import { receiverOf, type AppEnv } from '../lib/implement.ts'
import { pdfPolicy } from '../lib/secure-headers.ts'
import type { Deps } from '../ports/deps.ts'
import { isFileGone } from '../ports/files/files.ts'
import { storedName } from './material.ts'

type ServedPdf = {
  /** With the material's `:id`. */
  path: `/api/${string}`
  access: Exclude<Access, 'public'>
  /** Who may show it inside a page. */
  framedBy: Parameters<typeof pdfPolicy>[0]
  /** Whose file it is; which materials are found is for the query to say. @throws AppError not_found */
  getFile: (id: number) => Promise<{ filename: string; fileHash: string }>
  /** Said where the material is there and its file is not. */
  gone: string
}

/**
 * Sibling of `implement` for the PDF of a material: a file is no JSON, so it is no call of the contract; who may have it
 * is said in the same way.
 */
export function servePdf(
  deps: Pick<Deps, 'files'>,
  { path, access, framedBy, getFile, gone }: ServedPdf,
) {
  const router = new Hono<AppEnv>()
  const input = z.object({ id: IdInPath })
  const receive = receiverOf(endpoint({ method: 'GET', path, access, input, output: z.never() }))
  router.get(path, async (c) => {
    const asked = await receive(c)
    // Parsed by the schema above.
    const { filename, fileHash } = await getFile((asked.input as z.output<typeof input>).id)
    return c.body(await bytesOf(deps, fileHash, gone), 200, {
      'content-type': 'application/pdf',
      'content-security-policy': pdfPolicy(framedBy),
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(filename)}`,
    })
  })
  return router
}

const bytesOf = ({ files }: Pick<Deps, 'files'>, fileHash: string, gone: string) =>
  files
    .withPath(storedName(fileHash), (path) => readFile(path))
    .catch((error: unknown) => {
      throw isFileGone(error) ? new AppError('not_found', gone) : error
    })
