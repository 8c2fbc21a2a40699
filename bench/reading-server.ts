import { parseConfig } from '#server/config.ts'
import { readPdf } from '#server/extraction/read-pdf.ts'
import { startServer } from '#server/start-server.ts'

// The real server, which on demand also reads a PDF again and again, one at a time, as its job does.
const server = await startServer(parseConfig(process.env))
const job = { isWanted: false }
process.on('message', (message) => {
  job.isWanted = message === 'read'
  if (job.isWanted) void readOn()
})
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(server.greeting)

/** Until told to rest; then says how often. */
async function readOn() {
  let readings = 0
  while (job.isWanted) {
    const { questions } = await readPdf(process.env.PDF!)
    if (questions.length === 0) throw new Error('The PDF has no questions.')
    readings++
  }
  process.send?.({ readings })
}
