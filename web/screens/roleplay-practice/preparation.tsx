import { NotebookPen, Play } from 'lucide-react'
import { PREPARATION_MINUTES } from '#contract/roleplays.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formatMinutes } from './scenario-words.ts'
import { useClock } from './use-clock.ts'
import type { DraftKeeper } from './use-draft.ts'

const PREPARATION_MS = PREPARATION_MINUTES * 60_000

/** Stands above an interview that nobody has prepared for. */
export function PreparationOffer({ keeper }: { keeper: DraftKeeper }) {
  const begin = () => keeper.change(() => ({ preparingSince: Date.now(), preparedAt: null }))
  return (
    <Card
      aria-label="Preparation"
      className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 md:px-6"
    >
      <p className="min-w-56 flex-1 text-sm text-pretty text-muted">
        <b className="text-ink">At the competition you prepare first:</b> {PREPARATION_MINUTES}{' '}
        minutes with the scenario and your notes, before you meet the judge.
      </p>
      <Button variant="secondary" className="max-sm:w-full" onClick={begin}>
        <Icon of={NotebookPen} size="sm" />
        Prepare for {PREPARATION_MINUTES} minutes
      </Button>
    </Card>
  )
}

type PreparationProps = { keeper: DraftKeeper; since: number }

/** Ten minutes with scenario, criteria and notes. What only the judge has is not on the page. */
export function Preparation({ keeper, since }: PreparationProps) {
  const { draft, change } = keeper
  return (
    <Card aria-labelledby="preparation" className="grid gap-4 p-5 md:p-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="preparation" tabIndex={-1} className="type-card-heading">
          Preparation
        </h2>
        <Countdown since={since} />
      </header>
      <Field
        label="Your notes"
        hint="Kept on this device only, and removed when you submit. You keep them beside you in the interview."
      >
        <Textarea
          rows={8}
          value={draft.notes}
          onChange={(event) => change(() => ({ notes: event.target.value }))}
          placeholder={
            'Opening line\nOne point for each performance indicator\nFigures to use\nHow to close'
          }
        />
      </Field>
      <Button
        className="sm:justify-self-start"
        onClick={() => change(() => ({ preparedAt: Date.now() }))}
      >
        <Icon of={Play} size="sm" />
        Start the interview
      </Button>
    </Card>
  )
}

function Countdown({ since }: { since: number }) {
  const left = PREPARATION_MS - (useClock() - since)
  return (
    <p className="flex items-baseline gap-2">
      <span className="text-sm text-muted">{left > 0 ? 'Time left' : 'Time is up'}</span>
      <span role="timer" aria-label="Preparation time left">
        <time className="type-figure text-[1.5rem] tabular-nums">{formatMinutes(left + 999)}</time>
      </span>
      <span role="status" className="sr-only">
        {left <= 0 ? 'Your preparation time is up. Start the interview when you are ready.' : ''}
      </span>
    </p>
  )
}

/** Beside the response, for who has prepared. */
export function Notes({ keeper: { draft, change } }: { keeper: DraftKeeper }) {
  if (draft.preparedAt === null) return null
  return (
    <details open className="rounded-lg border border-hairline bg-surface px-5 py-4 md:px-6">
      <summary className="type-card-heading">Your notes</summary>
      <Textarea
        rows={6}
        aria-label="Your notes"
        className="mt-3"
        value={draft.notes}
        onChange={(event) => change(() => ({ notes: event.target.value }))}
      />
    </details>
  )
}
