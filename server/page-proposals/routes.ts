import { BANK_FILE_PATH, pageProposalsContract } from '#contract/page-proposals.ts'
import { implement } from '../lib/implement.ts'
import { servePdf } from '../materials/serve-pdf.ts'
import type { Deps } from '../ports/deps.ts'
import { acceptProposal, discardProposal } from './decide-proposal.ts'
import { FILE_GONE } from './messages.ts'
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
  servePdf(deps, {
    path: BANK_FILE_PATH,
    access: 'admin',
    // It stands in the review list, beside what was made of it.
    framedBy: "'self'",
    getFile: (id) => getBankFile(deps.db, id),
    gone: FILE_GONE,
  }),
]
