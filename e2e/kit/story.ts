import { test as base, expect } from '@playwright/test'
import { Complaints } from './complaints.ts'
import { setStage, type Stage } from './stage.ts'
import { StoryServer } from './story-server.ts'

export { expect }

type Fixtures = {
  stage: Stage
  /** A stage with a server of its own, for a story that restarts it or needs other settings. */
  ownStage: (environment?: Record<string, string>) => Promise<Stage>
}

/** A story on a server of this worker; a complaint of any browser in it fails it. */
export const test = base.extend<Fixtures & { complaints: Complaints }, { server: StoryServer }>({
  server: [
    async ({}, use) => {
      const server = await StoryServer.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  complaints: async ({}, use) => {
    const complaints = new Complaints()
    await use(complaints)
    expect(await complaints.unexpected(), 'what the browser complained about').toEqual([])
  },
  stage: async ({ browser, server, complaints }, use) => {
    await use(setStage(server, complaints, browser))
  },
  ownStage: async ({ browser, complaints }, use) => {
    const started: StoryServer[] = []
    await use(async (environment = {}) => {
      const server = await StoryServer.start(environment)
      started.push(server)
      return setStage(server, complaints, browser)
    })
    // A browser that still loads something when its server goes would complain of that.
    await complaints.closeBrowsers()
    await Promise.all(started.map((server) => server.remove()))
  },
})
