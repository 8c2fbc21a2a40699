import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { KinWords } from './learn-kin-words.ts'

const FILE = join(import.meta.dirname, 'kin-words.json')

let known: ((one: string, other: string) => number) | undefined

/** Learned from all ways of asking by `npm run content:kin-words`. @throws ZodError for a malformed file */
export const readKinWords = (): KinWords =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(FILE, 'utf8')))

/** How surely one word stands for the other where the same is asked otherwise: 0 to 1. */
export const kinshipOf = (one: string, other: string): number =>
  (known ??= kinshipIn(readKinWords()))(one, other)

export function kinshipIn(words: KinWords) {
  const kin = new Map(Object.entries(words).map(([word, all]) => [word, read(all)]))
  return (one: string, other: string): number =>
    (kin.get(one)?.get(other) ?? kin.get(other)?.get(one) ?? 0) / 100
}

const read = (all: string) =>
  new Map(
    all.split(', ').map((one): [string, number] => {
      const [word = '', share] = one.split(' ')
      return [word, Number(share)]
    }),
  )
