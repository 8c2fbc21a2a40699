import { loadToaster } from '../ui/load-toaster.ts'
import { toast } from '../ui/toast-store.ts'
import { loginAddress } from './paths.ts'
import { leaveFor } from './leave.ts'

/** Time to read the toast before the browser leaves; the specification's. */
export const REDIRECT_DELAY_MS = 500

/**
 * Every failed call passes through here. When it failed because nobody is signed in any more, says so and goes to the
 * sign-in page, which comes back to this place. Returns whether that was the case.
 */
export function signInAgain(error: unknown): boolean {
  if (!isSignedOut(error)) return false
  sendToSignIn()
  return true
}

let leaving = false

export function sendToSignIn() {
  // Ten calls failing together are one event.
  if (leaving) return
  leaving = true
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  })
  const address = loginAddress(location.pathname + location.search)
  const leave = () => {
    leaving = false
    leaveFor(address)
  }
  // The time to read it begins when it can be read.
  const wait = () => void setTimeout(leave, REDIRECT_DELAY_MS)
  void loadToaster().then(wait, wait)
}

const isSignedOut = (error: unknown) =>
  error instanceof Error &&
  error.message.startsWith('401:') &&
  error.message.includes('Unauthorized')
