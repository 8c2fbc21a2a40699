import { usePrefetchQuery } from '@tanstack/react-query'
import { AppLayout } from '../../layouts/app-layout.tsx'
import { paths } from '../../lib/paths.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { can, useUser } from '../../session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { PanelPodium } from '../../ui/podium.tsx'
import { TeamMembers } from './team-members.tsx'
import { TeamNumbers } from './team-numbers.tsx'
import { numbersQuery, teamSettingsQuery } from './use-team-page.ts'

/** Who is behind the product here, what for, and whose competition it is about. */
export function TeamScreen() {
  return (
    <AppLayout title="Team" subtitle="The people behind your practice">
      <Team />
    </AppLayout>
  )
}

function Team() {
  const { productName } = useSettings()
  const user = useUser()
  // Both at once; each part then takes its own.
  usePrefetchQuery(numbersQuery)
  usePrefetchQuery(teamSettingsQuery)
  return (
    <div className="grid gap-5">
      <Panel aria-labelledby="mission" className="px-6 py-8 sm:px-8">
        <PanelPodium className="absolute right-0 bottom-0 h-4/5 max-sm:opacity-0" />
        <div className="relative max-w-128">
          <h2 id="mission" className="type-heading">
            Our mission
          </h2>
          <p className="mt-3 text-lg text-on-panel-muted">
            Every student should walk into a DECA competition prepared and unafraid, whoever they
            are and whatever their school can afford. {productName} gives each of them a place to
            practice, an honest picture of what they know, and the next step.
          </p>
          {can.administer(user) && (
            <ButtonLink href={paths.admin} variant="paper" className="mt-6">
              Manage the team
            </ButtonLink>
          )}
        </div>
      </Panel>
      <TeamNumbers />
      <TeamMembers />
      <p className="mt-3 max-w-prose text-sm text-faint">
        DECA is a registered trademark of DECA Inc. {productName} is not affiliated with, sponsored
        by or endorsed by DECA Inc.
      </p>
    </div>
  )
}
