import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TeamSettings } from '#contract/settings.ts'
import { dana, maya, renderApp, type Replies } from '../../test/render-app.tsx'

const settings: TeamSettings = {
  productName: 'Finalist',
  schoolDomain: 'school.example',
  teamName: 'Finalist',
  advisorName: 'Your advisor',
  advisorEmail: 'advisor@school.example',
  timeZone: 'UTC',
  competition: null,
  goal: null,
  voice: true,
  secondPerson: null,
  hasOwnAdvisor: false,
  hasOwnTimeZone: false,
}
const replies: Replies = {
  '/api/settings/team': settings,
  '/api/team/numbers': { students: 12, scenarios: 0, exams: 3 },
}
const itemOf = async (words: string) => (await screen.findByText(words)).closest('li, article')!

test('on day one the numbers and the two people are samples', async () => {
  renderApp({ as: maya, path: '/team', replies })
  for (const words of ['Students Helped', 'Practice Scenarios', 'Practice Exams'])
    expect((await itemOf(words)).textContent).toMatch(/^\d+\+ \D+Sample$/)
  expect((await itemOf('Students Helped')).textContent).toBe('500+ Students HelpedSample')
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'DWDana WhitfieldAdvisorSample',
    'JEJordan EllisTeam captainSample',
  ])
  screen.getByText(/DECA is a registered trademark of DECA Inc\./)
  expect(screen.queryByRole('link', { name: 'Manage the team' })).toBeNull()
})

test('real figures and people take over one by one', async () => {
  const more = {
    '/api/settings/team': {
      ...settings,
      hasOwnAdvisor: true,
      advisorName: 'Lin Park',
      secondPerson: { name: 'Omar Haddad', role: 'President' },
    },
    '/api/team/numbers': { students: 1200, scenarios: 100, exams: 3 },
  }
  renderApp({ as: dana, path: '/team', replies: more })
  expect((await itemOf('Students Helped')).textContent).toBe('1,200 Students Helped')
  expect((await itemOf('Practice Scenarios')).textContent).toBe('100 Practice Scenarios')
  expect((await itemOf('Practice Exams')).textContent).toBe('50+ Practice ExamsSample')
  expect((await itemOf('Lin Park')).textContent).toBe('LPLin ParkAdvisoradvisor@school.example')
  expect((await itemOf('Omar Haddad')).textContent).toBe('OHOmar HaddadPresident')
  expect(screen.getByRole('link', { name: 'Manage the team' }).getAttribute('href')).toBe('/admin')
})
