import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

type ScrollBoxProps = { label: string; className: string; children: ReactNode }

/** Something that may be wider than the text: it scrolls inside, and the keyboard can reach it when it does. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () =>
      setScrolls(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const reachable = scrolls && { tabIndex: 0, role: 'region', 'aria-label': label }
  return (
    <div ref={box} className={className} {...reachable}>
      {children}
    </div>
  )
}
