import type { JudgeRequest } from '../../coach.ts'
import {
  RUN,
  figuresIn,
  isNear,
  runsOf,
  saidStems,
  sharedWeight,
  type CaseTerms,
} from './case-terms.ts'
import { dismisses } from './contrary.ts'
import { cuesIn, timesIn } from './cues.ts'
import { withoutWordsToTheGrader } from './for-the-grader.ts'
import { startsWithOrder } from './orders.ts'
import { spokenFigures } from './spoken-figures.ts'
import { isLittle, isPast, tokensOf, wordStemsOf } from './stems.ts'
import { trustInOtherWords } from './trust.ts'
import { vagueWordsIn } from './vague.ts'
import { isSaidSo, type Way } from './ways-of-saying.ts'

/** A sentence, with what it is worth as one. */
export type Statement = {
  text: string
  /** Index of the judge's question it answers; null in the presentation itself. */
  answers: number | null
  stems: ReadonlySet<string>
  /** The stems, and those of what the sentence does without naming it. */
  means: ReadonlySet<string>
  /** The ways that it has of saying what a point says. */
  ways: ReadonlySet<Way>
  figures: number[]
  words: number
  /** How many vague words it has; where it waves something off, one more. */
  vague: number
  /** 0 for what is no statement of the student's own (see `guard`), 1 for what somebody would do and why. */
  weight: number
  /** How much it has to do with the case, 0 to 1. */
  relevance: number
  /** How much of it counts where it says a point in words of its own, 0 to 1. */
  trust: number
  guard: 'list' | 'copied' | 'repeated' | 'restated' | null
  has: Readonly<Record<Feature, boolean>>
}

/** What makes a statement concrete. */
export type Feature = 'figure' | 'when' | 'who' | 'how' | 'why' | 'action'

/** Everything that was said, in its order, without what was said to the grader. */
export function statementsOf(
  { response, answers, scenario }: JudgeRequest,
  terms: CaseTerms,
): Statement[] {
  const parts = [
    { text: response, answers: null },
    ...answers.map(({ question, answer }) => ({
      text: answer,
      answers: scenario.judgeQuestions.findIndex((asked) => asked.question === question),
    })),
  ]
  const earlier: Earlier[] = []
  const read = parts.flatMap((part) =>
    withoutWordsToTheGrader(part.text, terms.words).map(({ text }) => {
      const statement = readSentence(text, part.answers, { terms, earlier })
      earlier.push({ stems: statement.stems, runs: runsOf(text, RUN) })
      return statement
    }),
  )
  const trust = trustInOtherWords(read, terms)
  return read.map((one) => ({ ...one, trust, relevance: relevanceWith(trust, one) }))
}

/** What an indicator asks, said in other words than the case's, is about the case. */
const SAYS_A_POINT = 0.6
/** Fewer cannot be told from what was said before. */
const LEAST_STEMS = 3

const relevanceWith = (trust: number, { ways, stems, relevance }: Omit<Statement, 'trust'>) =>
  ways.size > 0 && stems.size >= LEAST_STEMS ? Math.max(relevance, SAYS_A_POINT * trust) : relevance

const waysIn = (words: ReadonlySet<string>, { indicators }: CaseTerms): ReadonlySet<Way> =>
  new Set(
    indicators.flatMap(({ points }) =>
      points.flatMap(({ saidAs }) => saidAs.filter((way) => isSaidSo(way, words))),
    ),
  )

const WEIGHTS = { list: 0, copied: 0, repeated: 0, restated: 0.3 } as const
/** Of a sentence without a decision or a reason in it. */
const WITHOUT_ACTION = 0.5
/** "Parents: an e-mail and a card", "the hires work beside us for two weeks": a step of a plan, told as it will be. */
const AS_A_PLAN = 0.8
const hasHeading = (text: string) => /^[A-Z][\w' -]{2,30}: \S+(?: \S+){4}/.test(text)

const hasResult = (figures: number[], { indicators }: CaseTerms) =>
  indicators.some(({ points }) =>
    points.some(({ results }) =>
      results.some((result) => figures.some((figure) => isNear(figure, result))),
    ),
  )

type Known = { terms: CaseTerms; earlier: Earlier[] }
type Earlier = { stems: ReadonlySet<string>; runs: string[] }

function readSentence(
  text: string,
  answers: number | null,
  { terms, earlier }: Known,
): Omit<Statement, 'trust'> {
  const tokens = tokensOf(text)
  const spoken = spokenFigures(text, terms.all)
  const stems = new Set([...saidStems(text, terms), ...spoken.map((figure) => `#${figure}`)])
  const has = featuresOf({ text, tokens, stems }, terms)
  const guard = guardOf({ text, tokens, stems, has }, { terms, earlier })
  const figures = [...figuresIn(text), ...spoken]
  const isFull = has.action || has.why || answers !== null || hasResult(figures, terms)
  const isPlan = hasHeading(text) || (has.when && (has.who || has.how || has.figure))
  const full = isFull ? 1 : isPlan ? AS_A_PLAN : WITHOUT_ACTION
  const means = new Set([...stems, ...cuesIn(text), ...timesIn(tokens)])
  const ways = waysIn(new Set([...means, ...wordStemsOf(text)]), terms)
  return {
    ...{
      text,
      answers,
      stems,
      means,
      ways,
      figures,
      has,
      guard,
      words: tokens.length,
      vague: vagueWordsIn(text) + (dismisses(text) ? 1 : 0),
    },
    weight: guard ? WEIGHTS[guard] : full,
    relevance: relevanceOf(stems, terms),
  }
}

/** So much weight of the case's own words is a sentence about it; less may be chance. */
const FULLY_RELEVANT = 1.7
const BARELY_RELEVANT = 0.4

function relevanceOf(stems: ReadonlySet<string>, { all }: CaseTerms) {
  const shared = sharedWeight(stems, all)
  const telling = [...stems].filter((stem) => (all.get(stem) ?? 0) >= 0.18).length
  if (telling < 2 || shared < BARELY_RELEVANT) return 0
  return Math.min(1, shared / FULLY_RELEVANT)
}

type Raw = { text: string; tokens: string[]; stems: ReadonlySet<string>; has: Statement['has'] }

function guardOf({ text, tokens, stems, has }: Raw, { terms, earlier }: Known): Statement['guard'] {
  if (isList(text, tokens)) return 'list'
  if (shareInRuns(tokens, terms.given) >= 0.5) return 'copied'
  if (isRepeated({ tokens, stems }, earlier)) return 'repeated'
  const own = [...stems].filter((stem) => !terms.givenStems.has(stem))
  // A figure of one's own has been worked out.
  const isOwnThought = has.action || has.why || own.some((stem) => stem.startsWith('#'))
  return !isOwnThought && own.length <= 0.25 * stems.size ? 'restated' : null
}

/** The share of the words that stand in a run which is there already, word by word. */
function shareInRuns(tokens: string[], known: ReadonlySet<string>) {
  const found = new Set<number>()
  for (let at = 0; at + RUN <= tokens.length; at++) {
    if (!known.has(tokens.slice(at, at + RUN).join(' '))) continue
    for (let inside = at; inside < at + RUN; inside++) found.add(inside)
  }
  return found.size / Math.max(1, tokens.length)
}

/** Nearly the same words again, or the same sentence with another ending. */
function isRepeated({ tokens, stems }: Pick<Raw, 'tokens' | 'stems'>, earlier: Earlier[]) {
  if (stems.size < LEAST_STEMS) return false
  const said = new Set(earlier.flatMap(({ runs }) => runs))
  if (tokens.length >= 6 && shareInRuns(tokens, said) >= 0.5) return true
  return earlier.some(({ stems: before }) => {
    const shared = [...stems].filter((stem) => before.has(stem)).length
    return shared / stems.size >= 0.75 && shared / before.size >= 0.5
  })
}

/** Terms in a row, or words without what makes a sentence of them. */
function isList(text: string, tokens: string[]) {
  if (tokens.length < 5) return false
  const joining = tokens.filter((token) => JOINING.has(token)).length / tokens.length
  const segments = text
    .split(/,(?!\d)|[;/|•]|\band\b|\bor\b|\s[-–]\s/i)
    .map((part) => tokensOf(part).length)
  const short = segments.filter((length) => length > 0 && length <= 3)
  const words = short.reduce((sum, length) => sum + length, 0)
  if (short.length >= 5 && words / tokens.length >= 0.55) return true
  if (bareTerms(text) >= (NAMING.test(text) ? 3 : 4)) return true
  const joints = tokens.filter((token) => token === 'and' || token === 'or').length
  if (joints >= 3 && short.length >= joints) return true
  return joining < (tokens.length < 9 ? 0.1 : 0.2)
}

/** "I will use empathy, a public apology and crisis communication": names of things instead of what is done. */
const NAMING =
  /\b(?:use|using|apply|applying|consider|implement|leverage|utili[sz]e|include|involve|cover|address|discuss|demonstrate|focus on|think about|talk about|based on|through|with)\b(?: of| the| my| our)*/i

/** How many parts of an enumeration are terms and nothing else: no figure, no name, no joining word. */
function bareTerms(text: string) {
  return text
    .replace(NAMING, ',')
    .split(/,(?!\d)|[;/|•:]|\band\b|\bor\b/i)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:a|an|the|our|your|my)\s+/i, '')
        .replace(/[.!?]+$/, ''),
    )
    .filter((part) => {
      const words = part.split(/\s+/)
      return (
        part.length > 3 &&
        words.length <= 3 &&
        !/[\d$%]|[A-Z]/.test(part) &&
        !tokensOf(part).some((token) => JOINING.has(token) || isLittle(token))
      )
    }).length
}

function featuresOf(
  { text, tokens, stems }: Omit<Raw, 'has'>,
  { people, words }: CaseTerms,
): Statement['has'] {
  const said = ` ${tokens.join(' ')} `
  const isNamed = [...stems].some((stem) => people.has(stem)) || hasOtherName(text, words)
  return {
    figure:
      /[$%]|\bpercent\b/.test(text) ||
      [...stems].some((stem) => stem.startsWith('#')) ||
      tokens.some((token) => /^\d/.test(token)),
    when: WHEN.test(said),
    who: isNamed || WHO.test(said),
    how: HOW.test(said),
    why: WHY.test(said) || CONSEQUENCE.test(text),
    action: ACTION.test(said) || startsWithOrder(tokens) || tellsOfOnesDoing(tokens),
  }
}

const hasOtherName = (text: string, words: ReadonlySet<string>) =>
  [...text.matchAll(/(?<=[a-z,] )[A-Z][a-z]+/g)].some(([name]) => words.has(name.toLowerCase()))

const WHEN =
  / (?:tonight|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|morning|afternoon|evening|noon|midnight|hours?|minutes?|days?|daily|weeks?|weekly|months?|monthly|quarter|year|deadline|within|by the end|before|after|until|immediately|right away|first thing|on the spot|at once|today) /
const WHO =
  / (?:manager|supervisor|director|team leader|employee|employees|staff|teller|tellers|clerk|cashier|host|server|chef|owner|founder|accountant|lawyer|supplier|technician|trainer|volunteer|volunteers|volunteer|myself|assistant|coordinator|director|coach|captain|each person|one person|someone|somebody|a named|point person|in charge|responsible) /
const HOW =
  / (?:by \w+ing|through|using|use a|with a|with the|via|for example|for instance|such as|step|steps|list|script|checklist|form|template|sign|call|calls|email|phone|in person|face to face|one on one|demonstrate|show them|walk them|spreadsheet|calendar|track|measure|count|compare|check|survey|goal|target) /
const WHY =
  / (?:because|since|so that|so they|so we|so he|so she|so it|so nobody|so no|so you|so your|so the|so our|so my|so at|so if|so when|so everyone|so everybody|so each|so people|so customers|in order to|therefore|which means|that means|means that|as a result|that way|this way|otherwise|the reason|due to|which would|which will|this will|this would|that will|that would|leads to|instead of|rather than|worth|costs us|saves|to avoid|to keep|to make sure|to show|to prevent|if we|if they|if he|if she|even though|although|while) /
/** "It's empty on Mondays, so we open later": the reason stands before what follows from it. */
const CONSEQUENCE =
  /\w[,;] (?:and )?so (?!far|on\b|much|many|forth)|['’]cause\b|\bcuz\b|\bthat['’]s (?:why|how)\b/i
const ACTION =
  / (?:would|will|should|could|must|id|ill|wed|well|theyd|theyll|recommend|suggest|propose|advise|need to|needs to|have to|has to|going to|gonna|want to|lets|let us|the plan is|the idea is|my (?:own )?(?:plan|recommendation|suggestion|idea|proposal|first step)|(?:i|we) (?:also |then |first |can |just )*(?:ask|give|call|take|put|keep|start|offer|tell|show|make|use|pay|write|send|buy|count|measure|check|meet|move|let|set|split|train|talk|explain|open|close|try|do|can)|step one|step two|please) /

/** "I carry the box in myself": what one does, not what one did or likes. */
const tellsOfOnesDoing = (tokens: string[]) =>
  tokens.some((token, at) => {
    const verb = tokens[at + 1] ?? ''
    return (
      /^(?:i|we)$/.test(token) &&
      verb !== '' &&
      !isLittle(verb) &&
      !isPast(verb) &&
      !FEELS.has(verb)
    )
  })

const FEELS = new Set(
  'think believe like love hope feel know guess mean am agree wish enjoy follow saw ate hear remember value care'.split(
    ' ',
  ),
)

/** Words without which there is no sentence. */
const JOINING = new Set(
  (
    'a an the and or but so if then than as at by for from in into of off on to up with without about is are was were be ' +
    'been being am do does did has have had will would shall should can could may might must i me my we us our you your ' +
    'he him his she her it its they them their this that these those who which what when where why how there here not no ' +
    'because also just all each every some any ill id im ive wed well were lets dont its going need want'
  ).split(' '),
)
