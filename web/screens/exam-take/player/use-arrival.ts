import { useEffect, useRef } from 'react'

/** Keyboard and screen reader start at this heading, and the page at its top. */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
