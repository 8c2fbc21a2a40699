import { aspectOf } from '../../understanding/knowledge/aspect.ts'
import { CHECK_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { sceneOf } from '../../understanding/knowledge/scenes.ts'
import { findByName, findSubjects } from '../../understanding/knowledge/term-index.ts'
import { ideaOf, inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import { closestAmong, closestOf, coreOf, toldOf } from '../../understanding/knowledge/told-of.ts'
import { contentStems, contentWords } from '../../understanding/words/words.ts'
import { fromMaterials, type Part, type Talk } from '../talk.ts'
import { howToTell } from './how-to-tell.ts'
import { sayCaseOfPair } from './say-case-of-pair.ts'
import { sayRanked } from './say-ranked.ts'
import { whetherSame } from './say-same.ts'
import { areApart, sayBoth, WANTS_BOTH } from './say-both.ts'
import { lean } from './say-verdict.ts'
import { isTableShown, sideBySide } from './side-by-side.ts'

/** As many as fit beside each other on a phone. */
const MOST_COMPARED = 4

/** Side by side, and how to tell them apart. With one only: beside what it is most often taken for. */
export function compare(subjects: Subject[], talk: Talk): Part[] {
  const [one, given] = subjects
  if (!one) return []
  const { opposite } = facetsOf(one.term)
  if (talk.understood.intent === 'opposite' && opposite && !given) return sayOpposite(one, opposite)
  const unknown = given ? undefined : otherSideOf(talk)
  if (unknown) return sayBeside(one, unknown)
  const other = given ?? counterpartOf(one)
  if (!other) return []
  const all = [one, other, ...subjects.slice(2, MOST_COMPARED)]
  // A table that stands a turn above is no answer to what is asked of the two.
  const said = verdict(all, talk)
  const isShown = said.length > 0 && isTableShown(all, talk)
  return [
    ...(ASKS_WHETHER_SAME.test(talk.understood.plain) ? [whetherSame(all)] : []),
    ...said,
    ...(isShown ? [] : sideBySide(all, talk)),
    ...(talk.understood.question ? [`**In short.** ${talk.understood.question.says}`] : []),
    ...howToTell(all),
    ...fromMaterials(talk, 1),
    `**${CHECK_HEADING}** ${checkOf(all)}`,
  ]
}

/** "Deflation: prices fall.": both are the talk's matter afterward, so both are named as headings are. */
function sayOpposite(one: Subject, opposite: string): Part[] {
  const name = inSentence(one.term)
  const [, other, says] = opposite.match(/^([^:]{2,60}): (.+)$/s) ?? []
  return [
    other && says
      ? `**${other}** is the opposite of **${name}**.\n\n${says.charAt(0).toUpperCase()}${says.slice(1)}`
      : `**The opposite of ${name}**\n\n${opposite}`,
    `**And ${name} itself.** ${ideaOf(one)}`,
    `**${CHECK_HEADING}** Which word in a question would tell you that it is about ${name}, and not about its opposite?`,
  ]
}

/** "Compare that with doing it all yourself": the student's words for the other side, which goes by no name. */
function otherSideOf({ understood: { plain, isNamed } }: Talk): string | undefined {
  if (isNamed) return undefined
  const [, side = ''] = plain.match(OTHER_SIDE) ?? []
  return contentWords(side).length > 0 && !findByName(side) ? side : undefined
}
const OTHER_SIDE =
  /\b(?:it|that|this|they|those|one)\b.* (?:with|to|from|than|as|and|vs|versus) (?:just |only |simply )?(.{4,50})$/

/** Of the one that is known what speaks for it and against it. */
function sayBeside(one: Subject, other: string): Part[] {
  const { good, why } = facetsOf(one.term)
  const near = closestOf(one, other)
  const says = [near.share >= ENOUGH && near.text ? near.text : (good ?? why ?? ideaOf(one))]
  return [
    `**${one.term}** and "${other}": I have no entry for the second, so no table of the two. What I know of ${inSentence(one.term)} that decides it:`,
    ...says,
    ...(says.includes(ideaOf(one)) ? [] : [`**What it is.** ${ideaOf(one)}`]),
    `**${CHECK_HEADING}** Cost, risk, control, time: on which of them does your other choice do better than ${inSentence(one.term)}?`,
  ]
}

export const ASKS_WHETHER_SAME =
  /(?<!\b(?:stays?|stayed|staying|keeps?|remains?|charges?|charged|charging|pays?|paid|costs?|sells?|sold|gets?|got|makes?|made|earns?|asks?|offers?|wants?|says?|does|did|picks?|raises?|buys?|uses?|gives?|takes?|spends?|for|at) )\bthe same( thing)?( as)?\b|\bsame (thing )?as\b/

const checkOf = (all: Subject[]) => {
  const names = all.map(({ term }) => inSentence(term))
  return all.length === 2
    ? `A question describes one of the two. Which single word in it would tell you whether it is ${names[0]} or ${names[1]}?`
    : `Make up a case of a sentence for each: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`
}

/** Which of them, where that is asked, and what is known of each on just that. */
function verdict(all: Subject[], { understood }: Talk): Part[] {
  const { plain, aspect } = understood
  if (WANTS_BOTH.test(plain) && areApart(all)) return sayBoth(all)
  const ranked = sayRanked(all, plain)
  const leaning = lean(all, plain) ?? ranked
  if (leaning) return leaning
  const isChoice = ASKS_WHICH.test(plain)
  // "LLC vs partnership, who's liable": what is asked beside the comparison.
  const beside = plain.match(BESIDE)?.[0]
  if (!isChoice && !beside && (!aspect || /\bdifferen/.test(plain))) return []
  const besideAspect = beside === undefined ? undefined : aspectOf(beside)
  const sideAsked = RANKS.test(plain) ? 'good' : (besideAspect ?? aspect ?? 'good')
  const told = all.flatMap((subject) => {
    const near = RANKS.test(plain) || beside ? undefined : closestOf(subject, plain)
    const text =
      near && near.share >= ENOUGH ? near.text : toldOf(subject, beside ?? plain, sideAsked)
    return text && text !== ideaOf(subject) ? [{ subject, text }] : []
  })
  const chosen = NAMES_ONE.test(plain) && !RANKS.test(plain) ? clearest(all, plain) : undefined
  if (chosen && !(PROTECTS.test(plain) && HARMS.test(chosen.text)))
    return [`That is a case of **${inSentence(chosen.subject.term)}**. ${chosen.text}`]
  const ofPair = sayCaseOfPair(all, plain)
  if (ofPair) return ofPair
  if (told.length === 0)
    return isChoice
      ? [
          '**Which one?** That depends on the case: read in the table what each gives and what it costs, and ask which of it counts most here.',
        ]
      : []
  if (IS_TASTE.test(plain)) return weigh(all, plain)
  const lines = told.map(({ subject, text }) => `- **${subject.term}**: ${text}`)
  return [
    `${isChoice ? 'Nothing I know ranks them outright, so weigh it. ' : ''}On what you ask, of each:\n\n${lines.join('\n')}`,
  ]
}

/** "Which one protects my house" is not the one of which it is told that the house can be taken. */
const PROTECTS =
  /\b(?:protect\w*|shield\w*|safe|safely|guards?|keeps? my|without losing|cant (?:lose|take))\b/
const HARMS =
  /\b(?:lose|loses|taken|at risk|has to pay|have to pay|pays? from|personally (?:liable|responsible)|unlimited liability|own (?:house|savings|car))\b/

/** Which is better in some place: what each gives, and what it turns on, for that is nothing that words decide. */
function weigh(all: Subject[], plain: string): Part[] {
  const place = sceneOf(plain)?.words
  const lines = all.map((subject) => {
    const { why, good } = facetsOf(subject.term)
    const says = [why, good].flatMap((text) => (text ? [text] : []))
    return `- **${subject.term}**: ${says.join(' ') || ideaOf(subject)}`
  })
  return [
    `**Which one?** That depends on the case. What each gives, and what to watch:\n\n${lines.join('\n')}`,
    `**How to decide${place ? ` for "${place}"` : ''}.** Ask three things: what is the goal right now, what does each choice cost in money, time and risk, and what happens if it goes wrong? Take the one whose good side meets the goal, and say in a sentence why. Sometimes the answer is a bit of both.`,
  ]
}

/** The one of which something is known that has the case's own words, where of the others nothing has. */
function clearest(all: Subject[], plain: string) {
  return clear(closestAmong(all, plain, coreOf), plain) ?? clear(closestAmong(all, plain), plain)
}

function clear([best, ...others]: ReturnType<typeof closestAmong>, plain: string) {
  const [next] = others
  const asked = contentStems(plain)
  // "Builds credit": "a credit card borrows it" tells of the other one, in a text about the debit card.
  const tellsOfOther = others.some(
    ({ subject: { term } }) =>
      best?.text?.toLowerCase().includes(term.toLowerCase()) &&
      contentStems(term).some((stem) => asked.includes(stem)),
  )
  const isClear =
    best && !tellsOfOther && best.share >= ENOUGH && best.share - (next?.share ?? 0) >= APART
  return isClear && best.text ? { subject: best.subject, text: best.text } : undefined
}
const ENOUGH = 0.35
const APART = 0.2

/** Which is better, riskier, cheaper: no case that is one of them. */
const RANKS =
  /\b(better|best|worse|worst|more|less|most|least|safer|safest|riskier|riskiest|cheaper|easier|harder|smarter|faster|higher|lower|should|pick|choose)\b/

/** What one of them is more than the other is no matter of the case. */
const IS_TASTE = /\b(better|best|worse|worst|smarter|should|pick|choose)\b/

const BESIDE = /(?<=\w )\b(whos?|why|when)\b .+$/

/** "Which one pays dividends", and not "which year". */
const NAMES_ONE =
  /\bwhich (one|of (them|these|those|the)|is|are|would|does|do|has|pays?|protects?|covers?|means?|uses?)\b/

const ASKS_WHICH =
  /\b(better|best|worse|worst|safer|safest|riskier|cheaper|easier|harder|smarter|faster|more|less|which|should)\b/

/** What it is told from; else, of a general term, the first that its own text names. */
function counterpartOf({ card, term, ...subject }: Subject): Subject | undefined {
  if (subject.kind === 'glossary') {
    const confused = facetsOf(term).confusedWith
    const named = [
      ...(confused ? [findByName(confused.term)] : []),
      ...findSubjects(subject.says, ''),
    ].find((other) => other && other.term !== term)
    if (named) return named
  }
  const name = card.term === term ? card.confusedWith.term : card.term
  return findByName(name) ?? { kind: 'contrast', term: name, card }
}
