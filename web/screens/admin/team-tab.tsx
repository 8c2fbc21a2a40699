import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { PageBoundary } from '../../layouts/page-boundary.tsx'
import { useSettings } from '../../lib/use-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { MemberTable } from './member-table.tsx'
import { PracticeTable } from './practice-table.tsx'
import { useIsRefreshing, useRefreshTeam } from './use-team.ts'

const VIEWS = [
  { value: 'members', label: 'Members' },
  { value: 'practice', label: 'Who has practiced' },
] as const
const VIEW = 'view'

/** The list, looked at in two ways: who may sign in, and who has practiced what. */
export function TeamTab() {
  const [wanted, setWanted] = useState('')
  const [search, setSearch] = useSearchParams()
  const shown = VIEWS.find(({ value }) => value === search.get(VIEW))?.value ?? 'members'
  const show = (value: string) =>
    setSearch(value === 'members' ? {} : { [VIEW]: value }, { replace: true })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented label="Show" value={shown} options={VIEWS} onChange={show} />
        <Input
          type="search"
          aria-label="Find by name or email"
          placeholder="Find by name or email"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          className="min-w-44 flex-1 sm:max-w-72"
        />
        <RefreshButton />
      </div>
      <PageBoundary loading={<TeamLoading />}>
        {shown === 'members' ? <MemberTable wanted={wanted} /> : <PracticeTable wanted={wanted} />}
      </PageBoundary>
    </>
  )
}

function RefreshButton() {
  const refresh = useRefreshTeam()
  const isRefreshing = useIsRefreshing()
  return (
    <Button
      variant="secondary"
      busy={isRefreshing}
      onClick={() => void refresh()}
      className="sm:ml-auto"
    >
      <Icon of={RefreshCw} size="sm" />
      Refresh
    </Button>
  )
}

function TeamLoading() {
  const { teamName } = useSettings()
  return (
    <p
      role="status"
      className="flex min-h-64 items-center justify-center gap-3 rounded-lg border border-hairline bg-surface text-muted"
    >
      <Spinner />
      {`Loading ${teamName} team...`}
    </p>
  )
}
