import { useState, useSyncExternalStore } from 'react'
import { bankPageAddress, type PageProposal, type ProposedPage } from '#contract/page-proposals.ts'
import { ProposalForm } from './proposal-form.tsx'
import { TextAsSent } from './text-as-sent.tsx'

type PageToCheckProps = { page: ProposedPage; onDecided: () => void }

/**
 * The questions proposed of a page, and what they are compared with: the page itself in the browser's own viewer, and the
 * text that was made of it. On a small screen, and where there is no viewer, the text alone; the link opens the PDF.
 */
export function PageToCheck({ page, onDecided }: PageToCheckProps) {
  const name = `${page.title}, page ${page.page}`
  const hasRoom = useHasRoom()
  const inViewer = hasRoom && navigator.pdfViewerEnabled
  return (
    <section aria-label={name} className="grid gap-4 border-t border-hairline pt-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-label wrap-anywhere">{name}</h3>
        <a
          href={bankPageAddress(page)}
          target="_blank"
          rel="noopener"
          className="text-sm font-label text-brand-ink underline underline-offset-2"
        >
          Open the PDF at this page
        </a>
      </header>
      <div className={inViewer ? 'grid grid-cols-2 items-start gap-5' : 'contents'}>
        <ul className="grid gap-8">
          {page.proposals.map((proposal) => (
            <li key={proposal.id} className={inViewer ? 'grid gap-4' : TEXT_BESIDE}>
              {/* Where they stand one above the other, one has read before one writes. */}
              {!hasRoom && <TextAsSent page={page} proposal={proposal} />}
              <ProposalForm proposal={proposal} onDecided={onDecided} />
              {hasRoom && !inViewer && <TextAsSent page={page} proposal={proposal} />}
              {inViewer && <TextOnDemand page={page} proposal={proposal} />}
            </li>
          ))}
        </ul>
        {inViewer && <PageInViewer page={page} />}
      </div>
    </section>
  )
}

const TEXT_BESIDE = 'grid items-start gap-4 lg:grid-cols-2 lg:gap-5'

const PageInViewer = ({ page }: { page: ProposedPage }) => (
  // The attribute would keep the viewer from starting; the file's own policy sandboxes it.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  <iframe
    // Wide enough to read; the bar of the viewer zooms.
    src={`${bankPageAddress(page)}&view=FitH&navpanes=0`}
    title={`Page ${page.page} of ${page.title}`}
    // Each is a viewer of its own: it starts when somebody gets there.
    loading="lazy"
    className="sticky top-24 h-144 w-full rounded-md border border-hairline bg-sunken"
  />
)

/** Made when it is opened, since what is hidden cannot be scrolled to its place. */
function TextOnDemand({ page, proposal }: { page: ProposedPage; proposal: PageProposal }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="font-label text-muted">Text of the page as it was sent</summary>
      {isOpen && <TextAsSent page={page} proposal={proposal} />}
    </details>
  )
}

/** From here on the list has two columns (Tailwind's `lg`). */
const TWO_COLUMNS = '(min-width: 64rem)'

const useHasRoom = () => useSyncExternalStore(subscribe, () => matchMedia(TWO_COLUMNS).matches)

function subscribe(notify: () => void) {
  const media = matchMedia(TWO_COLUMNS)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}
