import * as z from 'zod/mini'
import { Done, Id, IdInPath } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Far above any question or option of an exam. */
export const PROPOSED_TEXT_MAX = 2000
/** The longest seen is 'T1A01'. */
export const PROPOSED_NUMBER_MAX = 10
export const PROPOSED_OPTIONS_MAX = 6

/** A question that a language model found on a page that the reader could not read. Nobody is asked it before an admin accepts it. */
export const PageProposal = z.object({
  id: Id,
  number: z.nullable(z.string()),
  question: z.string(),
  options: z.array(z.string()),
  /** Only where the page's own text names it. */
  correctAnswer: z.nullable(z.int()),
  /** Where it stands in the page's text, from its number to its last option; null where that is not to be found. */
  place: z.nullable(z.object({ from: z.int(), to: z.int() })),
})
export type PageProposal = z.infer<typeof PageProposal>

/** A page as it was sent, with what came back and waits. */
export const ProposedPage = z.object({
  materialId: Id,
  title: z.string(),
  page: z.int(),
  text: z.string(),
  proposals: z.array(PageProposal),
})
export type ProposedPage = z.infer<typeof ProposedPage>

export const PageProposals = z.object({
  /** Where pages are sent; null where the school has set no model up, and then none is sent. */
  sentTo: z.nullable(z.object({ provider: z.string(), model: z.string() })),
  /** Files whose pages are still to be sent. */
  waitingFiles: z.int(),
  pages: z.array(ProposedPage),
})
export type PageProposals = z.infer<typeof PageProposals>

/** The page's PDF for the admin who decides; the question bank's files are not found where students open theirs. */
export const BANK_FILE_PATH = '/api/materials/:id/bank-file'
export const bankPageAddress = ({ materialId, page }: Pick<ProposedPage, 'materialId' | 'page'>) =>
  `${BANK_FILE_PATH.replace(':id', String(materialId))}#page=${page}`

const ProposalRef = z.object({ id: IdInPath })

const text = (what: string, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `Please provide ${what}.`),
      z.maxLength(most, `This has at most ${most} characters.`),
    )

export const pageProposalsContract = {
  listPageProposals: endpoint({
    method: 'GET',
    path: '/api/page-proposals',
    access: 'admin',
    input: z.object({}),
    output: PageProposals,
  }),
  /**
   * Adds the question to its paper's exam, as edited. The admin names the key. What has been decided about, by another
   * admin or in another tab, is a conflict, whose message says by whom and what it is now; as it is to discard it.
   */
  acceptPageProposal: endpoint({
    method: 'PUT',
    path: '/api/page-proposals/:id',
    access: 'admin',
    input: z.extend(ProposalRef, {
      number: text('its number', PROPOSED_NUMBER_MAX),
      question: text('the question', PROPOSED_TEXT_MAX),
      options: z
        .array(text('every option', PROPOSED_TEXT_MAX))
        .check(
          z.minLength(2, 'A question has at least two options.'),
          z.maxLength(
            PROPOSED_OPTIONS_MAX,
            `A question has at most ${PROPOSED_OPTIONS_MAX} options.`,
          ),
        ),
      correctAnswer: z.int('Choose the right option.').check(z.minimum(0)),
    }),
    output: Done,
  }),
  discardPageProposal: endpoint({
    method: 'DELETE',
    path: '/api/page-proposals/:id',
    access: 'admin',
    input: ProposalRef,
    output: Done,
  }),
}
