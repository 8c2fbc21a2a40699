import { analyticsContract } from './analytics.ts'
import { examsContract } from './exams.ts'
import { feedbackContract } from './feedback.ts'
import { invitationsContract } from './invitations.ts'
import { materialsContract } from './materials.ts'
import { notificationsContract } from './notifications.ts'
import { operationsContract } from './operations.ts'
import { pageProposalsContract } from './page-proposals.ts'
import { roleplaysContract } from './roleplays.ts'
import { proctoringContract } from './proctoring.ts'
import { rosterContract } from './roster.ts'
import { sessionContract } from './session.ts'
import { settingsContract } from './settings.ts'
import { teamContract } from './team.ts'
import { tutorContract } from './tutor.ts'

/** Every call of the product, by area. The server implements exactly these; the web app can make no other. */
export const contract = {
  session: sessionContract,
  settings: settingsContract,
  team: teamContract,
  roster: rosterContract,
  invitations: invitationsContract,
  materials: materialsContract,
  pageProposals: pageProposalsContract,
  exams: examsContract,
  proctoring: proctoringContract,
  analytics: analyticsContract,
  feedback: feedbackContract,
  tutor: tutorContract,
  roleplays: roleplaysContract,
  notifications: notificationsContract,
  operations: operationsContract,
}
