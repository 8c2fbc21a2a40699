import { createServer, type ServerResponse } from 'node:http'

// An upstream that speaks OpenAI's protocol: its first token takes 50 ms, the others come evenly. It says how many of
// its streams are open when it is asked.
const FIRST_MS = 50
const NEXT_MS = 20
const TOKENS = Number(process.env.TOKENS ?? '20')

let open = 0

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify({ open }))
    return
  }
  open++
  const state = { timer: setTimeout(() => begin(response, state), FIRST_MS) }
  response.once('close', () => {
    open--
    clearTimeout(state.timer)
  })
  request.resume()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  console.log(`The model is at http://127.0.0.1:${port}`)
})
process.on('SIGTERM', () => process.exit(0))

type State = { timer: NodeJS.Timeout }

function begin(response: ServerResponse, state: State) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send(response, state, 1)
}

function send(response: ServerResponse, state: State, token: number) {
  if (token > TOKENS) {
    response.write(chunk({}, 'stop'))
    response.end('data: [DONE]\n\n')
    return
  }
  response.write(chunk({ role: 'assistant', content: `word${token} ` }, null))
  state.timer = setTimeout(() => send(response, state, token + 1), NEXT_MS)
}

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({
    ...{ id: 'one', object: 'chat.completion.chunk', created: 0, model: 'slow' },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`
