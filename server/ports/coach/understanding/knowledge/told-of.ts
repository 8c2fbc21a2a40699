import { ASKS_LAW, WHEN_USED, type Aspect } from './aspect.ts'
import { slips } from '../words/closeness.ts'
import { listCommonQuestions } from './common-questions.ts'
import { facetsOf, type Side } from './facets.ts'
import { opensAsAnswerTo } from '../words/question-form.ts'
import { rootsOf, searchTermsOf } from '../words/search-words.ts'
import { weightsOfWords } from './subject-search.ts'
import { confusedWithOf, examAngleOf, ideaOf, inSentence, type Subject } from './subject.ts'

/** How much of the asked words' weight a text has to have to be an answer to them. */
const ENOUGH = 0.55

/**
 * What is known of a subject that answers a question about it: the text that has most of the question's own words, else
 * what is said of the side that is asked about. Undefined where nothing does, which has to be said.
 */
export function toldOf(
  subject: Subject,
  plain: string,
  aspect: Aspect | undefined,
): string | undefined {
  const facets = facetsOf(subject.term)
  const known = aspect && SIDES[aspect].flatMap((side) => facets[side] ?? [])[0]
  const own = aspect === 'who' && isOfOthers(known, subject, plain) ? undefined : known
  if (aspect === 'test') return examAngleOf(subject)
  // Nothing else that is known is a company, or keeps it in mind.
  if (aspect === 'company') return own
  // What is good about it is no answer.
  if (ASKS_LAW.test(plain)) return lawOf(subject, plain)
  if (aspect === 'remember') return own ?? hookOf(subject)
  if (aspect === 'parties' && own) return own
  if (WHEN_USED.test(plain) && facets.why && facets.good) return `${facets.why}\n\n${facets.good}`
  const amount = AMOUNTS.find(({ asks }) => asks.test(plain))
  if (amount) return amountOf(subject, amount.has)
  // "Why not just do without it?": what it is for, and what happens then.
  const besides = aspect === 'why' && /\bwhy (not|cant|dont|wouldnt|shouldnt)\b/.test(plain)
  if (besides && own && facets.if) return `${own}\n\n${facets.if}`
  const elsewhere = own ? (OTHER[aspect!] ?? []).map((side) => facets[side]) : []
  const texts = textsOf(subject).filter(
    (text) => !elsewhere.includes(text) && opensAsAnswerTo(text, plain),
  )
  const found = bestOf(texts, subject, plain)
  // What it is was said before: where the side is known, it adds nothing.
  if (!found || found.text === own || (own !== undefined && found.text === ideaOf(subject)))
    return own
  // One shared word is no better answer than what is said of the side.
  if (own === undefined) return found.share >= ENOUGH ? found.text : undefined
  if (found.share < BESIDE || (found.asked === 1 && found.share < 1)) return own
  // "And if I'm in a union": what happens in another case is none to this.
  if (aspect === 'if' && shareOf(plain, own) === 0 && found.share >= BESIDE) return found.text
  // A case only shows what is said of the side.
  const isCase = casesOf(subject).includes(found.text)
  return aspect === 'why' || aspect === 'if' || isCase
    ? `${own}\n\n${found.text}`
    : `${found.text}\n\n${own}`
}

/** "Who is liable in it" is not answered by who does it, unless that speaks of it. */
function isOfOthers(known: string | undefined, { term }: Subject, plain: string): boolean {
  const own = new Set([...rootsOf(term), ...rootsOf(known ?? '')])
  const asked = rootsOf(plain.replace(DOES_IT, ' '))
  return known !== undefined && asked.some((root) => !own.has(root))
}
/** What whoever does it does. */
const DOES_IT =
  /\b(?:uses?|using|used|owns?|makes?|creates?|starts?|runs?|writes?|sets?|decides?|prepares?|involved|works?|needs?|gets?|holds?|gives?|takes?|calls?|usually|normally|mostly|actually|really|even)\b/g

const SAYS_LAW =
  /\b(?:laws?|lawful|unlawful|(?:il)?legal(?:ly)?|allowed|forbid\w*|bann?ed|courts?|licen[sc]es?|permits?|fined|criminal|crime|sherman|ftc)\b/i

function lawOf(subject: Subject, plain: string): string | undefined {
  const { good, if: next, why, more = [] } = facetsOf(subject.term)
  const answers = listCommonQuestions().flatMap((one) =>
    'about' in one && one.about === subject.term && ASKS_LAW.test(one.asks.join(' '))
      ? [one.says]
      : [],
  )
  const texts = [...answers, ...[good, next, why, ideaOf(subject)], ...more].filter(
    (text) => text !== undefined && SAYS_LAW.test(text),
  ) as string[]
  const law = bestOf(texts, subject, plain)?.text ?? texts[0]
  // Its "No." answers another question, and may be the other way round.
  return law?.replace(/^(?:Yes|No)[.,:] (?=[A-Z])/, '')
}

/** What is told apart is kept apart; undefined where nothing is. */
function hookOf(subject: Subject): string | undefined {
  const rival = confusedWithOf(subject)
  return (
    rival &&
    `Hold it against ${inSentence(rival.term)}, with which it is easily mixed up: ${rival.howToTellApart} Say that once without looking, with an example of your own, and again tomorrow.`
  )
}

const casesOf = ({ term, card, kind }: Subject) => [
  ...(facetsOf(term).cases ?? []).map(({ says }) => says),
  ...(kind === 'card' ? [card.example] : []),
]

/** "How long" is answered by a time, "how much" by a figure. */
const AMOUNTS = [
  {
    asks: /\bhow long\b/,
    has: /\b(\d+|one|two|three|few|several|many) (to \d+ )?(years?|days?|months?|weeks?|hours?|minutes?|seconds?|quarters?)\b|\bas long as\b|\bforever\b/,
  },
  {
    asks: /\bhow often\b/,
    has: /\b(every|each|once|twice|daily|weekly|monthly|quarterly|yearly|annual(ly)?|a (year|month|week|day))\b/,
  },
  { asks: /\bhow (much|many)\b/, has: /\d/ },
]

function amountOf(subject: Subject, has: RegExp): string | undefined {
  const { how, if: next, good, who } = facetsOf(subject.term)
  return [how, next, good, who, ...textsOf(subject)].find((text) => text && has.test(text))
}

/** Where nothing is said of the one side, the next may answer it. */
export const SIDES: Record<Aspect, Side[]> = {
  test: [],
  why: ['why', 'good'],
  good: ['good', 'if'],
  if: ['if', 'good'],
  how: ['how'],
  who: ['who'],
  parties: ['parties'],
  company: ['company'],
  remember: ['remember'],
}

/** Nearly half of them: it may be what is meant, so both are said. */
const BESIDE = 0.4

/** What answers another question than that, whatever words they share. */
const OTHER: Partial<Record<Aspect, Side[]>> = {
  why: ['how', 'who'],
  how: ['why', 'who'],
  good: ['how', 'who'],
}

/** "Whether the company made money". */
const GAINS = /\b(made|makes?|making|earn(?:ed|s)?) (?:any |some |a lot of )?money\b/g

/** Words that ask, and tell nothing of what is asked. */
const IDLE =
  /\b(affects?|effects?|impacts?|influences?|happens?|causes?|works?|kinda|kind|really|would|people|someone|ever)\b/g

/** The text of a subject that has most of a question's own words, and their share by weight. */
export function closestOf(subject: Subject, plain: string): { text?: string; share: number } {
  const texts = textsOf(subject).filter((text) => opensAsAnswerTo(text, plain))
  const found = bestOf(texts, subject, plain)
  return found ? { text: found.text, share: found.share } : { share: 0 }
}

/** Of what is known of some subjects, the text that gives a reason and has most of the words of a case. */
export function reasonTold(
  all: Subject[],
  asked: string,
  isFresh: (text: string) => boolean,
): string | undefined {
  const [best] = all
    .flatMap((subject) => {
      const { why = '', if: next = '', more = [] } = facetsOf(subject.term)
      const texts = [ideaOf(subject), why, next, ...more].filter(
        (text) => REASON.test(text) && isFresh(text),
      )
      return bestOf(texts, subject, asked) ?? []
    })
    .toSorted((a, b) => b.share - a.share)
  return best && best.share >= ENOUGH ? best.text : undefined
}
const REASON = /\b(because|since|so that|that is why|for then)\b/

/**
 * The same for some that are to be told apart: by the words that not all of them have, and by texts that speak of none of
 * the others. Best first.
 */
export function closestAmong(all: Subject[], plain: string, textsFor = textsOf) {
  const words = new Map(all.map((one) => [one, new Set(textsFor(one).flatMap(searchTermsOf))]))
  const telling = searchTermsOf(plain.replace(GAINS, 'profit'))
    .filter((word) => !all.every((one) => words.get(one)!.has(word)))
    .join(' ')
  return all
    .map((subject) => {
      const ownRoots = rootsOf(subject.term)
      // "Credit cards compound" speaks of the other, too.
      const ofOthers = all.flatMap(({ term }) =>
        term === subject.term ? [] : rootsOf(term).filter((root) => !ownRoots.includes(root)),
      )
      const isOwn = (text: string) => {
        const roots = rootsOf(text)
        return !ofOthers.some((root) => roots.includes(root))
      }
      const texts = textsFor(subject)
      const own = texts.filter(isOwn)
      const found = bestOf(own.length > 0 ? own : texts, subject, telling)
      return { subject, text: found?.text, share: found?.share ?? 0 }
    })
    .toSorted((a, b) => b.share - a.share)
}

/** What it is and how to know it: cases and further facts may speak of what it is not. */
export const coreOf = (subject: Subject): string[] => [
  ideaOf(subject),
  ...(subject.kind === 'card' ? [subject.card.examAngle] : []),
]

/** How much of what is said a text has, by the weight of its words. */
export function shareOf(said: string, text: string): number {
  const weigh = weightsOfWords()
  const has = new Set(searchTermsOf(text))
  const weightOf = (words: string[]) => words.reduce((total, word) => total + weigh(word), 0)
  const asked = searchTermsOf(said)
  return weightOf(asked.filter((word) => has.has(word))) / (weightOf(asked) || 1)
}

function bestOf(texts: string[], { term }: Subject, plain: string) {
  const named = new Set(searchTermsOf(term))
  const isNamed = (word: string) =>
    named.has(word) || (word.length >= 4 && [...named].some((one) => slips(word, one, 1) <= 1))
  const asked = searchTermsOf(plain.replace(GAINS, 'profit').replace(IDLE, ' ')).filter(
    (word) => !isNamed(word),
  )
  if (asked.length === 0) return undefined
  const weigh = weightsOfWords()
  const sum = (words: string[]) => words.reduce((total, word) => total + weigh(word), 0)
  const total = sum(asked)
  const [best] = texts
    .map((text) => {
      const has = new Set(searchTermsOf(text))
      return {
        text,
        share: sum(asked.filter((word) => has.has(word))) / total,
        asked: asked.length,
      }
    })
    .toSorted((a, b) => b.share - a.share || a.text.length - b.text.length)
  return best
}

/** All that is said of it and could be an answer; what it is comes last, since that was said before. */
export function textsOf(subject: Subject): string[] {
  const { why, good, if: next, how, who, parties, more = [], cases = [] } = facetsOf(subject.term)
  const sides = [why, good, next, how, who, parties].filter((text) => text !== undefined)
  const answers = listCommonQuestions().flatMap((one) =>
    'about' in one && one.about === subject.term ? [one.says] : [],
  )
  const { card } = subject
  const own =
    subject.kind === 'card' ? [card.examAngle, card.confusedWith.howToTellApart, card.example] : []
  const shown = cases.map(({ says }) => says)
  return [...sides, ...more, ...answers, ...own, ...shown, ideaOf(subject)]
}
