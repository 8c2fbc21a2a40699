import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

export type DurablePGlite = {
  pglite: PGlite
  /** How often the database has asked the disk to keep what it wrote, since it was opened. */
  syncs(): number
}

/**
 * PGlite that survives a power cut. As shipped it starts PostgreSQL with `-F` on a file system without fsync, so a
 * commit is only in the page cache. This leans on internals of the pinned version, so every start proves that syncs
 * rise with a commit.
 * @throws Error when a commit does not reach the disk: better not to start than to lose answers.
 */
export async function openDurablePGlite(folder: string): Promise<DurablePGlite> {
  const files = new SyncingFiles(folder)
  const pglite = await PGlite.create({ fs: files, startParams })
  const opened = { pglite, syncs: () => files.syncs }
  await proveDurable(opened)
  return opened
}

// wal_sync_method: the build's fdatasync is a stub; only fsync reaches the file system below.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
]

async function proveDurable({ pglite, syncs }: DurablePGlite) {
  await pglite.exec(
    'create table if not exists durability_check (started_at timestamptz); truncate durability_check',
  )
  // Apart from those two, which sync whatever the settings say: what counts is a row like any other.
  const before = syncs()
  await pglite.exec('insert into durability_check values (now())')
  if (syncs() > before) return
  await pglite.close()
  throw new Error('The embedded database does not sync its commits to the disk.')
}

/** The part of Emscripten's module this reaches into; nothing of it is typed by PGlite. */
type Module = {
  NODEFS?: { stream_ops?: { fsync?: (stream: { nfd?: number }) => number } }
}

class SyncingFiles extends NodeFS {
  syncs = 0

  override async init(...args: Parameters<NodeFS['init']>) {
    const ready = await super.init(...args)
    // Emscripten's options carry the hook, but PGlite's type of them does not say so.
    const options = ready.emscriptenOpts as { preRun?: ((module: Module) => void)[] }
    options.preRun = [...(options.preRun ?? []), (module) => this.#addFsync(module)]
    return ready
  }

  #addFsync({ NODEFS }: Module) {
    if (!NODEFS?.stream_ops) throw new Error('PGlite’s internals have changed: no NODEFS.')
    NODEFS.stream_ops.fsync = ({ nfd }) => {
      if (nfd !== undefined) fdatasyncSync(nfd)
      this.syncs++
      return 0
    }
  }
}
