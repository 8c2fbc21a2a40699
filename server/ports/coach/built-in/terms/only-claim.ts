import { nearestNext } from '../../understanding/knowledge/next-questions.ts'
import { ownTextsOf, rivalsOf } from '../../understanding/knowledge/rivals.ts'
import { ideaOf, inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { shareOf, textsOf } from '../../understanding/knowledge/told-of.ts'
import { OTHERS_THINK } from '../../understanding/reading-turn/claim.ts'
import { namedIn } from '../../understanding/reading-turn/named-in.ts'
import { LEAD_IN } from '../../understanding/reading-turn/picks.ts'
import { contentStems } from '../../understanding/words/words.ts'
import { isOfThatKind } from './claim-texts.ts'
import { confirmation } from './confirmation.ts'

/** "Isn't X just Y": what is said to be all of a term. */
type Only = { subject: Subject; name: string; said: string; isBare?: true }

/** The claim of a turn that a term is nothing but something else; undefined where it makes none. */
export function onlyIn(plain: string): Only | undefined {
  const asked = plain.replace(OTHERS_THINK, '').replace(ASKS_AFTER, '')
  const words = asked.replace(HELD_BY, '')
  const isHeld = words !== asked && asked !== plain
  const pointed = pointedAt(words)
  if (pointed) return pointed
  for (const pattern of [TURNED, STATED, ...(isHeld ? [BARE] : [])]) {
    const [, name = '', said = ''] = words.match(pattern) ?? []
    const subject =
      findByName(name) ?? (name.split(' ').length === 1 ? namedIn(name)[0] : undefined)
    if (subject && !SAID_OF_IT.test(said))
      return {
        ...{ subject, name, said: said.replace(IDLE, '') },
        ...(pattern === BARE ? { isBare: true } : {}),
      }
  }
  return undefined
}

/** "What do they mean by hospitality, is it just hotels". */
function pointedAt(words: string): Only | undefined {
  const [, before = '', said = ''] = words.match(IS_IT_JUST) ?? []
  const all = before.split(' ')
  for (let length = Math.min(LONGEST_NAME, all.length); length > 0; length -= 1) {
    const name = all.slice(-length).join(' ')
    const subject = findByName(name)
    if (subject && !SAID_OF_IT.test(said)) return { subject, name, said: said.replace(IDLE, '') }
  }
  return undefined
}
const IS_IT_JUST =
  /^(.+?)(?: means?)? (?:is|are|isnt|arent) (?:it|that|they) (?:just|only|nothing but) (.+)$/
/** Words. */
const LONGEST_NAME = 4

const JUST = '(?:just|nothing but|nothing more than|no more than|all about|only about)'
const TURNED = new RegExp(
  `^${LEAD_IN}(?:isnt|arent|aint|is|are) (?:an? |the )?(.+?) (?:${JUST}|only(?= (?:(?:an?|the|\\w+ing)\\b|\\w+s$))) (.+)$`,
)
const STATED = new RegExp(
  `^${LEAD_IN}(?:an? |the )?(.+?) (?:is|are|means) (?:really )?(?:${JUST}|only(?= \\w+s$)) (.+)$`,
)
/** "Marketing is advertising", as somebody holds: only to be told from what it is a part of. */
const BARE = /^(?:an? |the )?(.+?) (?:is|are) (.+)$/
const HELD_BY =
  /^.*?\b(?:says?|said|thinks?|thought|claims?|swears?|told (?:me|us)|tells? (?:me|us)|believes?|heard|true|false|or false|accurate|fair|correct|safe|ok|say|right)(?: to say)?(?: that)? (?=(?:an? |the )?(?:\w+ ){1,4}(?:is|are|means) )/
const ASKS_AFTER =
  /(?: (?:so )?(?:is|was|are) (?:that|it|this|he|she|they) (?:right|correct|true|wrong)| (?:right|correct|true|yes|or no|or not|huh|true or false|or is there more(?: to it)?))+$/
/** Of where, when or for whom, and how it is: no name of something else. */
const SAID_OF_IT =
  /^(?:for|in|on|at|to|when|if|as|by|because|after|with|from|like|not|so|too|very|more|less|that|what|how|the same|one|two|\w+(?:ed|ive|ful|able|ible|ous|ent|ant|er|est))\b|^bought\b|^sold\b|^made\b/
const IDLE =
  /^(?:about |some |all |an? |the |a bunch of |another word for |a (?:fancy|fancier) (?:word|name|term) for )+| (?:stuff|things|in general|and stuff|(?:all )?over again|again)$/g

/**
 * Whether a term is nothing but what was said: that it is only one part of it where a text says so. Undefined where it may be
 * so after all.
 */
export function verdictOnOnly(
  { subject, name, said, isBare }: Only,
  plain: string,
): string | undefined {
  const other = findByName(said)
  if (other?.term === subject.term || isOfThatKind(said, ideaOf(subject))) return undefined
  const part = other && textsOnPart(subject, other)
  if (isBare) return part && sayPart(subject, other)
  const known = knownSo(subject, [plain, `is it just ${said}`])
  if (known) return known
  if (part) return sayPart(subject, other)
  if (other && (isRival(subject, other) || TAKES_OFF.test(ideaOf(subject))))
    return 'No, they are not the same.'
  if (other) return NOT_ONLY
  if (confirmation({ subject, name, said })) return undefined
  if (Math.max(...ownTextsOf(subject).map((text) => shareOf(said, text))) >= MAY_BE_IT)
    return undefined
  return NOT_ONLY
}
const sayPart = (subject: Subject, other: Subject) =>
  `No: ${inSentence(other.term)} is only one part of ${inSentence(subject.term)}.`
/** It is what is left of the other. */
const TAKES_OFF = /\b(?:minus|less|after (?:all|the|its)|left)\b/
const NOT_ONLY = 'No, it is wider than that: what you name is at most a part of it.'
/** Of the weight of its words in one text. */
const MAY_BE_IT = 0.5

function knownSo(subject: Subject, ways: string[]): string | undefined {
  const [best] = ways
    .flatMap((way) => nearestNext([subject], way) ?? [])
    .toSorted((one, other) => other.score - one.score)
  return best &&
    best.score >= ASKED_SO &&
    /^(?:no|not)\b(?!, (?:those|these)\b)/i.test(best.question.says)
    ? best.question.says
    : undefined
}
const ASKED_SO = 0.7

/** The sentence by which the one is a part of the other. */
function textsOnPart(subject: Subject, other: Subject): string | undefined {
  const [whole, part] = [contentStems(subject.term), contentStems(other.term)]
  const has = (text: string, stems: string[]) => {
    const own = contentStems(text)
    return stems.every((stem) => own.includes(stem))
  }
  const sentences = (one: Subject) => textsOf(one).flatMap((text) => text.split(/(?<=[.!?;])\s+/))
  return (
    sentences(subject).find((text) => PARTS.test(text) && has(text, part)) ??
    sentences(other).find((text) => PARTS.test(text) && has(text, whole))
  )
}
const PARTS =
  /\b(?:parts? of|pieces? of|includes?|including|consists? of|made up of|one (?:tool|element|side) of)\b/i

const isRival = (subject: Subject, other: Subject) =>
  rivalsOf(subject).some(({ term }) => term === other.term) ||
  rivalsOf(other).some(({ term }) => term === subject.term)
