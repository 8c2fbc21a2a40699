import { useEffect, useRef, useState } from 'react'

/** The specification's. */
const NEAR_PX = 100
const FEW_MESSAGES = 2

/** Whether a log follows what is added to it. */
export const shouldFollow = (fromBottom: number, messages: number) =>
  fromBottom <= NEAR_PX || messages <= FEW_MESSAGES

/**
 * Keeps a scrolling box at its end while it grows, if the reader was near the end or has hardly begun; whoever has gone
 * up to read stays where they are. Put `box` on what scrolls and `content` on what grows in it.
 */
export function useStickToBottom(messages: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  // As of the reader's last scrolling: what has grown since must not count as distance.
  const fromBottom = useRef(0)
  const [away, setAway] = useState(false)

  useEffect(() => {
    const [element, growing] = [box.current, content.current]
    if (!element || !growing) return undefined
    let height = element.scrollHeight
    const look = () => {
      height = element.scrollHeight
      fromBottom.current = element.scrollHeight - element.clientHeight - element.scrollTop
      setAway(fromBottom.current > NEAR_PX)
    }
    const follow = () => {
      if (!shouldFollow(fromBottom.current, messages)) return look()
      height = element.scrollHeight
      element.scrollTop = height
    }
    // A late event of our own scrolling, after the log has grown: what has grown is not the reader's distance.
    const lookAtReader = () => {
      if (element.scrollHeight === height) look()
    }
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(growing)
    observer.observe(element)
    element.addEventListener('scroll', lookAtReader, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', lookAtReader)
    }
  }, [messages])

  const toBottom = () => box.current?.scrollTo({ top: box.current.scrollHeight })
  return { box, content, away, toBottom }
}
