import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

// Where focus has been put. Outside React because a heading is replaced (skeleton by page, screen by screen) while
// the place in the app stays the same.
const place = { path: undefined as string | undefined, navigated: false }

/**
 * For the h1 of a page: after a navigation it takes the focus, so that keyboard and screen reader start at the new page.
 * The first page of a visit is left alone, and nobody who has moved on meanwhile is pulled back.
 */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [path] = useLocation()

  useEffect(() => {
    const arrived = place.path !== undefined && place.path !== path
    place.navigated ||= arrived
    place.path = path
    const lost = place.navigated && document.activeElement === document.body
    if (arrived || lost) heading.current?.focus({ preventScroll: true })
  }, [path])

  return heading
}
