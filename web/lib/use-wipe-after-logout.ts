import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { useSession } from '../session.ts'
import { saysSignedOut, wipeKept } from './kept.ts'
import { showTheme } from './theme.ts'
import { sendToSignIn } from './sign-in-again.ts'
import { useStorageChange } from './use-storage-change.ts'

const MARK = 'signed-out'

/**
 * The server ends log-out at `/?signed-out=1`: this wipes what the browser kept and takes the mark off the address.
 * Only when really nobody is signed in, so that a link with the mark cannot make a student lose unsent answers. Another
 * tab that is still open hears of it and leaves for the sign-in page, before it keeps anything again.
 */
export function useWipeAfterLogout() {
  const { status } = useSession()
  const [search, setSearch] = useSearchParams()
  const marked = search.has(MARK)
  useStorageChange((event) => {
    if (saysSignedOut(event) && status === 'signed-in') sendToSignIn()
  })

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
