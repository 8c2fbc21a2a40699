import type { PageProposal, ProposedPage } from '#contract/page-proposals.ts'

type TextAsSentProps = { page: ProposedPage; proposal: PageProposal }

/** The text of a page, with the place of one of its proposed questions marked and in sight. */
export function TextAsSent({ page: { page, text }, proposal: { number, place } }: TextAsSentProps) {
  const { from, to } = place ?? { from: 0, to: 0 }
  const marked = number === null ? 'the question' : `question ${number}`
  return (
    <section
      aria-label={`Text of page ${page} as it was sent${place ? `, ${marked} marked` : ''}`}
      // It scrolls, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-64 overflow-auto overscroll-contain rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere text-muted lg:sticky lg:top-24 lg:max-h-112"
    >
      {text.slice(0, from)}
      {place && (
        <mark ref={showInBox} className="box-decoration-clone rounded-xs bg-accent-soft text-ink">
          {text.slice(from, to)}
        </mark>
      )}
      {text.slice(to)}
    </section>
  )
}

/** Lines of the page that stay in sight above the place. */
const ABOVE_PIXELS = 48

/** Scrolls the box alone: the page stays where it is. */
function showInBox(mark: HTMLElement | null) {
  const box = mark?.parentElement
  if (!mark || !box) return
  box.scrollTop += mark.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE_PIXELS
}
