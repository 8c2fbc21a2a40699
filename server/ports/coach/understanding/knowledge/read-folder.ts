import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

/**
 * What the JSON files of a folder beside this module hold, file by file in the order of their names.
 * @throws ZodError for a malformed file
 */
export const readFolder = <T>(folder: string, schema: z.ZodType<T>): T[] => {
  const path = join(import.meta.dirname, folder)
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => schema.parse(JSON.parse(readFileSync(join(path, name), 'utf8'))))
}
