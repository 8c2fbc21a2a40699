import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askForLink, signInWith, type Caller } from '../../scripts/call-server.ts'
import { startServerProcess, type ServerProcess } from '../../server/test/server-process.ts'
import { cast } from '../../server/test/cast.ts'

/** Names the data folder of a server that has been started once and never used. */
export const NEW_INSTALLATION = 'FINALIST_NEW_INSTALLATION'

/** The real server as a process of its own, on a folder that is thrown away. */
export class StoryServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'finalist-story-'))
  readonly url: string
  readonly #environment: Record<string, string>
  #running: ServerProcess | undefined
  #admin: Promise<Caller> | undefined

  private constructor(port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`
    this.#environment = { ...environment, DATA_DIR: this.dataDir, PORT: String(port) }
  }

  static async start(environment: Record<string, string> = {}) {
    const server = new StoryServer(await freePort(), environment)
    cpSync(process.env[NEW_INSTALLATION]!, server.dataDir, { recursive: true })
    await server.startAgain()
    return server
  }

  /** On the same folder and at the same address, as after a crash. */
  async startAgain() {
    this.#running = await startServerProcess({ environment: this.#environment, shortLived: true })
  }

  /** As when the power goes: no chance to tidy up. */
  async kill() {
    await this.#running?.end('SIGKILL')
  }

  async remove() {
    await this.kill()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  said() {
    return this.#running?.said() ?? ''
  }

  async linkFor(email: string): Promise<string> {
    if (!this.#environment['DATABASE_URL']) return askForLink(this.dataDir, email)
    // Without a data folder of its own the server cannot be asked from outside; its advisor can.
    const { link } = await (await this.admin()).team.createSignInLink({ email })
    return this.url + link
  }

  /** The advisor's calls, for setting the scene. */
  admin(): Promise<Caller> {
    this.#admin ??= this.#advisorsLink().then(signInWith)
    return this.#admin
  }

  async #advisorsLink() {
    if (!this.#environment['DATABASE_URL']) return this.linkFor(cast.advisorLin.email)
    const [greeting] = this.said().match(/http:\S+\/api\/login\/link\/\S+/) ?? []
    if (!greeting) throw new Error('The server did not greet with a sign-in link.')
    return greeting
  }
}

/** Chosen before the start, so that the server can come back at the same address. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      // A TCP server's address is an object; only pipes have a string.
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
