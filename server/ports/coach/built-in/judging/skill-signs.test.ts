import { expect, test } from 'vitest'
import { figuresIn } from './case-terms.ts'
import { isReckoned } from './ideas.ts'
import { ANNOUNCES, GIVES_A_REASON, IN_TURN, SIGNPOSTS } from './skill-signs.ts'
import { spoken } from './signs.ts'

const isIn = (sign: RegExp) => (text: string) => sign.test(spoken({ text }))

test.each([
  'We close at six because nobody comes later.',
  'Take the small van, so that we keep the rest in the bank.',
  'That saves us forty dollars a day.',
  'If the fridge dies we lose all of it.',
  "She cooks on Monday, so she can't drive.",
  "The bus is late, that's why they wait.",
])('a reason: %s', (text) => expect(GIVES_A_REASON.test(text)).toBe(true))
test.each([
  'If we are doing all this, I believe the guests will be happy.',
  'Although it is hard, we can do it.',
  'While they wait they can read.',
  'If they come, good.',
  'We must have good communication in the team.',
  'He likes it even though it is old.',
])('none: %s', (text) => expect(GIVES_A_REASON.test(text)).toBe(false))

test.each([
  'So in conclusion, first the grocer, and later the chain.',
  'First the roof, then the paint.',
  'I take first our regulars and after that the tourists.',
  'First my team and then the boss hears it.',
  'First the two schools, later the club.',
  'It is first the phone calls, next the letters.',
])('in turn: %s', (text) => expect(isIn(IN_TURN)(text)).toBe(true))
test.each([
  'The first van was cheap.',
  'He came first.',
  'At first nobody knew it.',
  'First I want to thank you.',
  'It is the first order of the year.',
  'The first week was hard for everybody there.',
])('not in turn: %s', (text) => expect(isIn(IN_TURN)(text)).toBe(false))

test.each([
  'I will say you my recommendation.',
  'Let me tell you my plan.',
  'I will present the plan now.',
  'I want to show you our ideas.',
  'I would like to give you my suggestions.',
  'I will explain to you the proposal.',
])('only announces: %s', (text) => expect(isIn(ANNOUNCES)(text)).toBe(true))
test.each([
  'My recommendation is to wait.',
  'I recommend the van.',
  'My plan is to open on Sundays.',
  'I will tell the team about it on Monday.',
  'I would show her the list.',
  'We present it at the fair.',
])('recommends or does: %s', (text) => expect(isIn(ANNOUNCES)(text)).toBe(false))

test.each([
  'My answer is neither one yet.',
  'Let me walk through the money.',
  'Why not buy it tomorrow?',
  'Two things.',
  'The other thing is the sister.',
  'When it comes to the crew, she decides.',
])('a signpost: %s', (text) => expect(SIGNPOSTS.some((sign) => isIn(sign)(text))).toBe(true))
test.each([
  'He has the answer.',
  'They walk to the shop.',
  'Nobody knows why.',
  'It is a good thing for her.',
  'Some other day would do.',
  'The crew decides.',
])('none: %s', (text) => expect(SIGNPOSTS.some((sign) => isIn(sign)(text))).toBe(false))

test.each([
  "They said four hundred meals and it's fifteen dollars, so that's six thousand dollars a game.",
  'The stadium takes thirty-five percent of two hundred thousand.',
  'Each plan costs us $210 and they paid $216.',
  'We have to pay $27,500 before that, and 19,000 are left.',
  'A hundred ten meals times eight is eight hundred eighty a day.',
  'The rent is 900, which leaves 300.',
])('a sum is no idea: %s', (text) => expect(isReckoned(text)).toBe(true))
test.each([
  'I would give each of the 40 winners a stamp card worth 5 dollars.',
  'We could run two tastings on the first three Saturdays.',
  "I'd put cousins with chips in 10 stores and count 5 jars a week.",
  'My idea is a map with 12 stops that costs 3 dollars.',
  'Catering on three evenings with thirty meals.',
  'Let the guests vote for one of 8 flavors.',
])('may be one: %s', (text) => expect(isReckoned(text)).toBe(false))

test.each([
  ['a hundred nineteen thousand five hundred twenty', 119520],
  ['a hundred and forty cards', 140],
  ['a hundred ten meals', 110],
  ['a thousand two hundred', 1200],
  ['two hundred eighty-eight thousand', 288000],
  ['a hundred and nineteen thousand', 119000],
])('%s', (text, figure) => expect(figuresIn(text)).toEqual([figure]))
test.each([
  'hundreds of people',
  'a bit',
  'thousands',
  'the hundredth guest',
  'one or two',
  'a few',
])('no figure: %s', (text) => expect(figuresIn(text)).toEqual([]))
