import { randomUUID } from 'node:crypto'
import { access, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../../lib/private-folder.ts'
import type { Files } from './files.ts'

/** Files in one folder. A file appears whole or not at all, and is on the disk before `save` returns. */
export function createFolderFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, safe(name))
  return {
    async save(name, bytes) {
      makePrivateFolder(folder)
      const temporary = join(folder, `.${randomUUID()}.part`)
      const file = await open(temporary, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, pathOf(name))
    },
    async withPath(name, use) {
      await access(pathOf(name))
      return use(pathOf(name))
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** Names are hashes of ours; anything else is a mistake in the calling code. */
function safe(name: string) {
  if (!/^[a-z0-9]+(\.[a-z0-9]+)?$/.test(name)) throw new Error('Not a name for a stored file.')
  return name
}
