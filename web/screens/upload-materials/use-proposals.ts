import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { pageProposalsContract } from '#contract/page-proposals.ts'
import { api, query } from '../../api.ts'
import { useRefresh } from '../../lib/use-refresh.ts'
import { toast } from '../../ui/toast-store.ts'
import { fail } from './use-material.ts'

/** Another admin may have decided, and a job brings new ones: whoever comes back asks again. */
const proposalsQuery = queryOptions({
  ...query(api.pageProposals.listPageProposals, {}),
  staleTime: 1000,
})

/** Undefined until it is known; the page does not wait for it. */
export const useProposals = () => useQuery(proposalsQuery)

/** What an admin does with one proposal. `onGone` is called when the list is without it. */
export function useDecision(id: number, onGone: () => void) {
  const readAnew = useRefresh([
    api.pageProposals.listPageProposals.key,
    api.materials.listMaterials.key,
    api.exams.listExams.key,
    api.exams.getExam.key,
  ])
  const findGone = useFindGone(id, readAnew)
  const refresh = () => readAnew().then(onGone)
  const refused = (fixedWords: string) => async (error: unknown) => {
    const why = await findGone(error)
    if (why === undefined) return fail(fixedWords)(error)
    toast({ title: 'Already decided', description: why })
    return onGone()
  }
  const accept = useMutation({
    mutationFn: (question: Omit<Accepted, 'id'>) =>
      api.pageProposals.acceptPageProposal({ id, ...question }),
    onSuccess: refresh,
    onError: refused('The question was not added. Please try again.'),
  })
  const discard = useMutation({
    mutationFn: () => api.pageProposals.discardPageProposal({ id }),
    onSuccess: refresh,
    onError: refused('The proposal was not discarded. Please try again.'),
  })
  return { accept, discard }
}

type Accepted = InputOf<typeof pageProposalsContract.acceptPageProposal>

/** After a refusal: what became of the proposal, in words, where another admin or another tab was quicker. */
function useFindGone(id: number, readAnew: () => Promise<unknown>) {
  const client = useQueryClient()
  return async (error: unknown) => {
    if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return undefined
    await readAnew()
    const { pages = [] } = client.getQueryData(proposalsQuery.queryKey) ?? {}
    const waits = pages.some(({ proposals }) => proposals.some((one) => one.id === id))
    if (waits) return undefined
    return error.status === 404
      ? 'Its PDF has been deleted since, and this proposal with it.'
      : error.body?.message
  }
}
