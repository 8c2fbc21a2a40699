import { useSuspenseQuery } from '@tanstack/react-query'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'

/** Newest first, as the server lists it. */
export function useMyFeedback() {
  const { data: feedback } = useSuspenseQuery({
    ...query(api.feedback.listOwnFeedback, {}),
    staleTime: ENTERING_STALE_MS,
  })
  return { feedback, responses: feedback.filter((item) => item.adminResponse).length }
}
