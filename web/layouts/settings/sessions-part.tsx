import { LogOut, Monitor, Smartphone } from 'lucide-react'
import type { SignedInDevice } from '#contract/settings.ts'
import { formatDay } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PartState } from './part-state.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useDevices, type Devices } from './use-devices.ts'

/** Where this person is signed in. */
export function SessionsPart() {
  const devices = useDevices()
  const { list, isError, retry, endOthers } = devices
  if (!list) return <PartState isError={isError} onRetry={retry} />
  const others = list.length - 1
  return (
    <SettingsSection
      title="Where you are signed in"
      hint="Of each device only this is kept: which browser, since when, and the day it was last used."
    >
      <ul aria-label="Sessions" className="divide-y divide-hairline">
        {list.map((device) => (
          <Device key={device.id} device={device} devices={devices} />
        ))}
      </ul>
      {others > 0 && (
        <Button
          variant="secondary"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
          className="justify-self-start max-sm:w-full"
        >
          <Icon of={LogOut} size="sm" />
          Sign out everywhere else
        </Button>
      )}
    </SettingsSection>
  )
}

function Device({ device: session, devices }: { device: SignedInDevice; devices: Devices }) {
  const { id, device, isThisOne, sharedComputer, createdAt, lastUsedAt } = session
  const { endOne } = devices
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <Icon
        of={/iPhone|Android/.test(device) ? Smartphone : Monitor}
        className="flex-none text-muted"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-label">{device}</b>
          {isThisOne && <Badge variant="success">This one</Badge>}
          {sharedComputer && <Badge>Shared computer</Badge>}
        </p>
        <p className="text-sm text-muted">
          Signed in {formatDay(createdAt)} · last used {formatDay(lastUsedAt)}
        </p>
      </div>
      {!isThisOne && (
        <Button
          variant="ghost"
          size="sm"
          busy={endOne.isPending && endOne.variables === id}
          onClick={() => endOne.mutate(id)}
        >
          Sign out<span className="sr-only"> {device}</span>
        </Button>
      )}
    </li>
  )
}
