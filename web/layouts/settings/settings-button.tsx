import { useQuery } from '@tanstack/react-query'
import { Settings } from 'lucide-react'
import { api, query } from '../../api.ts'
import { can, useUser } from '../../session.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSettingsPlace } from './use-settings-place.ts'

/** At the foot of the sidebar. A dot says that somebody waits for an admin's decision. */
export function SettingsButton({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const { open } = useSettingsPlace()
  const isAdmin = can.administer(useUser())
  const { data: requests = [] } = useQuery({
    ...query(api.settings.listDeletionRequests, {}),
    enabled: isAdmin,
  })
  const waiting = requests.some(({ isOwn }) => !isOwn)
  return (
    <span className="relative">
      <IconButton
        icon={Settings}
        size="sm"
        label={waiting ? 'Settings: somebody asks to be deleted' : 'Settings'}
        onClick={() => {
          onNavigate?.()
          open(waiting ? 'requests' : 'general')
        }}
      />
      {waiting && (
        <i
          aria-hidden
          className="pointer-events-none absolute top-1 right-1 size-2.5 rounded-full border-2 border-sunken bg-brand"
        />
      )}
    </span>
  )
}
