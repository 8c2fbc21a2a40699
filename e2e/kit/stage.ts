import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Exam } from '../../contract/exams.ts'
import { signInWith, type Caller } from '../../scripts/call-server.ts'
import { cast, type CastName } from '../../server/test/cast.ts'
import type { Complaints } from './complaints.ts'
import { publishExam, type PublishedExam, type Wanted } from './exams.ts'
import type { StoryServer } from './story-server.ts'

export type Member = { email: string; firstName: string; lastName: string }
export type Stage = ReturnType<typeof setStage>

let enrolled = 0
/** What each server has been asked for. */
const published = new WeakMap<StoryServer, Map<string, Promise<PublishedExam>>>()

/** Nobody looks on, and drawing what moves takes a sixth of the browsers' work. */
const STILL: BrowserContextOptions = { reducedMotion: 'reduce' }
/** For a story of what moves. */
export const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' }

/** What a story can ask for before its curtain rises. */
export function setStage(server: StoryServer, complaints: Complaints, browser: Browser) {
  return {
    server,
    complaints,
    advisor: cast.advisorLin as { email: string },

    /** Puts one of the cast on the list, with an address that no other story uses. */
    async enroll(name: Exclude<CastName, 'advisorLin'>): Promise<Member> {
      const { firstName, lastName, email, role } = cast[name]
      const own = email.replace('@', `.${++enrolled}@`)
      await (await server.admin()).team.addUser({ email: own, firstName, lastName, role })
      return { email: own, firstName, lastName }
    },

    /** An exam that was uploaded as a PDF and read, as every exam is; for a story that changes it. */
    async publish(wanted?: Wanted): Promise<PublishedExam> {
      return publishExam(await server.admin(), wanted)
    },

    /** The same for a story that only takes it: whoever comes first on this server has it read, the next find it there. */
    async publishOnce(wanted: Wanted = {}): Promise<PublishedExam> {
      const all = published.get(server) ?? new Map<string, Promise<PublishedExam>>()
      published.set(server, all)
      const key = JSON.stringify([wanted.count, wanted.licenceNotice])
      const exam = all.get(key) ?? server.admin().then((admin) => publishExam(admin, wanted))
      all.set(key, exam)
      return exam
    },

    /** One of the exams that a new installation lists. */
    async listed(title: string): Promise<Exam> {
      const exams = await (await server.admin()).exams.listExams({})
      const exam = exams.find((one) => one.title === title)
      if (!exam) throw new Error(`${title} is not on the list of exams.`)
      return exam
    },

    /** A browser of its own; signed in as this person if one is named. */
    async visit(person?: { email: string }, options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ baseURL: server.url, ...STILL, ...options })
      complaints.listenTo(context)
      if (person) await context.request.post(await server.linkFor(person.email))
      return context.newPage()
    },

    /** This person's calls, without a browser. */
    async callsOf(person: { email: string }): Promise<Caller> {
      return signInWith(await server.linkFor(person.email))
    },
  }
}
