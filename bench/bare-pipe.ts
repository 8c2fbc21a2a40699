import { createServer, request } from 'node:http'

// What passing a model's stream on cannot cost less than: a Node server that pipes its upstream to whoever asks.
const upstream = new URL(process.env.UPSTREAM ?? '')

const server = createServer((asked, reply) => {
  const call = request(upstream, { method: 'POST' }, (answer) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.pipe(reply)
  })
  reply.once('close', () => call.destroy())
  call.on('error', () => reply.destroy())
  asked.pipe(call)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  console.log(`Bare is at http://127.0.0.1:${port}`)
})
process.on('SIGTERM', () => process.exit(0))
