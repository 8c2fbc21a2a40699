import { useEffect, useState } from 'react'

/** This device's clock, once a second. */
export function useClock() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [])
  return now
}
