import {
  businessNamed,
  filledFor,
  nameOf,
  type Business,
} from '../../understanding/knowledge/businesses.ts'
import { mendedWords } from '../../understanding/plain/mended-words.ts'
import { CHECK_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import { saidIn } from '../../turns.ts'
import type { Part, Talk } from '../talk.ts'

type At = { business: Business; isOwn: boolean }

/**
 * In a talk about the SWOT analysis: "do one for a small hotel", and what is asked next of that one, at the same business.
 * Null where another matter or no business is named, or something else is asked.
 */
export function saySwot(plain: string, { understood, request }: Talk): Part[] | null {
  if (!understood.thread.some(({ term }) => term.startsWith('SWOT'))) return null
  if (understood.isNamed && !understood.subjects.some(({ term }) => term.startsWith('SWOT')))
    return null
  const named = businessNamed(plain)
  if (named && WANTS_ONE.test(plain)) return swotAt({ business: named, isOwn: OWN.test(plain) })
  const said = saidIn(request.turns)
    .slice(0, -1)
    .map((text) => mendedWords(text).join(' '))
  const told = said.findLast((text) => businessNamed(text) !== undefined)
  const business = named ?? (told === undefined ? undefined : businessNamed(told))
  if (!business) return null
  const at = { business, isOwn: OWN.test(told ?? plain) }
  if (FIRST.test(plain)) return firstStep(at)
  if (WITHIN_REACH.test(plain)) return withinReach(at)
  const [, event] = plain.match(WHAT_IF) ?? []
  const kind = event === undefined ? undefined : KINDS.find(({ told: tells }) => tells.test(event))
  return kind ? withEvent(at, kind.says) : null
}
const SWOT = 'SWOT analysis'
const OWN = /\b(?:my|our)\b/

const LEAD = '^(?:(?:ok|okay|so|and|but|now|cool|then|can you|could you|can u|please|pls|lets) )*'
const WANTS_ONE = new RegExp(
  `${LEAD}(?:(?:do|make|write|give|show|try|create|build)(?: me| us)?(?: (?:one|it|that|this|an?(?: \\w+)?|the same)(?: (?:swot|example))?(?: analysis)?)? (?:for|of|about|with|on|at)\\b|(?:what|how) (?:about|would it look (?:like )?for|would (?:one|it) (?:look|be) (?:like )?for)|(?:and )?for (?:an?|my|our|the)\\b)`,
)
const WITHIN_REACH =
  /\b(?:which|what)\b.*\b(?:control|change|fix|inside|internal|outside|external|their own|its own|depend on it)\b/
const FIRST =
  /\b(?:which|what)\b.*\b(?:first|most important|matters? most|do about|start with|biggest|worst)\b/
const WHAT_IF = new RegExp(`${LEAD}(?:what (?:about )?(?:if|when)|if|say|suppose) (.+)$`)

/** Where an event belongs, and what it asks of the business. */
const KINDS = [
  {
    told: /\b(?:close[sd]?|closing|goes? out of business|festival|fair|tournament|new (?:school|office|hotel|apartments?|stadium|park)|viral|celebrity|famous|moves? (?:in|here)|hot (?:day|summer)|more people)\b(?!.*\b(?:rival|road|street) (?:is )?closed\b)/,
    says: 'That comes from outside and helps, so it goes under **opportunities**: {it} cannot make it happen, only be ready for it. The strength ("{strength}") is what to use then, and the weakness ("{weakness}") should not stand in the way.',
  },
  {
    told: /\b(?:next door|across the street|rivals?|competitors?|competition|another|opens?|opened|opening|copies|copy|starts? (?:one|selling)|sells? the same|one too|cheaper|undercuts?|walmart|amazon|chain)\b/,
    says: 'A new rival comes from outside, so it goes under **threats**, beside "{threat}". {It} cannot forbid it, only answer it: not with the lowest price, but with what the other lacks, and that is the strength ("{strength}"). First work on the weakness ("{weakness}"), since that is where buyers leave. Then give {some} a reason to stay, such as {extra}.',
  },
  {
    told: /\b(?:rain\w*|storm|snow|cold|weather|law|rule|permit|license|tax\w*|inflation|recession|prices? (?:go|goes|rise|rises|of)|gets? (?:more )?expensive|costs? (?:go|rise)|virus|road|construction|supplier|shortage|trend)\b/,
    says: 'That comes from outside and hurts, so it goes under **threats**, beside "{threat}". {It} cannot change it, only prepare: know beforehand what it does then, keep some money aside, and use the strength ("{strength}").',
  },
  {
    told: /\b(?:breaks?|broke|broken|quits?|quit|leaves?|sick|late|runs? out|ran out|mistake|bad review|messy|dirty|slow|tired|no money|owner|worker|employee|friend)\b/,
    says: 'That lies inside, so it goes under **weaknesses**, beside "{weakness}": {it} can do something about it. Decide who does what by when, and until then lean on the strength ("{strength}").',
  },
]

function swotAt(at: At): Part[] {
  const name = nameOf(at.business, at)
  const { strength, weakness, opportunity, threat } = at.business
  return [
    `**${SWOT}** of ${name}:`,
    [
      `- **Strength** (inside): ${strength}`,
      `- **Weakness** (inside): ${weakness}`,
      `- **Opportunity** (outside): ${opportunity}`,
      `- **Threat** (outside): ${threat}`,
    ].join('\n'),
    '**Then act on it.** Use the strength to catch the opportunity, and mend the weakness before the threat makes it worse.',
    `**${CHECK_HEADING}** Which of the four can ${name} change itself, and which can it only react to?`,
  ]
}

const withinReach = (at: At): Part[] => [
  fill(`**${SWOT}** of {it}: strength and weakness are its own, so it can change them.`, at),
  fill(
    '- **Its own:** {strength}; and {weakness}. Both can be worked on from tomorrow.\n- **From outside:** {opportunity}; and {threat}. {It} can only use the one and prepare for the other.',
    at,
  ),
  `**${CHECK_HEADING}** Ask of each line: would it still be there if ${nameOf(at.business, at)} did not exist? What does the answer tell you?`,
]

const withEvent = (at: At, says: string): Part[] => [
  `**${SWOT}** of ${nameOf(at.business, at)}, with that in it:`,
  fill(says, at),
  `**${CHECK_HEADING}** Which one thing would ${nameOf(at.business, at)} do about it this week?`,
]

const firstStep = (at: At): Part[] => [
  fill(
    `**${SWOT}** of {it}: begin where inside and outside meet. The weakness ("{weakness}") is the first thing to mend, if the threat ("{threat}") would make it worse. The strength ("{strength}") is the first to show, if it helps with the opportunity ("{opportunity}").`,
    at,
  ),
  'Choose one of the two, say who does it by when, and how you would see that it worked.',
  `**${CHECK_HEADING}** Which of the two would you take first, and why?`,
]

const fill = (says: string, { business, isOwn }: At) => filledFor(says, business, { isOwn })
