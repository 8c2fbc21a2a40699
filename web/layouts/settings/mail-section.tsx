import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../api.ts'
import { Switch } from '../../ui/switch.tsx'
import { PartState } from './part-state.tsx'
import { sayFailed } from './say.ts'
import { SettingsSection } from './settings-section.tsx'

/** The daily mail, on or off. */
export function MailSection() {
  const client = useQueryClient()
  const settings = query(api.notifications.getNotificationSettings, {})
  const { data, isError, refetch } = useQuery(settings)
  const save = useMutation({
    mutationFn: (byMail: boolean) => api.notifications.saveNotificationSettings({ byMail }),
    onSuccess: (kept) => client.setQueryData(settings.queryKey, kept),
    onError: sayFailed('This was not saved. Please try again.'),
  })
  return (
    <SettingsSection title="Mail">
      {data ? (
        <Switch
          label="Mail me what is new"
          hint="At most one mail a day, and none when there is nothing new."
          // While it is being saved, what was chosen.
          checked={save.isPending ? save.variables : data.byMail}
          onChange={(byMail) => save.mutate(byMail)}
        />
      ) : (
        <PartState isError={isError} onRetry={() => void refetch()} />
      )}
    </SettingsSection>
  )
}
