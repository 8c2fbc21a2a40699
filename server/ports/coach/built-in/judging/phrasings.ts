import { figuresIn, isNear } from './case-terms.ts'
import { isCleanSentence, isLoose } from './clean-sentence.ts'
import { weightOf } from './corpus.ts'
import { clausesOf, ended, firmSentence, isDecided } from './firm-sentence.ts'
import { measureOf } from './measure-of-success.ts'
import type { RatedIndicator, RatedPoint } from './rate-indicator.ts'
import { saidByOneself } from './said-by-oneself.ts'
import { stemsOf } from './stems.ts'
import { withinASentence } from './within-a-sentence.ts'
import type { Statement } from './statements.ts'

type Phrasing = { one: Statement; say: string; gain: number }
/** More, in two sentences, nobody says to a judge. */
const LONGEST_WORDS = 46

/** The ways in which a sentence can be said more strongly for a line of the form. */
export function phrasingsOf(one: Statement, line: RatedIndicator): Phrasing[] {
  const found = isCleanSentence(one.text)
    ? [inFull(one, line), concretely(one, line) ?? withMeasure(one)]
    : [withMeasure(one)]
  return found.flatMap((said) =>
    said && saysMore(said.say, one.text) && said.say.split(/\s+/).length <= LONGEST_WORDS
      ? [{ one, ...said }]
      : [],
  )
}

/** "I" for "we" and "will" for "would" are no stronger: it has to say something that the sentence did not. */
function saysMore(say: string, instead: string) {
  const said = new Set(stemsOf(instead))
  return stemsOf(say).filter((stem) => !said.has(stem)).length >= NEW_WORDS
}
const NEW_WORDS = 2

/** About the case, not merely with some words of it. */
const ON_THE_CASE = 0.4

type Said = { say: string; gain: number } | undefined

/**
 * The sentence does what a strong answer does, in fewer words: that deed in full, with the student's own reason behind
 * it. Not where that would lose a figure or a name of the student's, or another thing to be done.
 */
function inFull(one: Statement, indicator: RatedIndicator): Said {
  const firm = firmSentence(one.text)
  const [main, rest] = clausesOf(firm)
  if (/^(?:Because|If|What|How|Whoever|Next)\b|:/.test(main) || / and (?:I|we) /.test(rest))
    return undefined
  if (!/^[A-Z]/.test(one.text) && !one.has.action) return undefined
  for (const { text } of indicator.points) {
    const deed = saidByOneself(text)?.replace(/\.$/, '')
    if (!deed || !isDeed(deed) || / or |^I will not /.test(deed)) continue
    if (!isSameDeed(main, deed)) continue
    const say = `${deed}${reasonBehind(deed, rest)}`
    const details = firm.match(DETAILS) ?? []
    if (!loses(firm, say) && details.every((detail) => say.includes(detail)))
      return { say: ended(say), gain: 5 }
  }
  return undefined
}

/** By whom and by when is lost by no deed in full. */
const DETAILS =
  /\bmyself\b|\b(?:before|after|by|until|within|at|on) (?:the )?(?:\d+|lunch|noon|midnight|opening|tonight|today|tomorrow|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/g

/** Most of what the sentence says: its verb and a thing it is done to, or three such things. */
function isSameDeed(main: string, deed: string) {
  const [said, wanted] = [[...new Set(stemsOf(main))], stemsOf(deed)]
  const shared = said.filter((stem) => wanted.includes(stem))
  const isTelling = shared.some((stem) => weightOf(stem) >= TELLING)
  const [least, most] = said[0] === wanted[0] ? [2, MOST_WITH_VERB] : [3, MOST]
  return isTelling && shared.length >= least && shared.length >= most * said.length
}
const TELLING = 0.2
const MOST_WITH_VERB = 0.6
const MOST = 0.7

/** The student's own reason, where the deed has none and does not say the same. */
function reasonBehind(deed: string, rest: string) {
  const reason = rest.replace(/\.$/, '').trim().replace(/^,? ?/, '')
  if (!/^(?:because|so that|since|to) /.test(reason)) return ''
  if (/\b(?:because|so that|since|to show|instead of)\b/.test(deed)) return ''
  const [own, wanted] = [stemsOf(reason), stemsOf(deed)]
  if (own.filter((stem) => wanted.includes(stem)).length >= own.length / 2) return ''
  return `${deed.includes(',') && !reason.startsWith('to ') ? ', ' : ' '}${reason}`
}

/** What is done, not what is to be said about something. */
export const isDeed = (said: string) => said.startsWith('I will ') && !TALKS.test(said)
const TALKS =
  /^I will (?:compare|calculate|weigh|list|describe|explain|repeat|ask (?:about|what happens)|close by|recommend one|answer that|have an answer|say in|help the \w+ to|connect|mention|respect|consider|look at|speak of|estimate|divide|subtract|add \$?\d[\d,.]*) /

/** Tells of a good sentence and is none: whoever says "I will name a date" has named none. */
export const isOnlyTold = (said: string) => ONLY_TOLD.test(said)
const ONLY_TOLD =
  /^I will (?:name|give (?:an?|the|each|both) (?:\w+ ){0,2}(?:dates?|reasons?|figures?|numbers?|answers?|amounts?)|propose (?:an? )?(?:dates?|\w+ dates?)|take .* into account|show (?:an?|the|that|how|why|what)|keep .* in mind|use the (?:results?|figures?|facts?)|point (?:out|to)|refer to|present|state|define) ?/

/** How well a deed stands for a sentence: by what they share; 0 where it says no more, or loses what was worked out. */
export const standsFor = (deed: string, one: Statement) =>
  saysMore(deed, one.text) && !loses(one.text, deed) ? sharedBy(one, deed) : 0

/** Says what is done in a whole sentence, and loses no figure or name by being said otherwise. */
export const mayBeReplacedBy = (deed: string, one: Statement) =>
  one.has.action && saysMore(deed, one.text) && !loses(one.text, deed)

const sharedBy = ({ means }: Statement, text: string) =>
  [...new Set(stemsOf(text))]
    .filter((stem) => means.has(stem))
    .reduce((sum, stem) => sum + weightOf(stem), 0)

const sharesMuch = ({ stems }: Statement, text: string) =>
  [...new Set(stemsOf(text))].filter((stem) => stems.has(stem) && weightOf(stem) >= TELLING)
    .length >= 2

/** Figures and names that the one has and the other does not. */
function loses(main: string, deed: string) {
  const kept = figuresIn(deed)
  const names = main.match(/(?<=[a-z,] )[A-Z][a-z]+/g) ?? []
  return (
    figuresIn(main).some((figure) => !kept.some((other) => isNear(figure, other))) ||
    names.some((name) => !deed.includes(name))
  )
}

/** As a decision, with what it lacks: a reason from the facts of the case, or a measure. */
function concretely(one: Statement, indicator: RatedIndicator): Said {
  const firm = firmSentence(one.text)
  const [main, rest] = clausesOf(firm)
  if (
    !isDecided(firm) ||
    [UNFIT, SPLICED, POINTS_BACK, RECKONS].some((bad) => bad.test(main)) ||
    !isConcrete(one)
  )
    return undefined
  const because = rest === '' && !one.has.why ? factFor(one, indicator) : undefined
  const measure = because || SAYS_MEASURE.test(one.text) ? undefined : measureOf(main)
  return {
    say: [
      ended(because ? `${main}, because ${because}` : firm),
      ...(measure ? [`I will measure it by ${measure}.`] : []),
    ].join(' '),
    gain: gainOf(one, firm) + (because ? 3 : 0) + (measure ? 0.5 : 0),
  }
}
const FEATURES = ['who', 'when', 'how', 'figure', 'why'] as const

/** A longer sentence as it is, for nothing of it to be lost, decided and with how one will know. */
function withMeasure(one: Statement): Said {
  const firm = firmSentence(one.text)
  const [main] = clausesOf(firm)
  const measure = SAYS_MEASURE.test(one.text) ? undefined : measureOf(main)
  const isSayable =
    isDecided(firm) &&
    (isConcrete(one) || (one.has.why && one.relevance > 0)) &&
    ![UNFIT, SPLICED, POINTS_BACK, RECKONS].some((bad) => bad.test(main)) &&
    !NOT_AS_IT_IS.test(one.text) &&
    !isLoose(one.text.replace(/^I (?:guess|mean),? /i, ''))
  if (!measure || !isSayable) return undefined
  return { say: `${firm} I will measure it by ${measure}.`, gain: gainOf(one, firm) }
}
/** Speech in it, a list behind a colon, or said as one talks. */
const NOT_AS_IT_IS =
  /:(?= [A-Z"]|.*\b(?:I|you|your|we|our|my|never|no)\b)|[;"“”()?]|, like,? |\s[-–—]\s|\b(?:what|here)['’]s\b/

/** What is hedged and says least gains most; what is little about the case gains less. */
const gainOf = (one: Statement, firm: string) =>
  (firm === ended(one.text) ? 0 : 1) +
  (HEDGED.test(one.text) ? 0.5 : 0) +
  (FEATURES.length - FEATURES.filter((feature) => one.has[feature]).length) / 10 +
  one.relevance / 2
const HEDGED =
  /\b(?:I (?:think|guess|believe|suppose|feel)|maybe|probably|perhaps|kind of|sort of|could|might|some|somehow|a bit)\b/i

/** Says how much, who, how or when, or speaks of the case itself; a good intention does neither. */
const isConcrete = ({ has, relevance }: Statement) =>
  has.figure || has.who || has.how || has.when || relevance >= ON_THE_CASE

/** What has no strength to give: negated, wished, a state, or said of some other day. */
const UNFIT =
  /n['’]t\b|\b(?:not|never|nothing|no one|nobody|something|let me|(?:will|that you|that we) (?:be|like|love|hope|start|try|see|make sure|present|talk about|care|need|want|wait|understand|do (?:it|that))|(?<!\bask\b.*|, )if|(?:tell|thank) you|call me\b|next time|in the future|110 percent|best-in-class|win-win|world-class|next level|seriously|closely|with care)\b/i
/** A step of a calculation. */
const RECKONS =
  /^(?:I|We) will (?:(?:add|take|subtract|divide|multiply) (?:up |off |away |on )?(?:the |a )?|(?:go with|trust|believe|assume) [^,]*?\b)(?:\$?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b)/
/** "I will buy it": of what the sentence before has named. */
const POINTS_BACK = /^(?:I|We) will \w+ (?:it|them|this|that|these|those|him|her)\b/
/** Two sentences with a comma between them. */
const SPLICED = /, (?:you|I['’]ve|it['’]s|that['’]s|he|she) /
const SAYS_MEASURE = /\b(?:measure|track|goals?|targets?|count|report|give 110)\b/i

/** A fact with a figure that a strong answer states on this, where the sentence has no such figure itself. */
function factFor(one: Statement, { points }: RatedIndicator): string | undefined {
  const own = figuresIn(one.text)
  return points
    .filter((point) => isNearTo(one, point))
    .map(({ text }) => saidByOneself(text))
    .flatMap((fact) => (fact && !fact.startsWith('I will') ? [fact.replace(/\.$/, '')] : []))
    .filter((fact) => {
      const figures = figuresIn(fact)
      return (
        figures.length > 0 && !figures.some((figure) => own.some((other) => isNear(figure, other)))
      )
    })
    .map(withinASentence)[0]
}

const isNearTo = (one: Statement, { at, said, text }: RatedPoint) =>
  (said !== 'not' && at.includes(one)) || sharesMuch(one, text)
