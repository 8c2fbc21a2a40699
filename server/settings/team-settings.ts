import type { PublicSettings, TeamSettings, TeamSettingsChange } from '#contract/settings.ts'
import { UNNAMED_ADVISOR, type Config } from '#server/config.ts'
import { companyOf } from '../ports/coach/language-model/company.ts'
import type { NewRow, Row } from '../ports/database/database.ts'

export type SettingsRow = Omit<Row<'team_settings'>, 'only_row'>

/** What an admin set wins over the environment. */
export function mergeSettings({ product, school, model }: Config, own?: SettingsRow): TeamSettings {
  return {
    productName: own?.product_name ?? product.name,
    schoolDomain: school.domains[0]!,
    ...(school.domains.length > 1 && { schoolDomains: school.domains }),
    teamName: own?.team_name ?? product.teamName,
    advisorName: own?.advisor_name ?? product.advisorName,
    advisorEmail: own?.advisor_email ?? product.advisorEmail,
    timeZone: own?.time_zone ?? school.timeZone,
    goal: own?.goal ?? null,
    voice: own?.voice ?? true,
    ...(model && { modelCompany: companyOf(model) }),
    ...groups(own),
    hasOwnAdvisor: Boolean(own?.advisor_name) || product.advisorName !== UNNAMED_ADVISOR,
    hasOwnTimeZone: Boolean(own?.time_zone) || school.timeZone !== 'UTC',
  }
}

/** Columns that are null together, as the table's checks say. */
function groups(own: SettingsRow | undefined): Pick<TeamSettings, 'competition' | 'secondPerson'> {
  const { competition_starts: starts, competition_ends: ends } = own ?? {}
  const { second_person_name: name, second_person_role: role } = own ?? {}
  const competition = starts && ends ? { name: own?.competition_name ?? '', starts, ends } : null
  return { competition, secondPerson: name && role ? { name, role } : null }
}

/** What anyone may see before signing in. */
export const presentPublic = (settings: TeamSettings): PublicSettings => {
  const { secondPerson: _, hasOwnAdvisor: _own, hasOwnTimeZone: _zone, ...shown } = settings
  return shown
}

/** The columns of a change; those that stay as they are do not appear. */
export const columnsOf = (change: TeamSettingsChange): Partial<NewRow<'team_settings'>> => ({
  ...(change.productName !== undefined && { product_name: change.productName }),
  ...(change.teamName !== undefined && { team_name: change.teamName }),
  ...(change.competition !== undefined && {
    competition_name: change.competition?.name ?? null,
    competition_starts: change.competition?.starts ?? null,
    competition_ends: change.competition?.ends ?? null,
  }),
  ...(change.goal !== undefined && { goal: change.goal }),
  ...(change.advisorName !== undefined && { advisor_name: change.advisorName }),
  ...(change.advisorEmail !== undefined && { advisor_email: change.advisorEmail }),
  ...(change.secondPerson !== undefined && {
    second_person_name: change.secondPerson?.name ?? null,
    second_person_role: change.secondPerson?.role ?? null,
  }),
  ...(change.timeZone !== undefined && { time_zone: change.timeZone }),
  ...(change.voice !== undefined && { voice: change.voice }),
})

const IN_WORDS: Record<keyof TeamSettingsChange, string> = {
  productName: 'product name',
  teamName: 'team name',
  competition: 'competition',
  goal: 'goal',
  advisorName: 'advisor’s name',
  advisorEmail: 'advisor’s address',
  secondPerson: 'second person',
  timeZone: 'time zone',
  voice: 'voice',
}

/** Which settings a change is about, for the audit log: their names, not what they became. */
export const changedInWords = (change: TeamSettingsChange) =>
  // The words name every setting once.
  (Object.keys(IN_WORDS) as (keyof TeamSettingsChange)[])
    .filter((name) => change[name] !== undefined)
    .map((name) => IN_WORDS[name])
    .join(', ')
