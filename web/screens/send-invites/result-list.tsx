import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { InvitationResult } from '#contract/invitations.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

/** What became of each address; those that need a look come first. */
export function ResultList({ results }: { results: InvitationResult[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The keyboard goes on here, and a screen reader hears where it is.
  useEffect(() => heading.current?.focus(), [])
  const ordered = [
    ...results.filter(({ success }) => !success),
    ...results.filter(({ success }) => success),
  ]
  return (
    <section aria-labelledby="results">
      <h2
        id="results"
        ref={heading}
        tabIndex={-1}
        className="type-card-heading mb-4 scroll-mt-24 outline-none"
      >
        What became of each address
      </h2>
      <Card as="div" className="max-h-120 overflow-y-auto">
        <ul aria-label="Results" className="divide-y divide-hairline">
          {ordered.map((result) => (
            <Result key={result.email} {...result} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

const Result = ({ email, success, detail }: InvitationResult) => (
  <li className="grid grid-cols-[auto_1fr] gap-x-3 px-5 py-3">
    <Icon
      of={success ? CircleCheck : CircleAlert}
      className={success ? 'mt-0.5 text-success-ink' : 'mt-0.5 text-destructive-ink'}
    />
    <div className="min-w-0">
      <b className="block font-label wrap-anywhere">
        <span className="sr-only">{success ? 'OK: ' : 'Refused: '}</span>
        {email}
      </b>
      <span className={success ? 'text-sm text-muted' : 'text-sm text-destructive-ink'}>
        {detail}
      </span>
    </div>
  </li>
)
