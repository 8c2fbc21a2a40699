import { useSearchParams } from 'wouter'
import { AdminOnly } from '../../layouts/admin-only.tsx'
import { AppLayout } from '../../layouts/app-layout.tsx'
import { useSettings } from '../../lib/use-settings.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { AddMemberTab } from './add-member-tab.tsx'
import { AdminBanner } from './admin-banner.tsx'
import { BulkUploadTab } from './bulk-upload-tab.tsx'
import { TeamTab } from './team-tab.tsx'
import { useTeamCount } from './use-team.ts'

/** Who may sign in: the list, how it grows by a file or by one, and who has practiced. */
export function AdminScreen() {
  return (
    <AdminOnly denied="The admin dashboard is only available to administrators.">
      <AppLayout title="Admin Dashboard" subtitle="Your roster, who may sign in, and who is active">
        <AdminBanner />
        <AdminTabs />
      </AppLayout>
    </AdminOnly>
  )
}

const TAB = 'tab'
const FIRST = 'team'

function AdminTabs() {
  const { teamName } = useSettings()
  const count = useTeamCount()
  const [search, setSearch] = useSearchParams()
  const tabs = [
    {
      value: FIRST,
      label: count === undefined ? `${teamName} Team` : `${teamName} Team (${count})`,
      content: <TeamTab />,
    },
    { value: 'bulk-upload', label: 'Bulk Upload', content: <BulkUploadTab /> },
    { value: 'add-member', label: 'Add Member', content: <AddMemberTab /> },
  ]
  const shown = tabs.find(({ value }) => value === search.get(TAB))?.value ?? FIRST
  const show = (value: string) =>
    setSearch(value === FIRST ? {} : { [TAB]: value }, { replace: true })
  return <Tabs label="Team" value={shown} onChange={show} tabs={tabs} />
}
