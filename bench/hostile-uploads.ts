import { setTimeout as wait } from 'node:timers/promises'
import { ApiError, createClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { MAX_PDF_BYTES } from '#contract/materials.ts'
import { soundExam } from '#server/extraction/broken-fixtures.ts'
import { PdfRefused, REFUSAL_REASONS } from '#server/extraction/pdf-refused.ts'
import { residentMegabytes } from '#server/extraction/resident-memory.ts'
import { NOT_A_PDF } from '#server/materials/messages.ts'
import { signInByLink } from '#server/test/cookies.ts'
import { startServerProcess, type ServerProcess } from '#server/test/server-process.ts'

/** Sound uploads before anything is measured: so much and so many, and the server has grown to its usual size. */
const WARM_UP = 12
const LOOK_EVERY_MS = 40

/** A running server to which an admin uploads one PDF after another, each to the question bank. */
export async function startUploads(dataDir: string) {
  const server = await startServerProcess({ environment: { DATA_DIR: dataDir } })
  const { materials } = await signInAdmin(server)
  let uploads = 0
  const processOne = async (bytes: Uint8Array) => {
    const size = watchSize(server)
    const started = performance.now()
    const fate = await fateOf(materials, bytes, ++uploads)
    return { fate, ms: performance.now() - started, megabytes: await size.end() }
  }

  let usual = 0
  for (let round = 0; round < WARM_UP; round++) {
    const sound = await soundExam(20 + round)
    const { fate, megabytes } = await processOne(round % 2 ? sound : largest(sound))
    if (fate !== 'read') throw new Error(`A sound exam was not read: ${fate}`)
    usual = Math.max(usual, megabytes)
  }

  return {
    /** What became of it, in the reader's word, and how far the server grew meanwhile over its usual size. */
    async process(bytes: Uint8Array) {
      const { megabytes, ...rest } = await processOne(bytes)
      return { ...rest, megabytes: Math.max(0, megabytes - usual) }
    },
    /** What it complained about. */
    async stop() {
      await server.end('SIGTERM')
      return server
        .said()
        .split('\n')
        .filter((line) => line.includes('"level":50'))
    },
  }
}

/** As large as an upload may be: readers pass over what stands before the end. */
function largest(exam: Buffer) {
  return Buffer.concat([exam, Buffer.alloc(MAX_PDF_BYTES - exam.length, '%\n')])
}

type Materials = ReturnType<typeof createClient<typeof contract>>['materials']

async function fateOf(materials: Materials, bytes: Uint8Array, number: number): Promise<string> {
  // A Buffer may sit on shared memory in its type, never in fact.
  const file = new File([bytes as BlobPart], 'exam.pdf', { type: 'application/pdf' })
  try {
    const { id } = await materials.uploadMaterial({
      file,
      title: `Upload ${number}`,
      category: 'Personal Finance',
      isQuestionBank: 'true',
    })
    await materials.processMaterials({})
    while ((await materials.getBatchStatus({})).pendingIds.length > 0) await wait(LOOK_EVERY_MS)
    const { reading } = (await materials.listMaterials({})).find((each) => each.id === id)!
    await materials.deleteMaterial({ id })
    return reading.state === 'read' ? 'read' : reasonOf(reading.message)
  } catch (error) {
    if (error instanceof ApiError && error.body) return reasonOf(error.body.message)
    throw error
  }
}

/** The reason that has these words; the words where it has none. */
function reasonOf(message: string | null) {
  if (message === NOT_A_PDF) return 'not-a-pdf'
  return (
    REFUSAL_REASONS.find((reason) => new PdfRefused(reason).message === message) ?? `${message}`
  )
}

/** By the link that the server prints for the first admin. */
async function signInAdmin(server: ServerProcess) {
  const link = /Sign in as \S+, once, within 24 hours: (\S+)/.exec(server.said())?.[1]
  if (!link) throw new Error(`The server printed no link. It said:\n${server.said()}`)
  const cookie = await signInByLink(link)
  return createClient(contract, (path, init) =>
    fetch(server.url + path, { ...init, headers: { ...init.headers, cookie } }),
  )
}

/** The most megabytes the server has until `end`. */
function watchSize({ process: { pid } }: ServerProcess) {
  let most = 0
  const look = async () => {
    most = Math.max(most, (await residentMegabytes(pid!)) ?? 0)
  }
  const watch = setInterval(() => void look(), LOOK_EVERY_MS)
  return {
    async end() {
      clearInterval(watch)
      await look()
      return most
    },
  }
}
