import { useRef, useState } from 'react'
import { countOf } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageToCheck } from './page-to-check.tsx'
import { useProposals } from './use-proposals.ts'

/** What a language model made of pages that the reader could not read. Students see nothing of it before it is accepted. */
export function ProposalsCard() {
  const { data, refetch, isFetching } = useProposals()
  const heading = useRef<HTMLHeadingElement>(null)
  // Once there was something to decide the card stays, with the focus, to say that all is done.
  const [hadSome, setHadSome] = useState(false)
  if (data && data.pages.length > 0 && !hadSome) setHadSome(true)
  if (!data || (data.pages.length === 0 && data.waitingFiles === 0 && !hadSome)) return null
  const { pages, sentTo, waitingFiles } = data
  const count = pages.reduce((sum, { proposals }) => sum + proposals.length, 0)
  return (
    <Card aria-labelledby="proposals" className="grid gap-4 p-5">
      <header className="grid gap-1.5">
        <div className="flex items-center gap-3">
          <h2 ref={heading} id="proposals" tabIndex={-1} className="type-card-heading">
            Questions to check
          </h2>
          {count > 0 && <Badge variant="warning">{count} waiting</Badge>}
        </div>
        <p className="text-sm text-pretty text-muted">
          The reader could not read these pages, so their text was sent to{' '}
          {sentTo ? `${sentTo.provider} (${sentTo.model})` : 'a language model'}. Compare what came
          back with the page and mark the right option. No student is asked any of it before you add
          it.
        </p>
      </header>
      {pages.map((page) => (
        <PageToCheck
          key={`${page.materialId} ${page.page}`}
          page={page}
          onDecided={() => heading.current?.focus()}
        />
      ))}
      <p role="status" className="text-sm empty:hidden">
        {hadSome && count === 0 && 'Everything has been checked.'}
      </p>
      {waitingFiles > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-4 text-sm">
          <p className="min-w-0 flex-1 basis-72 text-muted">
            Pages of {countOf(waitingFiles, 'PDF')} are still to be sent. If that does not go on by
            itself, the model did not answer or the day’s pages are used up: start AI Batch
            Processing again later.
          </p>
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
            Look again
          </Button>
        </div>
      )}
    </Card>
  )
}
