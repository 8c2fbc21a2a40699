import { SampleBadge } from '../../ui/badge.tsx'
import { useTeamNumbers } from './use-team-page.ts'

export function TeamNumbers() {
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="sr-only">
        In numbers
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-hairline bg-hairline sm:grid-cols-3">
        {useTeamNumbers().map(({ label, figure, isSample }) => (
          <li
            key={label}
            className="grid content-start justify-items-start gap-2 bg-surface px-6 py-5"
          >
            <p className="grid gap-1">
              <b className="type-figure text-figure-md">{figure}</b>{' '}
              <span className="text-sm text-muted">{label}</span>
            </p>
            {isSample && <SampleBadge />}
          </li>
        ))}
      </ul>
    </section>
  )
}
