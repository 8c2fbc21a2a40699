import type { JobHandlers, JobName, Jobs } from './jobs.ts'

/** Remembers what was enqueued and runs it when the test says so. It does not roll back with a transaction. */
export function createFakeJobs() {
  const waiting: JobName[] = []
  const jobs: Jobs = {
    async enqueue(_db, name) {
      if (!waiting.includes(name)) waiting.push(name)
    },
  }
  return {
    ...jobs,
    waiting,
    async runAll(handlers: JobHandlers) {
      for (let name = waiting.shift(); name; name = waiting.shift()) await handlers[name]({})
    },
  }
}
