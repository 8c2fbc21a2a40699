import { TeamSettingsChange, type TeamSettings } from '#contract/settings.ts'

/** The form as it is typed; an empty text is "not set". */
export type TeamDraft = {
  productName: string
  teamName: string
  competitionName: string
  starts: string
  ends: string
  goal: string
  advisorName: string
  advisorEmail: string
  secondName: string
  secondRole: string
  timeZone: string
  voice: boolean
}

export type DraftErrors = Partial<Record<keyof TeamDraft, string>>

/** What the form begins with. Where nobody has chosen a time zone, the one of this browser is proposed. */
export const draftOf = (settings: TeamSettings, browserZone: string): TeamDraft => ({
  ...savedDraft(settings),
  timeZone: settings.hasOwnTimeZone ? settings.timeZone : browserZone,
})

const savedDraft = ({ competition, secondPerson, ...settings }: TeamSettings): TeamDraft => ({
  productName: settings.productName,
  teamName: settings.teamName,
  competitionName: competition?.name ?? '',
  starts: competition?.starts ?? '',
  ends: competition?.ends ?? '',
  goal: settings.goal ?? '',
  advisorName: settings.advisorName,
  advisorEmail: settings.advisorEmail,
  secondName: secondPerson?.name ?? '',
  secondRole: secondPerson?.role ?? '',
  timeZone: settings.timeZone,
  voice: settings.voice,
})

/** Where each field of the contract stands in the form. */
const FIELDS: Record<string, keyof TeamDraft> = {
  'competition.name': 'competitionName',
  'competition.starts': 'starts',
  'competition.ends': 'ends',
  'secondPerson.name': 'secondName',
  'secondPerson.role': 'secondRole',
}

export type CheckedDraft =
  | { change: TeamSettingsChange; errors?: undefined }
  | { change?: undefined; errors: DraftErrors }

/** Only what differs from what is saved is sent, so that two admins do not undo each other. */
export function checkDraft(draft: TeamDraft, settings: TeamSettings): CheckedDraft {
  const checked = TeamSettingsChange.safeParse(changeOf(draft, settings))
  if (checked.success) return { change: checked.data }
  const issues = checked.error.issues.map(({ path, message }) => [path.join('.'), message])
  return { errors: inForm(Object.fromEntries(issues)) }
}

/** Errors by the contract's names, as the server says them too. */
export const inForm = (fields: Record<string, string>): DraftErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [FIELDS[name] ?? name, text]))

function changeOf(draft: TeamDraft, settings: TeamSettings): Record<string, unknown> {
  const before = savedDraft(settings)
  const differs = (...names: (keyof TeamDraft)[]) =>
    names.some((name) => draft[name] !== before[name])
  const { competitionName: name, starts, ends, secondName, secondRole } = draft
  const competition = name || starts || ends ? { name, starts, ends } : null
  const secondPerson = secondName || secondRole ? { name: secondName, role: secondRole } : null
  return {
    ...(differs('productName') && { productName: draft.productName }),
    ...(differs('teamName') && { teamName: draft.teamName }),
    ...(differs('competitionName', 'starts', 'ends') && { competition }),
    ...(differs('goal') && { goal: draft.goal.trim() || null }),
    ...(differs('advisorName') && { advisorName: draft.advisorName }),
    ...(differs('advisorEmail') && { advisorEmail: draft.advisorEmail }),
    ...(differs('secondName', 'secondRole') && { secondPerson }),
    ...(differs('timeZone') && { timeZone: draft.timeZone }),
    ...(differs('voice') && { voice: draft.voice }),
  }
}
