import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { TeamSettings, TeamSettingsChange } from '#contract/settings.ts'
import { api, query } from '../../api.ts'
import { sayDone, sayFailed } from './say.ts'
import { checkDraft, draftOf, inForm, type DraftErrors, type TeamDraft } from './team-draft.ts'

export type TeamForm = ReturnType<typeof useTeamForm>

/** The form of the team settings; a refusal stands at its field. */
export function useTeamForm(settings: TeamSettings) {
  const [draft, setDraft] = useState(() => draftOf(settings, browserZone()))
  const [errors, setErrors] = useState<DraftErrors>({})
  const saving = useSaving(setErrors)
  const checked = checkDraft(draft, settings)

  return {
    draft,
    errors,
    isPending: saving.isPending,
    /** Something is typed, or proposed, that is not saved. */
    hasChanges: checked.errors !== undefined || Object.keys(checked.change).length > 0,
    change: <Name extends keyof TeamDraft>(name: Name, value: TeamDraft[Name]) => {
      setDraft({ ...draft, [name]: value })
      setErrors({ ...errors, [name]: undefined })
    },
    submit() {
      setErrors(checked.errors ?? {})
      if (checked.change && !saving.isPending) saving.mutate(checked.change)
    },
  }
}

function useSaving(setErrors: (errors: DraftErrors) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: TeamSettingsChange) => api.settings.changeTeamSettings(change),
    onSuccess: (saved) => {
      client.setQueryData(query(api.settings.getTeamSettings, {}).queryKey, saved)
      sayDone('The team settings have been saved.')
      // Names, dates and, with the time zone, every figure that belongs to a day.
      for (const key of [
        api.settings.getPublicSettings.key,
        api.settings.listAuditLog.key,
        ['analytics'],
        api.session.getUser.key,
      ])
        void client.invalidateQueries({ queryKey: key })
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(inForm(error.body?.fields ?? {}))
      sayFailed('The team settings were not saved. Please try again.')(error)
    },
  })
}

export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
