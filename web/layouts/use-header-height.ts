import { useEffect, useRef } from 'react'

/** Where what sticks below the header begins: on a phone the header grows with a subtitle of two lines. */
const VARIABLE = '--page-header'

/** The header's height, as `--page-header` of the document, for as long as the header is there. */
export function useHeaderHeight() {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    // Kept: the observer may still tell of it when it has left the page, and the ref is empty then.
    const element = header.current!
    const { style } = document.documentElement
    const measure = () => style.setProperty(VARIABLE, `${element.getBoundingClientRect().height}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty(VARIABLE)
    }
  }, [])
  return header
}
