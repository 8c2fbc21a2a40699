import { useSuspenseQuery } from '@tanstack/react-query'
import { api, query } from '../../api.ts'

/** Others change these: entering reads them anew, coming back within moments does not. */
const ENTERING_STALE_MS = 10_000

export const numbersQuery = {
  ...query(api.team.getTeamNumbers, {}),
  staleTime: ENTERING_STALE_MS,
}
export const teamSettingsQuery = {
  ...query(api.settings.getTeamSettings, {}),
  staleTime: ENTERING_STALE_MS,
}

const SAMPLES = [
  { name: 'Dana Whitfield', role: 'Advisor', email: null, isSample: true },
  { name: 'Jordan Ellis', role: 'Team captain', email: null, isSample: true },
] as const

/** The advisor and a second person, as set in the settings; samples until then. */
export function useTeamMembers() {
  const { data } = useSuspenseQuery(teamSettingsQuery)
  const { hasOwnAdvisor, advisorName, advisorEmail, secondPerson } = data
  return [
    hasOwnAdvisor
      ? { name: advisorName, role: 'Advisor', email: advisorEmail, isSample: false }
      : SAMPLES[0],
    secondPerson ? { ...secondPerson, email: null, isSample: false } : SAMPLES[1],
  ]
}

/** The samples promise at least this much; the installation's own figure takes over when it gets there. */
const STATS = [
  { key: 'students', label: 'Students Helped', sample: 500 },
  { key: 'scenarios', label: 'Practice Scenarios', sample: 100 },
  { key: 'exams', label: 'Practice Exams', sample: 50 },
] as const

export function useTeamNumbers() {
  const { data } = useSuspenseQuery(numbersQuery)
  return STATS.map(({ key, label, sample }) => {
    const isSample = data[key] < sample
    const figure = isSample ? `${sample}+` : data[key].toLocaleString('en-US')
    return { label, figure, isSample }
  })
}
