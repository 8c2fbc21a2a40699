import type * as z from 'zod/mini'

/**
 * What this browser keeps for a person: `finalist:<person>:<name>`. Storage may be full, switched off, or hold something
 * an older version wrote, so reading may miss and writing says whether it worked; neither ever throws.
 */
export const KEPT_PREFIX = 'finalist:'

const keyOf = (personId: string, name: string) => `${KEPT_PREFIX}${personId}:${name}`

export function readKept<T extends z.ZodMiniType>(personId: string, name: string, schema: T) {
  try {
    const text = localStorage.getItem(keyOf(personId, name))
    return text === null ? undefined : schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export function writeKept(personId: string, name: string, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(personId, name), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function removeKept(personId: string, name: string) {
  try {
    localStorage.removeItem(keyOf(personId, name))
  } catch {
    // Storage is switched off: there is nothing to remove.
  }
}

/** Everything of a person's whose name begins so. */
export function removeKeptUnder(personId: string, beginning: string) {
  try {
    const theirs = Object.keys(localStorage).filter((key) =>
      key.startsWith(keyOf(personId, beginning)),
    )
    for (const key of theirs) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: there is nothing to remove.
  }
}

/** Set and taken away at once: only other tabs see it. */
const SIGNED_OUT = `${KEPT_PREFIX}signed-out`
export const saysSignedOut = ({ key, newValue }: StorageEvent) =>
  key === SIGNED_OUT && newValue !== null

/** Log-out: everything of ours, for everyone, so that nothing is left on a shared computer. */
export async function wipeKept() {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(KEPT_PREFIX))
    for (const key of ours) localStorage.removeItem(key)
    localStorage.setItem(SIGNED_OUT, 'yes')
    localStorage.removeItem(SIGNED_OUT)
  } catch {
    // Storage is switched off: there is nothing to wipe.
  }
  await wipeDatabases().catch(() => undefined)
}

async function wipeDatabases() {
  if (typeof indexedDB === 'undefined') return
  const databases = await indexedDB.databases()
  for (const { name } of databases) {
    if (name?.startsWith(KEPT_PREFIX)) indexedDB.deleteDatabase(name)
  }
}
