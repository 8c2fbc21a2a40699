import { choosersIn, type Chooser } from '../../understanding/knowledge/choosers.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { nearestNext } from '../../understanding/knowledge/next-questions.ts'
import { whoPicks } from '../../understanding/reading-turn/picks.ts'
import { ideaOf, inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import { shareOf, textsOf } from '../../understanding/knowledge/told-of.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import type { Part } from '../talk.ts'

/**
 * Which of some a business or a person would rather take, by what is good and bad about each. It is a leaning with its
 * reason and with what would turn it, since nobody but the chooser knows the whole case.
 */
export function lean(named: Subject[], plain: string): Part[] | undefined {
  const said = whoPicks(plain)
  if (said === undefined) return undefined
  const isShared = SHARED.test(said)
  // What has one owner cannot be what two own, and what two own is not for one who is alone.
  const isOut = isShared ? hasOneOwner : ALONE.test(said) ? hasSeveralOwners : () => false
  const all = named.filter((one) => !isOut(one))
  const alone = named.find((one) => !all.includes(one))
  const [only] = all
  if (alone && only && all.length === 1) return leanToOnly(only, alone, isShared)
  // The names of what there is to choose from tell nothing of who chooses.
  const who = all
    .reduce((text, { term }) => text.replaceAll(term.toLowerCase(), ' '), said)
    // Whoever works for somebody chooses for themselves.
    .replace(AT_WORK, ' ')
  const choosers = choosersIn(who)
  const ranked = all
    .map((subject) => ({ subject, points: pointsOf(subject, who, choosers) }))
    .toSorted((a, b) => b.points - a.points)
  const [best, next] = ranked
  if (!best || !next || best.points <= 0 || best.points - next.points < APART) return undefined
  const { subject } = best
  const others = all.filter((one) => one !== subject)
  const [chooser] = choosers
  return [
    `${chooser ? `For one that ${chooser.is}, **I` : '**I'} would lean to ${inSentence(subject.term)}.** ${[facetsOf(subject.term).why, reasonOf(subject)].filter((text, i, all) => text && all.indexOf(text) === i).join(' ')}`,
    ...(isShared && all.every(isOfOwners) ? [IN_WRITING] : []),
    `**What would turn it.**\n\n${others.map((one) => `- **${one.term}**: ${reasonOf(one)}`).join('\n')}`,
    'That is how such cases usually go; what this one really does I do not know. In a role-play, say which you take and the one reason that decides.',
  ]
}

const SHARED =
  /\b(?:with|and) (?:(?:my|our|a|another|the) )?(?:\w+ )?(?:brothers?|sisters?|siblings?|friends?|cousins?|partners?|dad|mom|uncle|aunt|buddy|buddies|bestie|twin|classmates?|teammates?|roommates?)\b(?! (?:is|are|says?|said|thinks?|told|buys?|works? for)\b)|\bme and \w+|\bmy \w+ and (?:me|i)\b|\b(?:two|three|both|four|2|3) of us\b|\b(?:two|three|2|3) (?:friends|brothers|sisters|owners|partners|people|siblings|cousins)\b/
const hasOneOwner = (one: Subject) => /\b(?:one|a single) (?:person|owner)\b/i.test(ideaOf(one))
const isOfOwners = (one: Subject) =>
  /\b(?:owners?|owned|shareholders?|stockholders?)\b/i.test(`${ideaOf(one)} ${reasonOf(one)}`)
const IN_WRITING =
  'Since more than one of you owns it, put in writing who does what, who gets how much, and what happens when one leaves. Whoever is under 18 needs a parent or another adult for the papers.'

const ALONE = /\b(?:alone|by myself|on my own|just me|only me|solo|one man|no partners?)\b/
const hasSeveralOwners = (one: Subject) =>
  /\btwo or more (?:people|persons|owners|partners)\b/i.test(ideaOf(one))

/** Of what was named, one thing is not for so many owners. */
const leanToOnly = (only: Subject, other: Subject, isShared: boolean): Part[] => [
  `${isShared ? `With more than one owner it cannot be a ${inSentence(other.term)}, which has a single one` : `With you alone it cannot be a ${inSentence(other.term)}, which takes two or more`}, so **${inSentence(only.term)}** is what is left of the two. ${reasonOf(only)}`,
  ...(isShared ? [IN_WRITING] : []),
]

const AT_WORK = /\b(?:work|working|have a job|got a job) (?:part time |full time )?(?:at|for) .+$/

/** Points apart; less is as good as even. */
const APART = 1

const reasonOf = ({ term, ...subject }: Subject) => {
  const { good, why } = facetsOf(term)
  return good ?? why ?? ideaOf({ term, ...subject } as Subject)
}

/** What speaks for it in the traits of who chooses, less what speaks against it; and where a text of it tells of just them. */
function pointsOf(subject: Subject, who: string, choosers: Chooser[]): number {
  const traits = [...new Set(searchTermsOf(choosers.map((one) => one.traits).join(' ')))]
  const { why = '' } = facetsOf(subject.term)
  const sided = sidesIn(`${reasonOf(subject)} ${why} ${ideaOf(subject)}`).reduce(
    (sum, { says, isAgainst }) => {
      const has = new Set(searchTermsOf(says))
      const count = traits.filter((trait) => has.has(trait)).length
      return sum + (isAgainst ? -count : count)
    },
    0,
  )
  const told = Math.max(0, ...textsOf(subject).map((text) => shareOf(who, text)))
  const asked = nearestNext([subject], who)?.score ?? 0
  return (
    sided + (choosers.length > 0 ? WEIGHT_BESIDE_TRAITS : WEIGHT_OF_TOLD) * Math.max(told, asked)
  )
}
/** Points for a text that has all that was said. */
const WEIGHT_OF_TOLD = 2
/** Where it is known what the chooser is like, a text that happens to name one tells less. */
const WEIGHT_BESIDE_TRAITS = 0.8

/** What speaks for something and what against it: "but" turns to the other side of what was said before it. */
function sidesIn(text: string): { says: string; isAgainst: boolean }[] {
  const sides: { says: string; isAgainst: boolean }[] = []
  for (const says of text.split(/(?<=[.;!?])\s+|, (?=but\b|not\b)| (?=but\b|and harms\b)/)) {
    const before = sides.at(-1)
    const isTurn = /^(?:but|however|yet)\b/i.test(says) && before !== undefined
    sides.push({ says, isAgainst: isTurn ? !before.isAgainst : AGAINST.test(says) })
  }
  return sides
}
const AGAINST =
  /^(?:but|not|bad|do not|avoid|never)\b|\b(?:harms?|bad for|do not use|wrong for|costs? (?:more|much|a lot)|costly (?:to|mistakes)|expensive|lose|loses|loss of|unlimited|harder|attracts rivals)\b/i
