import { NotebookPen, Play } from 'lucide-react'
import { PREPARATION_MINUTES } from '#contract/roleplays.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DraftKeeper } from './use-draft.ts'

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

/** Ten minutes with scenario, criteria and notes. How much of it is left stands above. */
export function Preparation({ keeper }: { keeper: DraftKeeper }) {
  const { draft, change } = keeper
  return (
    <Card aria-labelledby="preparation" className="grid gap-4 p-5 md:p-6">
      <h2 id="preparation" tabIndex={-1} className="type-card-heading">
        Preparation
      </h2>
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
