import { Send } from 'lucide-react'
import type { FormEvent } from 'react'
import { INVITATION_DAYS } from '#contract/invitations.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { useInviting } from './use-inviting.ts'

type InviteFormProps = { inviting: ReturnType<typeof useInviting>; hasProvider: boolean }

/** Addresses, one per line. Pasting a column of a spreadsheet does it. */
export function InviteForm({ inviting, hasProvider }: InviteFormProps) {
  const { text, setText, count, isPending } = inviting
  const { schoolDomain } = useSettings()
  const send = (event: FormEvent) => {
    event.preventDefault()
    inviting.submit()
  }
  return (
    <Card as="form" onSubmit={send} className="grid gap-5 p-5 md:p-6" aria-labelledby="invite">
      <header>
        <h2 id="invite" className="type-card-heading">
          Who should come?
        </h2>
        <p className="mt-1 max-w-160 text-pretty text-muted">
          Everyone you invite can sign in as a student. The link in the mail works once, for{' '}
          {INVITATION_DAYS} days; after that they sign in with{' '}
          {hasProvider ? 'their school account' : 'a code'}.
        </p>
      </header>
      <Field
        label="Email addresses"
        hint={`One per line. Only addresses that end in @${schoolDomain} can be invited.`}
      >
        <Textarea
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={`jordan.ellis@${schoolDomain}\npriya.nair@${schoolDomain}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="field-sizing-content max-h-96 min-h-44"
        />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <span className="text-sm text-muted">
          {count > 0 && (count === 1 ? '1 address' : `${count} addresses`)}
        </span>
        <Button type="submit" busy={isPending} busyLabel="Sending..." className="max-sm:w-full">
          <Icon of={Send} size="sm" />
          Send Invitations
        </Button>
      </div>
    </Card>
  )
}
