import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import type { pageProposalsContract } from '#contract/page-proposals.ts'
import { api, query } from '../../api.ts'
import { useRefresh } from '../../lib/use-refresh.ts'
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
  const refresh = () => readAnew().then(onGone)
  const accept = useMutation({
    mutationFn: (question: Omit<Accepted, 'id'>) =>
      api.pageProposals.acceptPageProposal({ id, ...question }),
    onSuccess: refresh,
    onError: fail('The question was not added. Please try again.'),
  })
  const discard = useMutation({
    mutationFn: () => api.pageProposals.discardPageProposal({ id }),
    onSuccess: refresh,
    onError: fail('The proposal was not discarded. Please try again.'),
  })
  return { accept, discard }
}

type Accepted = InputOf<typeof pageProposalsContract.acceptPageProposal>
