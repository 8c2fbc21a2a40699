import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { Role } from '#contract/session.ts'
import { Email } from '#contract/team.ts'
import { api } from '../../api.ts'
import { messageOf } from '../../lib/message-of.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { toast } from '../../ui/toast-store.ts'
import { useRefreshTeam } from './use-team.ts'

type NewMember = { firstName: string; lastName: string; email: string; role: Role }
const EMPTY: NewMember = { firstName: '', lastName: '', email: '', role: 'student' }

export function useAddMember() {
  const { schoolDomain, schoolDomains = [schoolDomain] } = useSettings()
  const [form, setForm] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const adding = useAdding(() => {
    setForm(EMPTY)
    setChecked(false)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(missingOf(form)).length > 0) return
    if (isOfSchool(form.email, schoolDomains)) adding.mutate(form)
    else sayWrongDomain()
  }
  return {
    form,
    set: (part: Partial<NewMember>) => setForm({ ...form, ...part }),
    // From the first try on, and then with every change.
    errors: isChecked ? missingOf(form) : {},
    submit,
    isPending: adding.isPending,
  }
}

function useAdding(onAdded: () => void) {
  const refresh = useRefreshTeam()
  return useMutation({
    mutationFn: (member: NewMember) => api.team.addUser({ ...member, authorized: true }),
    onSuccess: async ({ email }) => {
      await refresh()
      toast({
        title: 'User Created!',
        description: `${email} can sign in now. The link icon in their row copies a sign-in link.`,
        variant: 'success',
      })
      onAdded()
    },
    onError: (error) =>
      toast({
        title: 'Creation Failed',
        description: messageOf(error, 'Could not add user. Please try again.'),
        variant: 'destructive',
      }),
  })
}

type Missing = Partial<Record<'firstName' | 'lastName' | 'email', string>>

const missingOf = ({ firstName, lastName, email }: NewMember): Missing =>
  Object.fromEntries(
    Object.entries({ firstName, lastName, email })
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => [name, 'Please fill this in.']),
  )

/** The whole domain after the @, without regard to case. */
function isOfSchool(email: string, domains: readonly string[]) {
  const { data } = Email.safeParse(email)
  return domains.some((domain) => data?.endsWith(`@${domain.toLowerCase()}`))
}

const sayWrongDomain = () =>
  toast({
    title: 'Invalid Email Domain',
    description: 'Only school-domain email addresses are allowed.',
    variant: 'destructive',
  })
