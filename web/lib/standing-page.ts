/** A page that has stood so long has what it loads by itself. */
const SETTLE_MS = 1000

/**
 * Calls back once when the first page has stood for a moment and the browser has nothing else to do: the moment to fetch
 * what would be missed if the network went. Gives back the way to stop waiting.
 */
export function oncePageStands(act: () => void) {
  let stood = false
  const looking = setInterval(() => {
    // Every page has an h1; the spinner before the first one has none.
    const stands = document.querySelector('h1') !== null
    if (stands && stood) {
      clearInterval(looking)
      whenIdle(act)
    }
    stood = stands
  }, SETTLE_MS)
  return () => clearInterval(looking)
}

/** Safari cannot say when it is idle. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(() => act()) : act()
