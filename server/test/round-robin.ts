import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A load balancer on loopback: each request goes to the next server, or to the one after it where that is gone. */
export async function startRoundRobin(servers: string[]) {
  let turn = 0
  const balancer = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, [...servers.slice(turn), ...servers.slice(0, turn)])
    turn = (turn + 1) % servers.length
  }).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  // A TCP server's address is an object; only pipes have a string.
  const { port } = balancer.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      balancer.closeAllConnections()
      await new Promise((resolve) => balancer.close(resolve))
    },
  }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, servers: string[]) {
  const [server, ...others] = servers
  if (!server) return outgoing.writeHead(502).end()
  const { method, headers, url } = incoming
  const onward = request(server + url, { method, headers, agent: false }, (reply) => {
    outgoing.writeHead(reply.statusCode!, reply.headers)
    reply.pipe(outgoing)
  })
  // Refused before anything of the body was taken.
  onward.once('error', () => pass(incoming, outgoing, others))
  onward.once('socket', (socket) => socket.once('connect', () => incoming.pipe(onward)))
}
