import { startServer } from './start-server.ts'
import { parseConfig } from './config.ts'
import { whyNoStart } from './why-no-start.ts'

/** A started server says where it is, and stops in an orderly way when asked to. */
async function main() {
  const server = await startServer(parseConfig(process.env))
  console.log(server.greeting)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void server.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error: unknown) => {
  console.error(whyNoStart(error) ?? error)
  process.exit(1)
})
