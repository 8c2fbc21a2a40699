import { Sparkles } from 'lucide-react'
import type { FormEvent } from 'react'
import { BetaBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHOICES, useGenerator } from './use-generator.ts'

/** Three choices and a scenario. The same choices again give a different one. */
export function GeneratorCard() {
  const { chosen, choose, isPending, generate } = useGenerator()
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
    </Card>
  )
}

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
