import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { createApp } from './app.ts'
import { pdfFile } from './materials/fixtures.ts'
import { rosterOf } from './roster/fixtures.ts'
import { SCENARIO_CHOICE } from './roleplays/fixtures.ts'
import { cast } from './test/cast.ts'
import { countStatements } from './test/count-statements.ts'
import { manyRows, type ManyRows } from './test/many-rows.ts'
import { createTestApp, signIn } from './test/test-app.ts'

type Calls = ReturnType<typeof createClient<typeof contract>>
type Make = (
  calls: Record<'maya' | 'lin', Calls>,
  rows: ManyRows,
  count: number,
) => Promise<unknown>

const whole = { includeAttemptedQuestions: true } as const
const addresses = (count: number) =>
  Array.from({ length: count }, (_, i) => `new${i}@school.example`)

/** Every call of the contract once, each with as many rows as it can have to do with; what takes away comes last. */
const CALLS: Record<string, Make> = {
  'session.getUser': ({ maya }) => maya.session.getUser({}),
  'operations.getVersion': ({ maya }) => maya.operations.getVersion({}),
  'analytics.getDashboardStats': ({ maya }) => maya.analytics.getDashboardStats({}),
  'analytics.getAnalytics': ({ maya }) => maya.analytics.getAnalytics({}),
  'analytics.getStudyGoals': ({ maya }) => maya.analytics.getStudyGoals({}),
  'analytics.saveStudyGoals': ({ maya }) =>
    maya.analytics.saveStudyGoals({ weeklyHours: 5, examScore: 80 }),
  'analytics.getFirstSteps': ({ lin }) => lin.analytics.getFirstSteps({}),
  'exams.listExams': ({ maya }) => maya.exams.listExams({}),
  'exams.getExam': ({ maya }, { exam }) => maya.exams.getExam({ id: exam }),
  'exams.listAttempts': ({ maya }) => maya.exams.listAttempts({}),
  'exams.getAttempt': ({ maya }, { attempt }) => maya.exams.getAttempt({ id: attempt }),
  'exams.retakeMistakes': ({ maya }, { attempt }) => maya.exams.retakeMistakes({ id: attempt }),
  'exams.startCustomExam': ({ maya }, { exam }, count) =>
    maya.exams.startCustomExam({ id: exam, questionCount: count, ...whole }),
  'exams.getSession': ({ maya }, { exam }) => maya.exams.getSession({ id: exam }),
  'exams.getClock': async ({ maya }, { exam }) =>
    maya.exams.getClock({ sessionId: await openSession(maya, exam) }),
  'exams.saveAnswer': async ({ maya }, { exam, questions }) =>
    maya.exams.saveAnswer({
      ...{ sessionId: await openSession(maya, exam), questionId: questions[0]! },
      ...{ answer: 1, revision: 1 },
    }),
  'proctoring.pauseSession': async ({ maya, lin }, { exam }) =>
    lin.proctoring.pauseSession({ sessionId: await openSession(maya, exam) }),
  'proctoring.resumeSession': async ({ maya, lin }, { exam }) =>
    lin.proctoring.resumeSession({ sessionId: await openSession(maya, exam) }),
  'exams.submitAttempt': async ({ maya }, { exam }) => {
    const { session } = await maya.exams.getSession({ id: exam })
    const answers = session!.questions.map(({ id }, i) => [i, { questionId: id, answer: 0 }])
    return maya.exams.submitAttempt({ id: exam, answers: Object.fromEntries(answers) })
  },
  'proctoring.listSittings': ({ lin }) => lin.proctoring.listSittings({ email: cast.maya.email }),
  'proctoring.voidAttempt': ({ lin }, { attempt }) =>
    lin.proctoring.voidAttempt({ sessionId: attempt }),
  'proctoring.unvoidAttempt': ({ lin }, { attempt }) =>
    lin.proctoring.unvoidAttempt({ sessionId: attempt }),
  'proctoring.reopenAttempt': ({ lin }, { attempt }) =>
    lin.proctoring.reopenAttempt({ sessionId: attempt }),
  'roleplays.generateScenario': ({ maya }) => maya.roleplays.generateScenario(SCENARIO_CHOICE),
  'roleplays.listScenarios': ({ maya }) => maya.roleplays.listScenarios({}),
  'roleplays.getScenario': ({ maya }, { scenario }) => maya.roleplays.getScenario({ id: scenario }),
  'roleplays.getInterviewTurn': ({ maya }, { scenario }) =>
    maya.roleplays.getInterviewTurn({ id: scenario, turn: 1 }),
  'roleplays.submitRoleplay': ({ maya }, { scenario }) =>
    maya.roleplays.submitRoleplay({ scenarioId: scenario, response: 'I would call them.' }),
  'roleplays.listRoleplayAttempts': ({ maya }) => maya.roleplays.listRoleplayAttempts({}),
  'roleplays.getRoleplayAttempt': ({ maya }, { roleplayAttempt }) =>
    maya.roleplays.getRoleplayAttempt({ id: roleplayAttempt }),
  'tutor.getTutor': ({ maya }) => maya.tutor.getTutor({}),
  'tutor.sendMessage': ({ maya }) =>
    maya.tutor.sendMessage({ messages: [{ role: 'user', content: 'What is a budget?' }] }),
  'feedback.submitFeedback': ({ maya }) =>
    maya.feedback.submitFeedback({ subject: 'One more', message: 'Of many messages.' }),
  'feedback.listOwnFeedback': ({ maya }) => maya.feedback.listOwnFeedback({}),
  'feedback.listFeedback': ({ lin }) => lin.feedback.listFeedback({}),
  'feedback.openFeedback': ({ lin }, { messages }) =>
    lin.feedback.openFeedback({ id: messages[0]! }),
  'feedback.respondToFeedback': ({ lin }, { messages }) =>
    lin.feedback.respondToFeedback({ feedbackId: messages[0]!, response: 'Thank you.' }),
  'notifications.listNotifications': ({ maya }) => maya.notifications.listNotifications({}),
  'notifications.getNotificationSettings': ({ maya }) =>
    maya.notifications.getNotificationSettings({}),
  'notifications.saveNotificationSettings': ({ maya }) =>
    maya.notifications.saveNotificationSettings({ byMail: false }),
  'notifications.markRead': ({ maya }, { news }) => maya.notifications.markRead({ id: news[0]! }),
  'notifications.markAllRead': ({ maya }, { news }) =>
    maya.notifications.markAllRead({ through: news.at(-1)! }),
  'notifications.deleteNotification': ({ maya }, { news }) =>
    maya.notifications.deleteNotification({ id: news[0]! }),
  'notifications.clearNotifications': ({ maya }, { news }) =>
    maya.notifications.clearNotifications({ through: news.at(-1)! }),
  'settings.getPublicSettings': ({ maya }) => maya.settings.getPublicSettings({}),
  'settings.getTeamSettings': ({ maya }) => maya.settings.getTeamSettings({}),
  'settings.changeTeamSettings': ({ lin }) =>
    lin.settings.changeTeamSettings({ goal: 'Nationals' }),
  'settings.getMyData': ({ maya }) => maya.settings.getMyData({}),
  'settings.listDevices': ({ maya }) => maya.settings.listDevices({}),
  'settings.listAuditLog': ({ lin }) => lin.settings.listAuditLog({}),
  'settings.requestDeletion': ({ maya }) => maya.settings.requestDeletion({}),
  'settings.getDeletionRequest': ({ maya }) => maya.settings.getDeletionRequest({}),
  'settings.listDeletionRequests': ({ lin }) => lin.settings.listDeletionRequests({}),
  'settings.withdrawDeletionRequest': ({ maya }) => maya.settings.withdrawDeletionRequest({}),
  'team.listUsers': ({ lin }) => lin.team.listUsers({}),
  'team.listPractice': ({ lin }) => lin.team.listPractice({}),
  'team.getTeamNumbers': ({ maya }) => maya.team.getTeamNumbers({}),
  'team.addUser': ({ lin }) => lin.team.addUser({ ...cast.omar, email: 'one.more@school.example' }),
  'team.updateUser': ({ lin }) => lin.team.updateUser({ email: cast.omar.email, firstName: 'Om' }),
  'team.createSignInLink': ({ lin }) => lin.team.createSignInLink({ email: cast.omar.email }),
  'invitations.listInvitations': ({ lin }) => lin.invitations.listInvitations({}),
  'invitations.sendInvitations': ({ lin }, _, count) =>
    lin.invitations.sendInvitations({ emails: addresses(count) }),
  'roster.getRosterTemplate': ({ lin }) => lin.roster.getRosterTemplate({}),
  'roster.uploadUsers': ({ lin }, _, count) => lin.roster.uploadUsers({ file: rosterFile(count) }),
  'roster.getRefusedRows': ({ lin }, _, count) =>
    lin.roster.getRefusedRows({ file: rosterFile(count) }),
  'materials.listMaterials': ({ lin }) => lin.materials.listMaterials({}),
  'materials.uploadMaterial': ({ lin }) =>
    lin.materials.uploadMaterial({
      ...{ file: pdfFile('%PDF-1.7\n', 'One.pdf'), title: 'One more' },
      category: 'Personal Finance',
    }),
  'materials.listFlaggedQuestions': ({ lin }, { material }) =>
    lin.materials.listFlaggedQuestions({ id: material }),
  'materials.stateSingleUse': ({ lin }, { material }) =>
    lin.materials.stateSingleUse({ id: material, allowed: true }),
  'materials.reviewQuestion': ({ lin }, { material, questions }) =>
    lin.materials.reviewQuestion({
      ...{ id: material, questionId: questions[0]!, decision: 'keep' },
    }),
  'pageProposals.listPageProposals': ({ lin }) => lin.pageProposals.listPageProposals({}),
  'pageProposals.acceptPageProposal': ({ lin }, { proposals }) =>
    lin.pageProposals.acceptPageProposal({
      ...{ id: proposals[0]!, number: '2000', question: 'What?', options: ['One', 'Two'] },
      correctAnswer: 0,
    }),
  'pageProposals.discardPageProposal': ({ lin }, { proposals }) =>
    lin.pageProposals.discardPageProposal({ id: proposals[1]! }),
  'materials.addToQuestionBank': ({ lin }, { material }) =>
    lin.materials.addToQuestionBank({ id: material }),
  'materials.processMaterials': ({ lin }) => lin.materials.processMaterials({}),
  'materials.getBatchStatus': ({ lin }) => lin.materials.getBatchStatus({}),
  'materials.deleteMaterial': ({ lin }, { material }) =>
    lin.materials.deleteMaterial({ id: material }),
  'roleplays.deleteScenario': ({ maya }, { scenario }) =>
    maya.roleplays.deleteScenario({ id: scenario }),
  'settings.endSession': ({ maya }, { device }) => maya.settings.endSession({ sessionId: device }),
  'settings.endOtherSessions': ({ maya }) => maya.settings.endOtherSessions({}),
  'team.deleteUser': ({ lin }) => lin.team.deleteUser({ email: cast.maya.email }),
}
/** Looks at the database twice a second until the run is over: as often as that takes, whatever the rows. */
const ASKS_AGAIN = ['materials.batchProcess']

test('every call of the contract is counted here', () => {
  const all = Object.entries(contract).flatMap(([area, calls]) =>
    Object.keys(calls).map((name) => `${area}.${name}`),
  )
  expect([...Object.keys(CALLS), ...ASKS_AGAIN].toSorted()).toEqual(all.toSorted())
})

test('no call asks the database more often for a thousand rows than for ten', async () => {
  // The first call of a process also builds its prepared statements.
  await statementsWith(10)
  const few = await statementsWith(10)
  const many = await statementsWith(1000)
  expect(many).toEqual(few)
}, 120_000)

const openSession = async (maya: Calls, exam: number) =>
  (await maya.exams.getSession({ id: exam })).session!.sessionId

const rosterFile = (count: number) =>
  rosterOf(...addresses(count).map((email) => [email, 'A', 'B', 'student', true]))

/** How many statements each call took, by its name. */
async function statementsWith(count: number) {
  const app = await createTestApp()
  const rows = await manyRows(app, count)
  const counting = countStatements(app.db)
  const watched = createApp({ ...app.deps, db: counting.db })
  const callsAs = async (email: string) => {
    const cookie = await signIn(app.deps, app.app, email)
    return createClient(contract, (path, init) => {
      counting.statements = 0
      return watched.request(path, { ...init, headers: { ...init.headers, cookie } })
    })
  }
  const calls = {
    maya: await callsAs(cast.maya.email),
    lin: await callsAs(cast.advisorLin.email),
  }
  const counted: Record<string, number> = {}
  for (const [name, make] of Object.entries(CALLS)) {
    await make(calls, rows, count).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error })
    })
    counted[name] = counting.statements
  }
  return counted
}
