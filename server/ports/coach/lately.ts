/** In characters; more is no sentence, and a pasted chapter is not kept. */
const LONGEST_KEPT = 600

/**
 * The function, with what it found of the last texts kept, at most `most` of them: what somebody said is read again at
 * each turn of a talk, and by one rule after another. All get the same result, so nobody may change it.
 */
export function lately<Found extends {}>(most: number, find: (text: string) => Found) {
  const kept = new Map<string, Found>()
  return (text: string): Found => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const found = find(text)
    if (kept.size === most) kept.clear()
    if (text.length <= LONGEST_KEPT) kept.set(text, found)
    return found
  }
}

/** The same for what is found of a text beside something else, a case for example: as long as that is there. */
export function latelyBeside<Beside extends WeakKey, Found extends {}>(
  most: number,
  find: (text: string, beside: Beside) => Found,
) {
  const kept = new WeakMap<Beside, (text: string) => Found>()
  return (text: string, beside: Beside): Found => {
    const known = kept.get(beside) ?? lately(most, (one: string) => find(one, beside))
    kept.set(beside, known)
    return known(text)
  }
}

/**
 * The same for what is found of a text and of something else beside it, by a key that tells them from any other: also where
 * nothing is found.
 */
export function latelyBy<Given extends unknown[], Found>(
  most: number,
  keyOf: (...given: Given) => string,
  find: (...given: Given) => Found,
) {
  const kept = new Map<string, { found: Found }>()
  return (...given: Given): Found => {
    const key = keyOf(...given)
    const known = kept.get(key)
    if (known) return known.found
    const found = find(...given)
    if (kept.size === most) kept.clear()
    if (key.length <= LONGEST_KEPT) kept.set(key, { found })
    return found
  }
}
