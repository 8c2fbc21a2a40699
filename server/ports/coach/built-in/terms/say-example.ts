import type { Card } from '#content/schema.ts'
import { findCard } from '../../understanding/knowledge/cards.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import {
  casesThere,
  isOfBusiness,
  isOfKindWished,
  isOwnLife,
  namesBusiness,
  OWN_LIFE,
  sceneOf,
  settingOf,
  type Wished,
} from '../../understanding/knowledge/scenes.ts'
import { caseThere } from './at-business.ts'
import { caseElsewhere, outIn } from './case-elsewhere.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { ideaOf, inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import { listNearNext } from '../../understanding/knowledge/next-questions.ts'
import { formulaOf, resultOf } from '../sums/calculate.ts'
import { saidIn } from '../../turns.ts'
import { check, explain } from './say-concept.ts'
import { explanations, fromMaterials, lowered, speaksOf, type Part, type Talk } from '../talk.ts'

/** The first case that was not shown yet; then one with other figures, a case beside it, or the student's own. */
export function example(
  subject: Subject,
  talk: Talk,
  { isAnother } = { isAnother: false },
): Part[] {
  const { term, card } = subject
  const isShown = outIn(talk)
  const fresh = caseElsewhere(subject, talk) ?? freshCase(subject, talk, isShown)
  const title = `**${term}**, ${isAnother ? 'another example' : 'an example'}`
  const several = severalCases(subject, talk, isShown)
  if (several)
    return [
      `${title.replace('an example', 'examples')}:\n\n${several}`,
      check(subject, talk.turn + 1),
    ]
  if (fresh) return sayFresh(fresh, subject, { title, talk })
  if (subject.kind === 'glossary') return exampleNearby(subject, talk, isShown)
  // The card's example is of its own term, which this one is easily mixed up with.
  if (subject.kind === 'contrast') return explain(subject, talk)
  return [
    ...(worked(card, `${title}:`, isShown) ??
      met(card, `${title}:`, talk, isShown) ??
      beside(card, `${title}:`, isShown)),
    check(subject, talk.turn + 1),
  ]
}

type Fresh = {
  says: string
  isAtBusiness?: true
  isElsewhere?: string
  isAgain?: string
  isNear?: string
}

function sayFresh(
  fresh: Fresh,
  subject: Subject,
  { title, talk }: { title: string; talk: Talk },
): Part[] {
  const { isAgain, isNear, isElsewhere, says } = fresh
  const where = [
    ...(isAgain ? [`. The one for "${isAgain}" you have seen, so look at it again`] : []),
    ...(isNear ? [`. For "${isNear}" I have none ready, but one that is near`] : []),
    ...(isElsewhere ? [`. For "${isElsewhere}" I have none ready, but here is another case`] : []),
  ].join('')
  return [
    `${title}${where}:\n\n${says}`,
    ...(isElsewhere || isNear || fresh.isAtBusiness ? doneThere(subject, talk) : []),
    ...(isElsewhere || isNear ? [CARRY_OVER] : []),
    ...elsewhereThan(fresh, talk),
    ...(subject.kind === 'glossary'
      ? [`**What it is.** ${subject.says}`]
      : [lookFor(subject.card)]),
    ...fromMaterials(talk, subject.kind === 'glossary' ? 1 : 0),
    check(subject, talk.turn + 1),
  ]
}

const CARRY_OVER =
  'Keep what makes it one of its kind, change the business, the people and the figures, and you have yours. Write it to me, and I compare it with what I know.'

/** What a student's own business is told on the term, or how it is done, where no case plays in one like it. */
function doneThere(subject: Subject, { understood, request }: Talk): Part[] {
  const wished = settingOf(understood.plain)
  if (!wished) return []
  const said = request.turns.map(({ content }) => content).join('\n')
  const isFresh = (text: string) => text !== ideaOf(subject) && !said.includes(text)
  const near = listNearNext([subject], understood.plain)
  const told = [
    ...near.filter(({ asks }) => asks.some((ask) => namesBusiness(ask, wished))),
    ...near.filter(({ says }) => namesBusiness(says, wished)),
  ].find(({ says }) => isFresh(says))
  if (told) return [`**On just that.** ${told.says}`]
  const { how } = facetsOf(subject.term)
  const isOwn = /\bfor (?:my|our) /.test(understood.plain)
  return how && isOwn && isFresh(how) ? [`**How it is done.** ${how}`] : []
}

/** A business of somebody they know was named before: nobody is to think that the case is of that. */
function elsewhereThan({ isElsewhere, isNear, says }: Fresh, { request }: Talk): Part[] {
  const [, whose, place] = saidIn(request.turns).join(' ; ').toLowerCase().match(OWN_PLACE) ?? []
  if (!whose || !place || isElsewhere || isNear || says.toLowerCase().includes(place)) return []
  return [
    `This one is of another business than your ${whose} ${place}: keep what makes it one of its kind, put the ${place}, its customers and its prices in, and write it to me.`,
  ]
}
const OWN_PLACE =
  /\bmy (\w+(?:['’]s|s)) ((?:\w+ )?(?:salon|shop|store|bakery|truck|barbershop|restaurant|gym|cafe|stand|studio|daycare|farm|diner))\b/

/** "2 examples of sponsorship in sports": as many as were asked for, those from there first; undefined where there are not two. */
function severalCases(
  subject: Subject,
  { understood }: Talk,
  isShown: (text: string) => boolean,
): string | undefined {
  const said = understood.plain.match(SEVERAL)?.[1]
  if (said === undefined) return undefined
  const { cases = [], example: own } = facetsOf(subject.term)
  const texts = [
    ...casesThere(cases, settingOf(understood.plain)).map(({ says }) => says),
    ...(subject.kind === 'card' ? [subject.card.example] : []),
    ...(own ? [own] : []),
    ...cases.map(({ says }) => says),
  ]
  const fresh = [...new Set(texts)].filter((text) => !isShown(text))
  const wanted = fresh.slice(0, COUNTS[said] ?? Math.min(Number(said), MOST_CASES))
  return wanted.length > 1 ? wanted.map((text, i) => `${i + 1}. ${text}`).join('\n') : undefined
}
const SEVERAL =
  /\b(2|3|4|5|two|three|four|five|a few|a couple(?: of)?|several|some|more) (?:\w+ )?examples\b/
const COUNTS: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 4, 'a few': 3, 'a couple': 2, 'a couple of': 2 },
  ...{ several: 3, some: 2, more: 2 },
}
const MOST_CASES = 4

/** Where it is to play in some place, one of there; of the others the first that was not shown. */
function freshCase(
  subject: Subject,
  talk: Talk,
  isShown: (text: string) => boolean,
): Fresh | undefined {
  const { understood } = talk
  const { cases = [] } = facetsOf(subject.term)
  const wished = settingOf(understood.plain)
  const isWithout = WITHOUT_MONEY.test(understood.plain)
  const named = wished && caseNaming(wished.words, subject)
  if (named && !isShown(named)) return { says: named }
  if (named && wished && understood.intent === 'example')
    return { says: named, isAgain: wished.words }
  const there = casesThere(cases, wished).filter(({ says }) => !isShown(says))
  const exact = there.filter(
    ({ says }) =>
      isOfKindWished(says, wished!) && (isOwnLife(wished!) || isOfBusiness(says, wished!)),
  )
  const atBusiness = caseThere(subject, talk)
  const isNone = !exact.some(({ says }) => isOfBusiness(says, wished!))
  const isSport = wished !== undefined && isOwnLife(wished) && !atBusiness?.isBusiness
  if (atBusiness && isNone && !isSport && !isShown(atBusiness.says))
    return { says: atBusiness.says, isAtBusiness: true }
  if (exact.length > 0) return (isWithout && exact.find(isFreeOfFigures)) || exact[0]
  if (there[0]) return { says: there[0].says, isNear: wished!.words }
  return anyCase(subject, { wished, isWithout, isShown })
}

/** Of anywhere, the first that was not shown. */
function anyCase(
  subject: Subject,
  {
    wished,
    isWithout,
    isShown,
  }: { wished: Wished | undefined; isWithout: boolean; isShown: (text: string) => boolean },
): Fresh | undefined {
  const texts = textsOfCases(subject)
  // Who plays or games is nearer to school and home than to a business.
  if (wished?.scenes.some((scene) => scene === 'sport' || scene === 'tech'))
    texts.unshift(
      ...casesThere(facetsOf(subject.term).cases ?? [], OWN_LIFE).map(({ says }) => says),
    )
  const fresh = texts.filter((text) => !isShown(text))
  // Where there is none without money, that is said.
  const says = (isWithout && fresh.find((text) => isFreeOfFigures({ says: text }))) || fresh[0]
  const isMoney = isWithout && says !== undefined && says.includes('$')
  const isElsewhere =
    (wished?.isLoose ? undefined : wished?.words) ?? (isMoney ? 'without money' : undefined)
  return says ? { says, ...(isElsewhere && { isElsewhere }) } : undefined
}

function textsOfCases(subject: Subject): string[] {
  const { cases = [], example: own } = facetsOf(subject.term)
  return [
    ...(subject.kind === 'card' ? [subject.card.example] : []),
    ...(own ? [own] : []),
    ...cases.map(({ says }) => says),
  ]
}

/** The case that has the very thing in it that was wished for. */
function caseNaming(words: string, subject: Subject): string | undefined {
  const wished = searchTermsOf(words)
  if (wished.length === 0) return undefined
  return textsOfCases(subject).find((text) => {
    const has = new Set(searchTermsOf(text))
    return wished.every((word) => has.has(word))
  })
}

const isFreeOfFigures = ({ says }: { says: string }) => !/\$|\bpercent\b/.test(says)

const WITHOUT_MONEY =
  /\b(?:not|isnt|without|other than|doesnt) (?:\w+ ){0,2}?(?:money|cash|dollars|prices?|figures|numbers)\b/

/** A general term without a fresh case of its own: what it is comes first, and then a case of its nearest card. */
function exampleNearby(
  subject: Extract<Subject, { kind: 'glossary' }>,
  talk: Talk,
  isShown: (text: string) => boolean,
): Part[] {
  const { term, card, says } = subject
  const near = facetsOf(card.term).cases ?? []
  const there = casesThere(near, sceneOf(talk.understood.plain))
  const cases = [...there, { says: card.example }, ...near].map((one) => one.says)
  const fresh = cases.find((text) => !isShown(text))
  return [
    ...(isShown(says) ? [] : [`**${term}**\n\n${says}`]),
    fresh
      ? `**A case of ${inSentence(card.term)}, which is close to ${inSentence(term)}.** ${fresh}`
      : `**${term}**: you have seen all my cases, so make one. Take a business you know, such as the school store, a food truck or a gym, and find where ${inSentence(term)} shows up there.`,
    ...fromMaterials(talk, 1),
    check(subject, talk.turn + 1),
  ]
}

/** With other figures than those shown. */
function worked(card: Card, title: string, isShown: (text: string) => boolean): Part[] | null {
  const formula = formulaOf(card.id)
  const fresh = formula?.examples.find(({ story }) => !isShown(story))
  if (!formula || !fresh) return null
  return [
    `${title}\n\n${fresh.story}`,
    `> ${formula.formula}\n>\n> ${formula.steps(fresh.values)} = **${resultOf(formula, fresh.values)}**`,
  ]
}

/** A question of the student's own finished attempts. */
function met(
  card: Card,
  title: string,
  talk: Talk,
  isShown: (text: string) => boolean,
): Part[] | null {
  const own = explanations(talk).find(
    ({ question, explanation }) => speaksOf(card, explanation) && !isShown(question),
  )
  if (!own) return null
  return [
    `${title} you met it in an exam of yours.\n\n> ${own.question}`,
    `The answer was **${own.answer}**. ${own.explanation}`,
    { cites: own.id },
  ]
}

/** A neighbour, to see the border; and then the student's turn. */
function beside(card: Card, title: string, isShown: (text: string) => boolean): Part[] {
  const neighbours = [card.confusedWith.card, ...card.related].flatMap(
    (id) => (id && findCard(id)) || [],
  )
  const other = neighbours.find(({ example: text }) => !isShown(text))
  if (other) {
    return [
      `${title} I have only one of ${inSentence(card.term)} itself, so here is a case right beside it, for contrast.`,
      `**${other.term}.** ${other.example}`,
      `What parts the two: ${lowered(card.confusedWith.card === other.id ? card.confusedWith.howToTellApart : card.definition)}`,
    ]
  }
  return [
    `${title} you have seen all of mine, so make one: take a business you know, such as the school store, a food truck or a gym, and find where ${inSentence(card.term)} shows up there.`,
    lookFor(card),
  ]
}

const lookFor = ({ examAngle }: Card) => `**What to look for in a question.** ${examAngle}`
