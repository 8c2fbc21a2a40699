import { useEffect, useRef } from 'react'
import { can, useUser } from '../../session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AuditPart } from './audit-part.tsx'
import { DataPart } from './data-part.tsx'
import { GeneralPart } from './general-part.tsx'
import { RequestsPart } from './requests-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { TeamPart } from './team-part.tsx'
import type { SettingsPart } from './use-settings-place.ts'

type SettingsDialogProps = {
  part: SettingsPart
  onShow: (part: SettingsPart) => void
  onClose: () => void
}

const FOR_ALL = [
  { value: 'general', label: 'General', content: <GeneralPart /> },
  { value: 'sessions', label: 'Sessions', content: <SessionsPart /> },
  { value: 'data', label: 'Your data', content: <DataPart /> },
] as const
const FOR_ADMINS = [
  { value: 'team', label: 'Team', content: <TeamPart /> },
  { value: 'requests', label: 'Requests', content: <RequestsPart /> },
  { value: 'log', label: 'Audit log', content: <AuditPart /> },
] as const

/** A person's own settings; an admin's go on with the team's. */
export function SettingsDialog({ part, onShow, onClose }: SettingsDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Settings" size="lg">
      <Parts part={part} onShow={onShow} />
    </Dialog>
  )
}

function Parts({ part, onShow }: Omit<SettingsDialogProps, 'onClose'>) {
  const isAdmin = can.administer(useUser())
  const tabs = isAdmin ? [...FOR_ALL, ...FOR_ADMINS] : FOR_ALL
  // A link to a part that is not for this person.
  const shown = tabs.some(({ value }) => value === part) ? part : 'general'
  const parts = useRef<HTMLDivElement>(null)
  // On a phone the row of tabs is wider than the dialog.
  useEffect(() => {
    const tab = parts.current?.querySelector(`[role=tab][id$="-${shown}"]`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown])
  return (
    // The same height for every part: the tabs stay under the pointer.
    <div ref={parts} className="min-h-[min(62rem,calc(100dvh-8.5rem))] min-w-0">
      <Tabs label="Parts of the settings" value={shown} onChange={onShow} tabs={tabs} />
    </div>
  )
}
