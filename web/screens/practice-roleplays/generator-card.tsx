import { Sparkles } from 'lucide-react'
import type { FormEvent } from 'react'
import { SCENARIOS_AN_HOUR } from '#contract/roleplays.ts'
import { formatTime } from '../../lib/format.ts'
import { BetaBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHOICES, useGenerator } from './use-generator.ts'

/** Three choices and a scenario. The same choices again give a different one. */
export function GeneratorCard() {
  const { chosen, choose, isPending, nextAt, generate } = useGenerator()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    generate()
  }
  return (
    <Card aria-labelledby="generator" className="self-start p-5 md:p-6">
      <header className="flex items-center gap-3">
        <h2 id="generator" className="type-card-heading">
          Roleplay Generator
        </h2>
        <BetaBadge />
      </header>
      <p className="mt-1 text-sm text-pretty text-muted">
        A company, a problem and a judge. Generate again for a different one.
      </p>
      <form onSubmit={submit} noValidate className="mt-5 grid gap-4">
        {CHOICES.map(({ name, ...choice }) => (
          <Choice
            key={name}
            {...choice}
            value={chosen[name]}
            onChoose={(value) => choose(name, value)}
          />
        ))}
        <Button type="submit" busy={isPending} busyLabel="Generating...">
          <Icon of={Sparkles} size="sm" />
          Generate Scenario
        </Button>
      </form>
      <div role="status">{nextAt && <WhyNot nextAt={nextAt} />}</div>
    </Card>
  )
}

/** Stays, unlike the toast that says that it failed. A minute is rounded up, or it would be too early again. */
function WhyNot({ nextAt }: { nextAt: Date }) {
  const time = formatTime(new Date(Math.ceil(nextAt.getTime() / MINUTE_MS) * MINUTE_MS))
  return (
    <p className="mt-4 text-sm text-pretty text-muted">
      That makes {SCENARIOS_AN_HOUR} scenarios within an hour, which is the limit. You can generate
      the next one at <b className="whitespace-nowrap text-ink">{time}</b>; those in the list are
      yours to practice meanwhile.
    </p>
  )
}

const MINUTE_MS = 60_000

type ChoiceProps = {
  label: string
  unchosen: string
  options: readonly string[]
  value: string | undefined
  onChoose: (value: string) => void
}

function Choice({ label, unchosen, options, value, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{unchosen}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </Field>
  )
}
