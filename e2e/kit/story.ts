import {
  test as base,
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { cast, type CastName } from '../../server/test/cast.ts'
import { Complaints } from './complaints.ts'
import { publishExam, type PublishedExam, type Wanted } from './exams.ts'
import { StoryServer } from './story-server.ts'

export { expect }

export type Member = { email: string; firstName: string; lastName: string }

export type Stage = {
  server: StoryServer
  complaints: Complaints
  /** Puts one of the cast on the list, with an address that no other story uses. */
  enroll(name: Exclude<CastName, 'advisorLin'>): Promise<Member>
  /** An exam that was uploaded as a PDF and read, as every exam is. */
  publish(wanted?: Wanted): Promise<PublishedExam>
  /** A browser of its own; signed in as this person if one is named. */
  visit(person?: { email: string }, options?: BrowserContextOptions): Promise<Page>
}

let enrolled = 0

/** A story on a server of this worker; a complaint of any browser in it fails it. */
export const test = base.extend<{ stage: Stage }, { server: StoryServer }>({
  server: [
    // Playwright reads the first argument's names, so it has to be a pattern.
    async ({}, use) => {
      const server = await StoryServer.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  stage: async ({ browser, server }, use) => {
    const complaints = new Complaints()
    await use(setStage(server, complaints, (options) => browser.newContext(options)))
    expect(complaints.unexpected()).toEqual([])
  },
})

type OpenContext = (options: BrowserContextOptions) => ReturnType<Browser['newContext']>

export function setStage(server: StoryServer, complaints: Complaints, open: OpenContext): Stage {
  return {
    server,
    complaints,
    async enroll(name) {
      const { firstName, lastName, email, role } = cast[name]
      const own = email.replace('@', `.${process.pid}-${++enrolled}@`)
      await (await server.admin()).team.addUser({ email: own, firstName, lastName, role })
      return { email: own, firstName, lastName }
    },
    publish: async (wanted) => publishExam(await server.admin(), wanted),
    async visit(person, options = {}) {
      const context = await open({ baseURL: server.url, ...options })
      complaints.listenTo(context)
      if (person) await context.request.post(await server.linkFor(person.email))
      return context.newPage()
    },
  }
}
