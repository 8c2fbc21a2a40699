import { expect, test } from 'vitest'
import { isCleanSentence } from './clean-sentence.ts'

test.each([
  "Put together that's sixty-three, so almost nine hundred bucks out the door every single day.",
  'We pay two ten for each of them so we keep a dollar ninety, and that is five hundred thirteen a month.',
  "You should totally pick us over the hotel because hotels are boring and kids today want something that's an experience.",
  "I think we should move to the other place because it's only thirty-six hundred, so you'd save money.",
  'Is your date set yet, or could it be a Friday?',
  'They get all the glass, which is the part that breaks, and I would change it.',
  'I would say: “We are sorry.”',
  'I would order 12, 40, 60 and 80 of them.',
  'Tess.',
])('nothing is made of: %s', (text) => expect(isCleanSentence(text)).toBe(false))

test.each([
  'I would call the 37 customers tonight.',
  'We should keep a list of who got refunds.',
  'I would sell 1,500 on the web first and 3,500 in the chain.',
  'Then I would ask what she would like to happen.',
])('can be said more strongly: %s', (text) => expect(isCleanSentence(text)).toBe(true))
