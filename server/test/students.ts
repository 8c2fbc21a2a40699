import { createClient, type Client } from '#contract/client.ts'
import type { ExamSession } from '#contract/exams.ts'
import { contract } from '#contract/index.ts'
import type { Config } from '../config.ts'
import { examOnTheList } from '../exams/fixtures.ts'
import { systemClock } from '../ports/clock/clock.ts'
import { openDatabase } from '../ports/database/open-database.ts'
import { createSignInLink } from '../sign-in/create-sign-in-link.ts'
import { addUser } from '../team/queries.ts'
import { signInByLink } from './cookies.ts'

export type Seed = { examId: number; questionIds: number[]; links: string[] }

/** A browser's cookie and the exam it has open. */
export type Student = { cookie: string; session: ExamSession }

/** Puts students and one exam into a database that no server uses yet; each student comes in by their own link. */
export async function seedStudents(
  config: Config['database'],
  { students, questions }: { students: number; questions: number },
): Promise<Seed> {
  const { db, close } = await openDatabase(config)
  const exam = await examOnTheList(db, { keys: Array.from({ length: questions }, () => 0) })
  const links = []
  for (let i = 0; i < students; i++) {
    const email = `student-${i}@school.example`
    const person = { email, firstName: null, lastName: null, role: 'student' } as const
    await addUser(db, { ...person, authorized: true }, systemClock.now())
    links.push(await createSignInLink({ db, clock: systemClock }, email))
  }
  await close()
  return { examId: exam.examId, questionIds: exam.questionIds, links }
}

/** Signs everybody in over HTTP and opens the whole exam for each. */
export async function signInStudents(url: string, { examId, questionIds, links }: Seed) {
  const students: Student[] = []
  for (const link of links) {
    const cookie = await signInByLink(url + link)
    const session = await callsOf(url, cookie).exams.startCustomExam({
      id: examId,
      questionCount: questionIds.length,
      includeAttemptedQuestions: true,
    })
    students.push({ cookie, session })
  }
  return students
}

/** The typed client as whoever holds this cookie, over a real connection. */
export const callsOf = (url: string, cookie: string): Client<typeof contract> =>
  createClient(contract, (path, init) =>
    fetch(url + path, { ...init, headers: { ...init.headers, cookie } }),
  )
