import type { ReactNode } from 'react'
import { calmText } from '../../lib/calm-text.ts'
import { textLinkClass } from '../button-class.ts'

type OutsideLinkProps = {
  href: string
  /** As it is written between the brackets. */
  text: string
  children: ReactNode
}

/**
 * A link that a text from elsewhere asks for. It leads only to the web, says to which host, and tells that host nothing.
 * Anything else (a script, a file, an address of this site, whose calls would be made with the reader's rights) stays
 * words.
 */
export function OutsideLink({ href, text, children }: OutsideLinkProps) {
  const url = readAddress(href)
  if (!url) return children
  const host = url.hostname.replace(/^www\./, '')
  const saysHost = calmText(text).startsWith(`${url.protocol}//${url.hostname}`)
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={textLinkClass}>
        {children}
      </a>
      {!saysHost && <span className="link-host"> ({host})</span>}
    </>
  )
}

function readAddress(href: string) {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined
  const url = new URL(href)
  return url.origin === location.origin ? undefined : url
}
