import { Agent, request } from 'node:http'

export type Call = {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  cookie: string
  body?: string
}

/** Sends all of them over that many kept-alive connections, each waiting for its reply. @throws Error at any but a 200. */
export async function sendAll(url: string, connections: number, calls: Call[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = calls.values()
  const work = async () => {
    for (const call of waiting) await send(url, agent, call)
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
}

/** One call; its reply's body. */
export function send(url: string, agent: Agent, { method, path, cookie, body }: Call) {
  return new Promise<string>((resolve, reject) => {
    const headers = {
      cookie,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    }
    const call = request(url + path, { method, agent, headers }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => (text += part))
      reply.once('error', reject)
      reply.once('end', () => {
        if (reply.statusCode === 200) resolve(text)
        else reject(new Error(`${method} ${path} was answered ${reply.statusCode}: ${text}`))
      })
    })
    call.once('error', reject)
    call.end(body)
  })
}
