import { Info } from 'lucide-react'
import type { CoachInWords } from '#contract/tutor.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type TellWhereProps = { coach: CoachInWords; onUnderstood: () => void }

/** Before the first message to a company's model. */
export function TellWhere({ coach, onUnderstood }: TellWhereProps) {
  const company = coach.provider ?? 'another company'
  return (
    <section aria-label="Before you start" className="tell-where">
      <Icon of={Info} className="mt-0.5 text-brand-ink" />
      <p>
        <b>What you write here goes to {company}</b>, whose model answers you. It gets this
        conversation and what helps to answer it, such as pages of your team’s materials and the
        areas you work on; not your name or e-mail. Leave out anything private.
      </p>
      <Button size="sm" onClick={onUnderstood}>
        OK, go on
      </Button>
    </section>
  )
}
