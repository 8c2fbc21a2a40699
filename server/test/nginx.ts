import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Debian's stands where only root looks for programs. */
const PLACES = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** The nginx of this machine, if there is one. */
export const findNginx = () =>
  PLACES.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))

/** A key and a certificate for `host` that it signed itself. */
export function makeCertificate(host: string) {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-tls-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '1', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'pipe' },
  )
  return {
    ...{ key, certificate, text: readFileSync(certificate, 'utf8') },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A real nginx with these server blocks, on a folder of its own. `port`: one it listens on. */
export async function startNginx(program: string, servers: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, around(servers, folder))
  const child = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => void (said += text.toString()))
  const gone = once(child, 'exit')
  // Whatever ends this process must not leave it behind.
  const kill = () => void child.kill('SIGTERM')
  process.once('exit', kill)
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null || tries > 400) throw new Error(`nginx did not start: ${said}`)
    await wait(25)
  }
  return {
    async stop() {
      kill()
      process.off('exit', kill)
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const around = (servers: string, folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  ${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${servers}
}
`

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false)).once('close', () => socket.destroy())
    socket.once('connect', () => socket.end())
  })
}
