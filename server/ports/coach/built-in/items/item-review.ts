import type { AskedItem } from '../../coach.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import type { Talk } from '../talk.ts'

export type ReviewedItem = AskedItem & { known: NonNullable<AskedItem['known']> }

export const LETTERS = 'ABCDEFGH'

export const optionOf = (options: string[], index: number) =>
  `**${LETTERS[index]}** (${options[index] ?? ''})`

export const misconceptionOf = ({ known }: ReviewedItem, place: number) =>
  known.misconceptions?.[place] || (place === known.choice ? known.misconception : null)

/** The talk as one about the concept; pages and explanations were looked for by other words. */
export const about = (concept: Subject, talk: Talk): Talk => ({
  ...talk,
  request: { ...talk.request, sources: [] },
  understood: {
    ...talk.understood,
    subjects: [concept],
    isNamed: true,
    area: null,
    searchWords: [],
  },
})

/** What a student wants of a question that was handed in, beside its reason. */
export type ReviewWish = 'similar' | 'harder' | 'easier' | 'clue' | 'two-options' | 'remember'

const ONE = '(?:one|ones|question|questions|problem|problems|item|exercise|case|quiz|practice)'
const THIS = '(?:this|that|it|these|those|the same)'
const WISHES: [ReviewWish, RegExp][] = [
  [
    'harder',
    new RegExp(
      String.raw`\b(?:harder|tougher|trickier|more (?:difficult|challenging|advanced))\b(?!.{0,30}\bto (?:understand|remember))`,
    ),
  ],
  [
    'easier',
    new RegExp(
      String.raw`\b(?:easier|less hard|simpler) ${ONE}\b|^(?:\w+ ){0,3}easier$|\b${ONE}\b.{0,20}\beasier$`,
    ),
  ],
  [
    'similar',
    new RegExp(
      String.raw`\b(?:similar|comparable|related) (?:\w+ ){0,2}${ONE}\b|\b(?:another|${ONE}|more|something|1 more) (?:\w+ )?(?:just )?(?:like|similar to) ${THIS}\b|^(?:\w+ ){0,4}similar$|\b${ONE} of (?:this|that|the same) (?:kind|type|sort)\b|\bsame (?:kind|type|sort) of ${ONE}\b|^(?:(?:ok|okay|and|now|can|could|u|you|i|pls|please|give|get|do|have|show|try|me|want) )*(?:another|another one|one more|1 more|a new one|a different one|next one|a second one)(?: (?:please|pls|now|then))*$|\b(?:something|anything) similar\b|\b${ONE} (?:with|on|about|of|for) the same (?:idea|concept|topic|thing|rule)\b`,
    ),
  ],
  [
    'clue',
    /\b(?:stem|wording) (?:hint|say|tell|point|mean|want|give)|\bstem\b.{0,20}\b(?:hints?|points?|clues?|tells?)\b|\b(?:whats|what is|wheres|is there|what was) (?:the |a |any )?(?:\w+ )?(?:trick|clue|catch|trap|keywords?|key words?|giveaway|give away|tell|signal)\b|\b(?:which|what) (?:\w+ ){0,2}words?\b|\bhow (?:should|could|was|would|am|do|can|did) (?:i|you|u|we|one|anyone|anybody)(?: have| be| supposed to| meant to| gonna| going to)* (?:know|knew|known|tell|told|see|seen|spot|spotted|recognize|recognise|figure|figured|get|gotten|guess|guessed|notice)\b(?! (?:what|the difference|apart))|\b(?:not|never|dont|avoid) .{0,12}\b(?:fall|falling|miss|missing|mess|get (?:it|this|that|these) wrong|getting (?:it|this|that|these) wrong|make this mistake)\b|\bwhat (?:gives|gave|tells|told) (?:it|that|this|me|you|the answer)\b|\bwhat (?:should|do|would) (?:i|you|u|we) (?:look|watch|search) (?:for|out)\b|\bhow (?:to|do i|can i) (?:spot|recognize|recognise|see|know) (?:it|this|that|these|one)\b/,
  ],
  [
    'two-options',
    /\b(?:difference|diff|between|compare|vs|versus|apart|over|or)\b.*\b[a-h]\b (?:and|or|vs|versus|from|over|instead of) \b[a-h]\b|\b[b-h]\b (?:vs|versus|or|over|instead of) \b[a-h]\b|^why (?:not )?[a-h] (?:and not|not|over|instead of|but not) [a-h]$/,
  ],
  [
    'remember',
    /\b(?:remember|memorize|memorise|mnemonic|keep (?:it|this|that|them) in (?:mind|my head)|stick)\b/,
  ],
]

export const reviewWishIn = (plain: string): ReviewWish | undefined =>
  WISHES.find(([, pattern]) => pattern.test(plain))?.[0]
