import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makePrivateFolder } from '../../lib/private-folder.ts'
import { checkName, type Files } from './files.ts'

/** Files in one folder. A file appears whole or not at all, and is on the disk before `save` returns. */
export function createFolderFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, checkName(name))
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
    async check() {
      // The folder itself is made with the first file.
      await mkdir(dirname(folder), { recursive: true })
      await access(dirname(folder), constants.W_OK)
    },
  }
}
