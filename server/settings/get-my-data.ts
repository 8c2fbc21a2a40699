import type { MyData } from '#contract/settings.ts'
import type { Db } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { getUser } from '../team/queries.ts'
import { section, sectionOfRows } from './my-data.ts'
import {
  getLastSignIn,
  listDoneByPerson,
  listDoneToPerson,
  listGeneratedScenarios,
  listGivenAnswers,
  listPersonalRows,
  listPersonalTables,
  listSubmittedRoleplays,
  listTakenExams,
} from './queries.ts'

/** Told with words instead of ids. */
const TOLD_APART = ['exam_sessions', 'roleplay_scenarios', 'roleplay_attempts']

/**
 * Everything kept about a person. The tables are asked of the database itself, so that what a later version keeps is in
 * here without anybody having to remember.
 */
export async function getMyData({ db, clock }: Deps, user: Person): Promise<MyData> {
  const told = [
    section('Account', [await account(db, user)]),
    section('Exams', await exams(db, user)),
    section('Answers', await answers(db, user)),
    section('Roleplay scenarios', await scenarios(db, user)),
    section('Roleplays', await roleplays(db, user)),
    section('What admins did with your account', doneRows(await listDoneToPerson(db, user.id))),
    section('What you did as an admin', doneRows(await listDoneByPerson(db, user.id))),
  ]
  const tables = await listPersonalTables(db)
  for (const table of tables.filter((name) => !TOLD_APART.includes(name)))
    told.push(sectionOfRows(table, await listPersonalRows(db, table, user.id)))
  return {
    exportedAt: clock.now().toISOString(),
    sections: told.filter(({ rows }) => rows.length > 0),
  }
}

async function account(db: Db, user: Person) {
  const { email, firstName, lastName, role, authorized, createdAt, timePercent } = await getUser(
    db,
    user.email,
  )
  return {
    ...{ 'E-mail': email, 'First name': firstName, 'Last name': lastName },
    ...{ Role: role, Active: authorized, Added: createdAt },
    ...{ 'Time in exams, in percent': timePercent },
    'Last sign-in': await getLastSignIn(db, user.id),
  }
}

const exams = async (db: Db, user: Person) =>
  (await listTakenExams(db, user.id)).map((exam) => ({
    ...{ Exam: exam.title, State: exam.state, Timed: exam.timed, Questions: exam.questions },
    ...{ Started: exam.startedAt, Finished: exam.finishedAt, 'Score in percent': exam.score },
    ...{ 'Right answers': exam.correctAnswers, 'Active seconds': exam.activeSeconds },
  }))

const answers = async (db: Db, user: Person) =>
  (await listGivenAnswers(db, user.id)).map((given) => ({
    ...{ Exam: given.title, Question: given.question, 'Your answer': given.answer },
    ...{ Right: given.right, 'How sure': given.confidence, Saved: given.savedAt },
  }))

const scenarios = async (db: Db, user: Person) =>
  (await listGeneratedScenarios(db, user.id)).map((one) => ({
    ...{ Scenario: one.title, Category: one.category, Type: one.scenarioType },
    ...{ Difficulty: one.difficulty, Generated: one.generatedAt, Deleted: one.deletedAt },
  }))

const roleplays = async (db: Db, user: Person) =>
  (await listSubmittedRoleplays(db, user.id)).map((one) => ({
    ...{ Scenario: one.title, Submitted: one.submittedAt, 'Your response': one.response },
    ...{ 'Your answers to the judge': one.answers, 'Active seconds': one.activeSeconds },
    ...{ 'Score of 100': one.score, Feedback: one.feedback },
  }))

const doneRows = (rows: Awaited<ReturnType<typeof listDoneToPerson>>) =>
  rows.map(({ happenedAt, action, detail }) => ({
    ...{ When: happenedAt, What: action, Detail: detail },
  }))
