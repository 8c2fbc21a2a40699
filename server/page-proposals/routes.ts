import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { IdInPath } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { BANK_FILE_PATH, pageProposalsContract } from '#contract/page-proposals.ts'
import { notFound } from '../lib/app-error.ts'
import { implement, receiverOf, type AppEnv } from '../lib/implement.ts'
import { pdfPolicy } from '../lib/secure-headers.ts'
import { storedName } from '../materials/material.ts'
import type { Deps } from '../ports/deps.ts'
import { isFileGone } from '../ports/files/files.ts'
import { acceptProposal, discardProposal } from './decide-proposal.ts'
import { presentProposals } from './proposal.ts'
import { countFilesToAsk, getBankFile, listWaitingProposals } from './queries.ts'

export const pageProposalRoutes = (deps: Deps) => [
  implement(pageProposalsContract, {
    listPageProposals: async () =>
      presentProposals({
        identity: deps.coach.identity,
        waitingFiles: deps.coach.readPage ? await countFilesToAsk(deps.db) : 0,
        rows: await listWaitingProposals(deps.db),
      }),

    async acceptPageProposal(accepted, { user }) {
      await acceptProposal(deps, user, accepted)
      return { message: 'The question was added to its exam.' }
    },

    async discardPageProposal({ id }, { user }) {
      await discardProposal(deps, user, id)
      return { message: 'The proposal was discarded.' }
    },
  }),
  serveBankFiles(deps),
]

/** A file is no JSON, so it is no call of the contract; who may have it is said in the same way. */
const bankFile = endpoint({
  method: 'GET',
  path: BANK_FILE_PATH,
  access: 'admin',
  input: z.object({ id: IdInPath }),
  output: z.never(),
})

function serveBankFiles({ db, files }: Deps) {
  const router = new Hono<AppEnv>()
  const receive = receiverOf(bankFile)
  router.get(BANK_FILE_PATH, async (c) => {
    const { input } = await receive(c)
    // Parsed by the schema above.
    const { filename, fileHash } = await getBankFile(db, (input as { id: number }).id)
    const bytes = await files
      .withPath(storedName(fileHash), (path) => readFile(path))
      .catch((error: unknown) => {
        throw isFileGone(error) ? notFound('file') : error
      })
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      // It stands in the review list, beside what was made of it.
      'content-security-policy': pdfPolicy("'self'"),
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(filename)}`,
    })
  })
  return router
}
