import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { countError, parseCount } from './set-up.ts'

type CustomCountProps = { total: number; onChoose: (count: number) => void }

/** Any other number; Set or Enter takes it. */
export function CustomCount({ total, onChoose }: CustomCountProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  const set = (event: FormEvent) => {
    event.preventDefault()
    const count = parseCount(text, total)
    setError(count ? undefined : countError(total))
    if (count) onChoose(count)
  }
  return (
    <form onSubmit={set} noValidate className="flex items-start gap-2">
      <Field label="Custom number" error={error} className="w-full max-w-72">
        <Input
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
          inputMode="numeric"
          autoComplete="off"
          placeholder={`1 to ${total}`}
        />
      </Field>
      <Button type="submit" variant="secondary" className="mt-6.5">
        Set
      </Button>
    </form>
  )
}
