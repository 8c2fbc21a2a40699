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
  // Asked of every two words that a turn and a way of asking have, so that most are told with one look.
  const known = new Map<string, Map<string, number>>()
  const add = (one: string, other: string, share: number) =>
    (known.get(one) ?? known.set(one, new Map()).get(one)!).set(other, share / 100)
  for (const [word, all] of kin)
    for (const [other, share] of all) if (!kin.get(other)?.has(word)) add(other, word, share)
  for (const [word, all] of kin) for (const [other, share] of all) add(word, other, share)
  return (one: string, other: string): number => known.get(one)?.get(other) ?? 0
}

const read = (all: string) =>
  new Map(
    all.split(', ').map((one): [string, number] => {
      const [word = '', share] = one.split(' ')
      return [word, Number(share)]
    }),
  )
