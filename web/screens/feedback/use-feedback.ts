import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'

const MESSAGE = 'message'
export const feedbackQuery = query(api.feedback.listFeedback, {})

/** The list, newest first. Which message is open stands in the address, so that a notification can lead to it. */
export function useFeedback() {
  const [search, setSearch] = useSearchParams()
  const { data: feedback } = useSuspenseQuery({ ...feedbackQuery, staleTime: ENTERING_STALE_MS })
  const having = (wanted: string) =>
    feedback.filter(({ status }) => (status ?? 'new') === wanted).length

  return {
    feedback,
    counts: { new: having('new'), resolved: having('resolved') },
    /** A message that is gone, in an old link, opens nothing. */
    opened: feedback.find(({ id }) => String(id) === search.get(MESSAGE)),
    open: (id: number) => setSearch({ [MESSAGE]: String(id) }, { replace: true }),
    close: () => setSearch({}, { replace: true }),
  }
}
