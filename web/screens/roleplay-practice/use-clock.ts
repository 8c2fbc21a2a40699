import { useEffect, useState } from 'react'

/** Twice a second, or a tick that comes late would skip one that is shown. */
const TICK_MS = 500

/** This device's clock, as it goes. */
export function useClock() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}
