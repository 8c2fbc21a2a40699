import { asKinds } from '../words/named-things.ts'
import { isLittle, stem } from '../words/words.ts'

/**
 * By what the matter of a text is told: its words, each two and three in a row with where it begins and ends, and each three
 * in a row of which only the little words are named ("how do i _"). Those tell what is asked where the names in it are
 * those of games, foods and singers, of which a question of business may be as well. Each once; an amount is of no matter.
 */
export function tokensOf(words: string[]): Set<string> {
  const named = asKinds(words).filter((word) => !/\d/.test(word))
  if (named.length === 0) return new Set()
  const stems = named.map(stem)
  const shape = [OPENS, ...named.map((word, place) => (isLittle(word) ? stems[place]! : ANY)), ENDS]
  const whole = [OPENS, ...stems, ENDS]
  const tokens = new Set(stems)
  for (let place = 0; place + 1 < whole.length; place++) {
    tokens.add(`${whole[place]} ${whole[place + 1]}`)
    if (place + 2 === whole.length) break
    tokens.add(`${whole[place]} ${whole[place + 1]} ${whole[place + 2]}`)
    const around = shape.slice(place, place + 3)
    if (around.some((word) => !SHAPELESS.includes(word))) tokens.add(around.join(' '))
  }
  return tokens
}
const OPENS = '^'
const ENDS = '$'
const ANY = '_'
const SHAPELESS = [OPENS, ENDS, ANY]
