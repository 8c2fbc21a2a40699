import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { useSession } from '../session.ts'
import { wipeKept } from './kept.ts'
import { showTheme } from './theme.ts'

const MARK = 'signed-out'

/**
 * The server ends log-out at `/?signed-out=1`: this wipes what the browser kept and takes the mark off the address.
 * Only when really nobody is signed in, so that a link with the mark cannot make a student lose unsent answers.
 */
export function useWipeAfterLogout() {
  const { status } = useSession()
  const [search, setSearch] = useSearchParams()
  const marked = search.has(MARK)

  useEffect(() => {
    if (!marked || status === 'loading' || status === 'unreachable') return
    if (status === 'signed-out') void wipeKept().then(() => showTheme('system'))
    setSearch(withoutMark, { replace: true })
  }, [marked, status, setSearch])
}

const withoutMark = (search: URLSearchParams) => {
  const rest = new URLSearchParams(search)
  rest.delete(MARK)
  return rest
}
