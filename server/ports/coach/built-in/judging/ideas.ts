import { figuresIn, type CaseTerms } from './case-terms.ts'
import { weightOf } from './corpus.ts'
import type { Rule } from './rate-skills.ts'
import { stemOf, tokensOf } from './stems.ts'
import type { Statement } from './statements.ts'

/** One idea that can work is most of what is asked. */
const FIRST_IDEA = 0.6
const SECOND_IDEA = 0.2
/** Three steps with details of one's own. */
const OWN_DETAILS = 0.2
/** Four such steps are creative work, though none of them goes by a name; eight are as much as an idea with a name. */
const WITHOUT_AN_IDEA = 0.5
const FAR_OWN_WAY = 0.2

/** Ideas of one's own among what was said about the case. */
export function creativityRules(terms: CaseTerms, substance: Statement[]): Rule[] {
  const ideas = substance.filter((one) => bringsAnIdea(one, terms))
  const steps = substance.filter((one) => !ideas.includes(one) && isOwnWork(one, terms))
  // Sums are details of an idea, and by themselves none.
  const made = steps.filter(({ text }) => !isReckoned(text))
  const ownWork = made.length > 0 ? [...made, ...steps.filter((one) => !made.includes(one))] : []
  return [
    {
      asks: 'two ideas of your own that the case does not hand over, with how they would work; details of your own count a fifth',
      share: Math.min(
        1,
        (ideas.length > 0 ? FIRST_IDEA : 0) +
          (ideas.length > 1 ? SECOND_IDEA : 0) +
          (ideas.length > 0 ? OWN_DETAILS : WITHOUT_AN_IDEA) *
            Math.min(1, ownWork.length / (ideas.length > 0 ? 3 : 4)) +
          (ideas.length > 0 ? 0 : FAR_OWN_WAY) * Math.min(1, Math.max(0, ownWork.length - 4) / 4),
      ),
      of: 1,
      evidence: (ideas.length > 0 ? named(ideas) : ownWork).slice(0, 2).map(({ text }) => text),
    },
  ]
}

/** Those first that are called an idea. */
const named = (ideas: Statement[]) =>
  ideas.toSorted((a, b) => Number(/\bidea\b/i.test(b.text)) - Number(/\bidea\b/i.test(a.text)))

/** A step with details that are the student's own. */
function isOwnWork(
  { text, vague, stems, weight, words, has }: Statement,
  { givenStems }: CaseTerms,
) {
  const own = [...stems].filter((stem) => !givenStems.has(stem) && weightOf(stem) >= 0.3)
  return (
    (weight === 1 || isPlannedAs(text)) &&
    words >= 8 &&
    (has.action || isPlannedAs(text)) &&
    (has.how || has.when || has.figure) &&
    own.length >= 2 &&
    vague <= 1
  )
}

/** "Catering: thirty meals, three evenings a week": a step under its name. */
const isPlannedAs = (text: string) => /^[A-Z][\w' -]{2,30}: \S+(?: \S+){4}/.test(text)

/** A step of a sum, or what the case says of its money: neither is an idea. */
export const isReckoned = (text: string) =>
  figuresIn(text).length + (text.match(SAID_FIGURES)?.length ?? 0) >= 2 &&
  RECKONS.test(text) &&
  !/\b(?:I|we)(?:['’](?:d|ll)| would| will| could| should)\b|\b(?:could|idea)\b/i.test(text)
const SAID_FIGURES = /\b(?:hundred|thousand|\d+ ?k)\b/gi
const RECKONS =
  /\b(?:that['’]s|that is|times|minus|plus|leaves?|left|costs?|takes? off|takes?|keeps?|pays?|have to pay|loses?|earns?|wins?|sells?|percent|less than|more than|altogether|in total|a (?:day|week|month|year|game|jar|box|meal))\b/i

/** Something that can be made or done, which the student was not given to read. */
function bringsAnIdea(one: Statement, { givenStems }: CaseTerms) {
  const { text, words, has } = one
  const details = [has.how, has.when, has.who, has.figure, has.why].filter(Boolean).length
  const isWorkable = words >= 8 && details >= (has.action && words >= 10 ? 0 : 1)
  if (isReckoned(text)) return false
  if (isWorkable && isCalledOnesOwn(one, givenStems)) return true
  // As words, not as stems: "a lot" is no lottery.
  return (
    isWorkable &&
    tokensOf(text).some((token) => {
      const isIdea =
        (IDEAS.has(token) || IDEAS.has(token.replace(/s$/, ''))) &&
        (!/^games?$/.test(token) || PLAYED_FOR_IT.test(text))
      return isIdea && !givenStems.has(stemOf(token))
    })
  )
}

/** "You can see the games for free": a match is no idea. */
const PLAYED_FOR_IT =
  /\b(?:make|play|invent|run|create|turn|card|board|guessing|trivia|memory|little|own)\b[^.]*\bgames?\b|\bgame (?:where|in which|with)\b/i

/** So many words that the case does not have say what the idea is. */
const OWN_WORDS = 4

/** "Something of our own: a signed card with two numbers, because …": with what it is and why, not the bare word. */
const isCalledOnesOwn = ({ text, stems, has }: Statement, givenStems: CaseTerms['givenStems']) =>
  /\b(?:idea|something (?:new|different)|of (?:my|our) own|(?:my|our) own \w+)\b/i.test(text) &&
  (has.why || has.how || has.figure) &&
  [...stems].filter((stem) => !givenStems.has(stem)).length >= OWN_WORDS

const IDEAS = new Set(
  (
    'contest club app video partner hotline kit tour story game challenge theme bundle demo mentor buddy badge dashboard ' +
    'checklist handwritten postcard podcast newsletter ambassador referral subscription raffle livestream hashtag ' +
    'influencer sticker leaflet flyer brochure booth popup simulation drill lottery ladder scoreboard chart whiteboard ' +
    'thermometer template rotation festival tasting tshirt mascot jingle slogan countdown waitlist preorder playlist ' +
    'certificate tournament scholarship donation charity garden mural tutorial sandbox ritual huddle journal diary ' +
    'basket label adopt anniversary birthday passport map cooperative bingo trivia quiz stamp treasure scavenger qr wristband'
  ).split(' '),
)
