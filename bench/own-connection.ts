import { connect } from 'node:net'
import type { Call } from './load.ts'

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * One call on a connection of its own, opened for it; its reply's body. It knows just enough HTTP for our server's replies
 * with a length, so that two thousand senders leave the machine to whom they send to. @throws Error at any but a 200.
 */
export function sendOnOwnConnection(url: URL, { method, path, cookie, body = '' }: Call) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname)
    const parts: Buffer[] = []
    let got = 0
    let expected = Infinity
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`${method} ${path} was cut off.`)))
    socket.on('data', (part) => {
      parts.push(part)
      got += part.length
      if (expected === Infinity) expected = lengthOf(Buffer.concat(parts))
      if (got < expected) return
      const reply = Buffer.concat(parts).toString()
      if (reply.startsWith('HTTP/1.1 200 ')) resolve(reply.slice(reply.indexOf('\r\n\r\n') + 4))
      else reject(new Error(`${method} ${path} was answered ${reply}`))
      socket.destroy()
    })
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: ${url.host}\r\ncookie: ${cookie}\r\n` +
        `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  })
}

/** Of the whole reply, in bytes; Infinity until its head is there. */
function lengthOf(reply: Buffer) {
  const end = reply.indexOf(HEAD_END)
  if (end < 0) return Infinity
  const stated = /\r\ncontent-length: (\d+)\r\n/i.exec(
    reply.subarray(0, end + 2).toString('latin1'),
  )
  return stated ? end + HEAD_END.length + Number(stated[1]) : Infinity
}
