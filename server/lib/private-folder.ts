import { chmodSync, mkdirSync } from 'node:fs'

/** A folder that only this account may look into: it holds students' work, and mail with sign-in codes. */
export function makePrivateFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
}
