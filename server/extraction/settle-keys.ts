import type { ReadKey, Unread } from './reading.ts'

export type SettledKeys = { keys: ReadKey[]; unread: Unread[] }

/**
 * One answer for each number, and one letter for each answer. Where most numbers are answered twice, a second exam's key follows
 * and the first one counts; where a few are, nobody can tell which answer is meant.
 */
export function settleKeys(all: ReadKey[]): SettledKeys {
  const unclear = all.filter(({ letter }) => !/^[A-E]$/.test(letter))
  const withoutLetter = new Set(unclear.map(({ number }) => number))
  const clear = all.filter(({ number }) => !withoutLetter.has(number))
  const byNumber = Map.groupBy(clear, ({ number }) => number)
  const doubtful = [...byNumber.values()].filter((keys) => keys.some(differsFrom(keys[0])))
  const isSecondKey = doubtful.length * 2 >= byNumber.size
  const dropped = new Set(isSecondKey ? [] : doubtful.map(([first]) => first?.number))
  return {
    keys: [...byNumber.values()].flatMap(([first]) =>
      first && !dropped.has(first.number) ? [first] : [],
    ),
    unread: [...unclear.map(noLetter), ...(isSecondKey ? [] : doubtful.map(contradiction))],
  }
}

function differsFrom(first: ReadKey | undefined): (key: ReadKey) => boolean {
  return ({ letter }) => letter !== first?.letter
}

function noLetter({ number, letter, page }: ReadKey): Unread {
  const words = letter === '' ? 'nothing' : `“${letter}”`
  const reason = `The key answers question ${number} with ${words}; no answer was taken.`
  return { page, reason, numbers: [number] }
}

function contradiction(keys: ReadKey[]): Unread {
  const number = keys[0]?.number ?? ''
  const letters = [...new Set(keys.map(({ letter }) => letter))].join(' and ')
  const reason = `The key answers question ${number} with ${letters}; no answer was taken.`
  return { page: keys.at(-1)?.page ?? 0, reason, numbers: [number] }
}
