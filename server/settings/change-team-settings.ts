import type { TeamSettingsChange } from '#contract/settings.ts'
import { addToAuditLog } from '../audit/queries.ts'
import { invalidInput } from '../lib/app-error.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { forgetTeamSettings, getTeamSettings } from './get-team-settings.ts'
import { isTimeZoneKnown, saveTeamSettings } from './queries.ts'
import { changedInWords, columnsOf } from './team-settings.ts'

/** Changes what is given and leaves the rest. @throws AppError invalid_input for a time zone nobody knows. */
export async function changeTeamSettings(deps: Deps, admin: Person, change: TeamSettingsChange) {
  const { db, clock } = deps
  if (change.timeZone !== undefined) await refuseUnknownZone(deps, change.timeZone)
  const detail = changedInWords(change)
  if (detail !== '') {
    await db.transaction().execute(async (trx) => {
      await saveTeamSettings(trx, columnsOf(change))
      await addToAuditLog(trx, { by: admin, action: 'settings-changed', detail }, clock.now())
    })
    forgetTeamSettings(deps)
  }
  return getTeamSettings(deps)
}

async function refuseUnknownZone({ db }: Deps, timeZone: string) {
  if (isZoneOfBrowsers(timeZone) && (await isTimeZoneKnown(db, timeZone))) return
  const message = 'Choose a time zone such as America/Chicago.'
  throw invalidInput(message, { timeZone: message })
}

function isZoneOfBrowsers(timeZone: string) {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone })
    return true
  } catch {
    return false
  }
}
