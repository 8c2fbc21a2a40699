import type { ExamSession } from '#contract/exams.ts'
import { signInWith, type Caller } from './call-server.ts'
import { settleDemoFeedback } from './demo-feedback.ts'
import { settleDemoRoleplays } from './demo-roleplays.ts'
import { studyGuidePdf } from './demo-study-guide.ts'
import { DEMO_CATEGORY, demoExamPdf, demoQuestions } from './demo-exam.ts'

type Person = { email: string; firstName: string; lastName: string }
/** `share` of the answers is right, of a hundred. */
type Sitting = { paper: Paper; count: number; share: number }
type Student = Person & { sittings: Sitting[]; inProgress?: { count: number; answered: number } }
type Paper = 'practice exam' | 'mock final'

const person = (firstName: string, lastName: string): Person => ({
  email: `${firstName}.${lastName}@school.example`.toLowerCase(),
  firstName,
  lastName,
})

/** Shares of one paper, oldest first. */
const practice = (count: number, ...shares: number[]): Sitting[] =>
  shares.map((share) => ({ paper: 'practice exam', count, share }))
const mockFinal = (share: number): Sitting => ({ paper: 'mock final', count: MOCK_COUNT, share })

/** Of the hundred questions the last thirty, as a paper that may be used only whole. */
const MOCK_COUNT = 30
const ADVISOR = { ...person('Lin', 'Park'), email: 'advisor@school.example' }
const MAYA: Student = {
  ...person('Maya', 'Okafor'),
  sittings: [...practice(20, 55, 65, 80), mockFinal(73)],
  inProgress: { count: 20, answered: 12 },
}
const NIA: Student = { ...person('Nia', 'Brooks'), sittings: [] }
const STUDENTS: Student[] = [
  MAYA,
  { ...person('Omar', 'Haddad'), sittings: [...practice(20, 90, 85), ...practice(100, 88)] },
  { ...person('Sofia', 'Reyes'), sittings: practice(50, 62, 70) },
  {
    ...person('Daniel', 'Kim'),
    sittings: [...practice(20, 40, 45, 60, 55, 65, 60), mockFinal(57)],
  },
  { ...person('Priya', 'Nair'), sittings: [mockFinal(97)] },
  { ...person('Ethan', 'Walsh'), sittings: practice(20, 30) },
  { ...person('Amara', 'Diallo'), sittings: practice(20, 75, 70, 85) },
  NIA,
]

/** Whom the demo introduces. */
export const DEMO_PEOPLE = { advisor: ADVISOR, active: MAYA, newcomer: NIA }

/**
 * Brings a server's team to this state, all through its API, so that it can never hold impossible data. What is there
 * already stays, so that a run that was broken off goes on where it stopped.
 */
export async function settleDemoTeam(
  linkFor: (email: string) => Promise<string>,
  tell: (line: string) => void,
) {
  const admin = await signInWith(await linkFor(ADVISOR.email))
  // Before the people: who comes later is not told of exams that were there, and a newcomer's day one is as it is.
  await settlePapers(admin, tell)
  await settlePeople(admin)
  await settleDemoFeedback(admin, linkFor)
  for (const student of STUDENTS) {
    const missing = await missingSittings(linkFor, student)
    if (missing) tell(`${student.firstName} takes exams…`)
    await missing?.()
  }
  await settleDemoRoleplays(linkFor, tell)
}

async function settlePeople(admin: Caller) {
  const { email, firstName, lastName } = ADVISOR
  await admin.team.updateUser({ email, firstName, lastName })
  const known = new Set((await admin.team.listUsers({})).map((user) => user.email))
  for (const { email, firstName, lastName } of STUDENTS) {
    if (known.has(email)) continue
    await admin.team.addUser({ email, firstName, lastName, role: 'student' })
  }
}

const PAPERS: Record<Paper, { title: string; pdf: () => Promise<Buffer> }> = {
  'practice exam': { title: 'Finalist practice exam', pdf: () => demoExamPdf() },
  'mock final': {
    title: 'Finalist mock final',
    pdf: () =>
      demoExamPdf({
        title: 'Finalist mock final',
        testNumber: '9002',
        licenceNotice: true,
        questions: { from: demoQuestions.length - MOCK_COUNT, count: MOCK_COUNT },
      }),
  },
}

/** Outside the question bank: the tutor cites it, and students may open it. */
const STUDY_GUIDE = 'Pricing study guide'

async function settlePapers(admin: Caller, tell: (line: string) => void) {
  const known = new Set((await admin.materials.listMaterials({})).map(({ title }) => title))
  for (const { title, pdf } of Object.values(PAPERS)) {
    if (known.has(title)) continue
    const file = new File([new Uint8Array(await pdf())], `${title}.pdf`, {
      type: 'application/pdf',
    })
    const category = DEMO_CATEGORY
    await admin.materials.uploadMaterial({ file, title, category, isQuestionBank: 'true' })
  }
  if (!known.has(STUDY_GUIDE)) {
    const bytes = new Uint8Array(await studyGuidePdf())
    const file = new File([bytes], `${STUDY_GUIDE}.pdf`, { type: 'application/pdf' })
    await admin.materials.uploadMaterial({
      file,
      title: STUDY_GUIDE,
      category: 'Marketing Cluster',
    })
  }
  const { questionsAdded } = await admin.materials.batchProcess({})
  if (questionsAdded > 0) tell(`Read ${questionsAdded} questions from our own exam PDFs.`)
}

/** What this student has still to do; undefined when that is nothing. */
async function missingSittings(linkFor: (email: string) => Promise<string>, student: Student) {
  if (student.sittings.length === 0) return undefined
  const calls = await signInWith(await linkFor(student.email))
  const done = (await calls.exams.listAttempts({})).length
  const missing = student.sittings.slice(done)
  if (missing.length === 0) return undefined
  return async () => {
    for (const sitting of missing) await sit(calls, sitting)
    if (student.inProgress) await leaveInTheMiddle(calls, student.inProgress)
  }
}

async function sit(calls: Caller, { paper, count, share }: Sitting) {
  const session = await open(calls, paper, count)
  const answers = session.questions.map(({ id: questionId }, place) => [
    place,
    { questionId, answer: answerTo(session, place, share) },
  ])
  await calls.exams.submitAttempt({ id: session.id, answers: Object.fromEntries(answers) })
}

async function leaveInTheMiddle(
  calls: Caller,
  { count, answered }: { count: number; answered: number },
) {
  const session = await open(calls, 'practice exam', count)
  const { sessionId } = session
  for (const [place, { id: questionId }] of session.questions.slice(0, answered).entries()) {
    const answer = answerTo(session, place, 75)
    await calls.exams.saveAnswer({ sessionId, questionId, answer, revision: place + 1 })
  }
}

async function open(calls: Caller, paper: Paper, questionCount: number) {
  const exams = await calls.exams.listExams({})
  // A cover's title is listed in capitals and small letters, after its cluster.
  const named = PAPERS[paper].title.toLowerCase()
  const exam = exams.find(({ title }) => title.toLowerCase().endsWith(named))
  if (!exam) throw new Error(`The ${paper} is not on the list of exams.`)
  return calls.exams.startCustomExam({
    id: exam.id,
    questionCount,
    includeAttemptedQuestions: true,
  })
}

/** The right answer for `share` of the places, evenly spread; the next option for the others. */
function answerTo({ questions }: ExamSession, place: number, share: number) {
  const asked = questions[place]!
  const known = demoQuestions.find(({ question }) => question === asked.question)
  if (!known) throw new Error(`This question is not one of ours: ${asked.question}`)
  const isRight = Math.floor(((place + 1) * share) / 100) > Math.floor((place * share) / 100)
  return isRight ? known.correctAnswer : (known.correctAnswer + 1) % known.options.length
}
