import { useSyncExternalStore } from 'react'
import { bankPageAddress, type ProposedPage } from '#contract/page-proposals.ts'

/**
 * What a proposal is compared with: the page itself in the browser's own viewer, and the text that was made of it. On a
 * small screen, and where there is no viewer, the text alone; the link above it opens the PDF.
 */
export function PageBeside({ page }: { page: ProposedPage }) {
  const hasRoom = useHasRoom()
  if (!hasRoom || !navigator.pdfViewerEnabled) return <TextAsSent page={page} />
  return (
    <div className="sticky top-24 grid gap-3">
      {/* The attribute would keep the viewer from starting; the file's own policy sandboxes it. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        // Wide enough to read; the bar of the viewer zooms.
        src={`${bankPageAddress(page)}&view=FitH&navpanes=0`}
        title={`Page ${page.page} of ${page.title}`}
        // Each is a viewer of its own: it starts when somebody gets there.
        loading="lazy"
        className="h-144 w-full rounded-md border border-hairline bg-sunken"
      />
      <details className="text-sm">
        <summary className="font-label text-muted">Text of the page as it was sent</summary>
        <TextAsSent page={page} />
      </details>
    </div>
  )
}

const TextAsSent = ({ page: { page, text } }: { page: ProposedPage }) => (
  <section
    aria-label={`Text of page ${page} as it was sent`}
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    className="max-h-112 overflow-auto rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere text-muted lg:sticky lg:top-24"
  >
    {text}
  </section>
)

/** From here on the list has two columns (Tailwind's `lg`). */
const TWO_COLUMNS = '(min-width: 64rem)'

const useHasRoom = () => useSyncExternalStore(subscribe, () => matchMedia(TWO_COLUMNS).matches)

function subscribe(notify: () => void) {
  const media = matchMedia(TWO_COLUMNS)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}
