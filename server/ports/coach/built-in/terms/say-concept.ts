import { shortest, withPicture } from './with-picture.ts'
import { causeOf } from './cause-of.ts'
import { reasonOfCase } from './say-reason.ts'
import type { Card } from '#content/schema.ts'
import { isTogether } from './explained-together.ts'
import { CHECK_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import { WHEN_USED } from '../../understanding/knowledge/aspect.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { findCard } from '../../understanding/knowledge/cards.ts'
import {
  confusedWithOf,
  examAngleOf,
  exampleOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { listWrittenFormulas } from '../../understanding/knowledge/written-formulas.ts'
import { toldOf } from '../../understanding/knowledge/told-of.ts'
import { contentStems, wordsOf } from '../../understanding/words/words.ts'
import { formulaOf } from '../sums/calculate.ts'
import { partsAsked } from './say-parts.ts'
import {
  caseFor,
  confusion,
  explanations,
  firstSentences,
  fromMaterials,
  lowered,
  speaksOf,
  type Part,
  type Talk,
} from '../talk.ts'

/** Definition, example, exam angle, confusion, and a question to close with. */
export function explain(subject: Subject, talk: Talk): Part[] {
  const { card } = subject
  if (subject.kind === 'contrast') return explainContrast(subject.term, card, talk)
  if (subject.kind === 'glossary') return explainGeneral(subject, talk)
  // What is written down for the term comes before what can be worked out of it.
  const formula = listWrittenFormulas()[card.term] ?? formulaOf(card.id)
  return [
    `**${card.term}** (${card.area})\n\n${card.definition}`,
    ...(formula ? [`> ${formula.formula}`] : []),
    ...purposeAsked(subject, talk),
    ...partsAsked(card.term, talk.understood.plain),
    `**Example.** ${caseFor(subject, talk) ?? card.example}`,
    `**On the exam.** ${card.examAngle}`,
    ...confusion(subject),
    ...fromMaterials(talk),
    ...fromAttempts(card, talk),
    check(subject, talk.turn),
  ]
}

function explainContrast(term: string, card: Card, talk: Talk): Part[] {
  return [
    `**${term}** (${card.area})\n\n${card.confusedWith.howToTellApart}`,
    `It is easily mixed up with **${inSentence(card.term)}**: ${lowered(card.definition)}`,
    `**Example of ${inSentence(card.term)}, for contrast.** ${card.example}`,
    ...fromMaterials(talk),
    `I have no card of its own for ${inSentence(term)}; this is what the one on ${inSentence(card.term)} says about it.`,
    `**${CHECK_HEADING}** In one sentence: how do you tell ${inSentence(term)} from ${inSentence(card.term)}?`,
  ]
}

function explainGeneral(subject: Extract<Subject, { kind: 'glossary' }>, talk: Talk): Part[] {
  const { term, says } = subject
  const own = caseFor(subject, talk) ?? exampleOf(subject)
  const angle = examAngleOf(subject)
  return [
    ...lookedUp(talk.understood.focus, subject),
    `**${term}**\n\n${says}`,
    ...purposeAsked(subject, talk),
    ...partsAsked(term, talk.understood.plain),
    ...(own ? [`**Example.** ${own}`] : []),
    ...(angle ? [`**On the exam.** ${angle}`] : []),
    ...confusion(subject),
    ...fromMaterials(talk),
    check(subject, talk.turn),
  ]
}

/** "What is a balance sheet used for", "when should you use a focus group": more than what it is. */
export function purposeAsked({ term }: Subject, { understood: { aspect, plain } }: Talk): Part[] {
  const { why: reason, good, how } = facetsOf(term)
  if (WHEN_USED.test(plain) && reason && good) return [`**When it is used.** ${reason} ${good}`]
  if (IS_USED.test(plain) && how) return [`**How it is done.** ${how}`]
  return aspect === 'why' && reason ? [`**What it is for.** ${reason}`] : []
}
/** "How do you use benchmarking"; how a thing works is what it is. */
const IS_USED =
  /^(?:so |and |ok )*how (?:do|does|can|should|would|is|are) .*\b(?:use|used|do|done|make|made)\b/

/** A name that leads to a broader term, which does not say what the name means: nobody is to think it does. */
function lookedUp(focus: string, { term, says }: { term: string; says: string }): Part[] {
  const asked = contentStems(focus)
  const has = contentStems(`${term} ${says}`)
  const isSaid = asked.some((word) => has.some((own) => own.slice(0, 4) === word.slice(0, 4)))
  if (isSaid || asked.length === 0 || asked.length > 3 || findByName(focus)?.term !== term)
    return []
  const [own] = (facetsOf(term).more ?? []).filter((text) =>
    ` ${wordsOf(text).join(' ')} `.includes(` ${focus} `),
  )
  return [`"${focus}" I have under **${inSentence(term)}**:${own ? ` ${own}` : ''}`]
}

/** The same with fewer and plainer words; of several, each in a line. */
export function simplify(subjects: Subject[], talk: Talk): Part[] {
  const [subject] = subjects
  if (!subject) return []
  if (subjects.length === 1 && IN_BRIEF.test(talk.request.turns.at(-1)?.content ?? ''))
    return [`**${subject.term}**, in plain words:\n\n${briefest(subject)}`, SAY_IT_BACK]
  const simple = subjects.map((one) => facetsOf(one.term).simple ?? shortest(ideaOf(one)))
  if (subjects.length > 1 && isTogether(talk))
    return [
      `**${subjects.map(({ term }, i) => (i > 0 ? inSentence(term) : term)).join('** and **')}**, in plain words:`,
      subjects.map(({ term }, i) => `- **${term}**: ${simple[i]}`).join('\n'),
      SAY_IT_BACK,
    ]
  const facets = facetsOf(subject.term)
  const said = talk.request.turns.map(({ content }) => content).join('\n')
  if (facets.simple && !said.includes(facets.simple))
    return [...withPicture(subject, facets.simple, talk), SAY_IT_BACK]
  return simplifyOwn(subject, talk)
}

/** "In 5 words", "tldr", "one sentence": no picture, and no second sentence. */
const IN_BRIEF =
  /\b(?:tl;? ?dr|nutshell|briefly|summary|(?:in|one|\d+|few) (?:words|sentence)|words or less|(?:short|quick|brief) (?:version|answer|definition)|shorter|briefer)\b/i

const briefest = (subject: Subject) => {
  const whole = firstSentences(ideaOf(subject), 1)
  const idea = whole.length <= LONGEST_BRIEF ? whole : shortest(whole)
  const simple = firstSentences(facetsOf(subject.term).simple ?? idea, 1)
  return idea.length <= simple.length + PLAINER ? idea : simple
}
/** Characters; what is longer is cut at its first clause, which may leave out a part of it. */
const LONGEST_BRIEF = 170
/** Characters that a definition may be longer than a picture of it, which leaves more to guess. */
const PLAINER = 40

const SAY_IT_BACK = `**${CHECK_HEADING}** Say it back to me as you would to a friend who has never heard of it.`

/** Where nobody wrote it in plain words, or they did not help: the shortest that is known, and a picture not shown yet. */
function simplifyOwn(subject: Subject, talk: Talk): Part[] {
  const { card, term } = subject
  const { cases = [], example, why } = facetsOf(term)
  const said = talk.request.turns.map(({ content }) => content).join('\n')
  const own = subject.kind === 'card' ? [firstSentences(card.example, 2)] : example ? [example] : []
  const pictures = [...cases.map(({ says }) => says), ...own]
  const picture = pictures.find((one) => !said.includes(firstSentences(one, 1))) ?? pictures[0]
  const apart =
    subject.kind === 'glossary' ? why : firstSentences(card.confusedWith.howToTellApart, 1)
  return [
    `**${term}**, in plain words:\n\n${shortest(ideaOf(subject))}`,
    ...(picture ? [`Picture it: ${picture}`] : []),
    ...(apart && subject.kind === 'glossary'
      ? [`The one thing to remember: ${lowered(apart)}`]
      : apart
        ? [`Do not mix it up with ${inSentence(card.confusedWith.term)}: ${lowered(apart)}`]
        : []),
    ...(talk.turn > 3 ? ['Tell me which word of this is still unclear, and I start there.'] : []),
    SAY_IT_BACK,
  ]
}

export function why(subject: Subject, talk: Talk): Part[] {
  if (subject.kind === 'contrast') return explain(subject, talk)
  const example = caseFor(subject, talk) ?? exampleOf(subject)
  const angle = examAngleOf(subject)
  const reason = reasonOfCase(subject, talk)
  // Why it is so comes before what it is good for, and both may be meant.
  const cause = reason === undefined && asksBareWhy(talk) ? causeOf(subject) : undefined
  if (cause) return whyItIs(subject, cause, talk)
  // Why the term matters is no reason of a case.
  const told = reason === undefined ? toldOf(subject, withMatter(subject, talk), 'why') : reason
  return [
    told
      ? `**${subject.term}**: why\n\n${told}`
      : `**${subject.term}**: why it is so, and why it matters\n\nIt comes down to this: ${lowered(ideaOf(subject))}`,
    ...(told ? [`**What it is.** ${ideaOf(subject)}`] : []),
    ...(example ? [`**Example.** ${example}`] : []),
    ...(angle ? [`**On the exam.** ${angle}`] : []),
    ...fromMaterials(talk),
    `**${CHECK_HEADING}** In one sentence of your own: why does "${inSentence(subject.term)}" matter?`,
  ]
}

function whyItIs(subject: Subject, cause: string, talk: Talk): Part[] {
  const { why: matters } = facetsOf(subject.term)
  return [
    `**${subject.term}**: why\n\n${cause}`,
    ...(matters ? [`**Why it matters.** ${matters}`] : []),
    ...fromMaterials(talk, 1),
    check(subject, talk.turn),
  ]
}

const asksBareWhy = ({ understood }: Talk) =>
  !understood.isNamed &&
  /^(?:(?:but|and|so|ok|okay|wait) )*(?:why|how come)(?: is (?:that|it|this)(?: so)?| (?:does|do) (?:that|it|this) (?:even )?happen)?$/.test(
    understood.plain,
  )

/** "Why do sole proprietors not have it": "it" is the talk's matter, by its name. */
function withMatter({ term }: Subject, { understood: { plain, thread } }: Talk): string {
  const [matter] = thread
  return matter && matter.term !== term
    ? plain.replace(/\b(?:it|this|that)\b/, matter.term.toLowerCase())
    : plain
}

export function more(subject: Subject, talk: Talk): Part[] {
  if (subject.kind === 'contrast') return explain(subject, talk)
  if (subject.kind === 'glossary') return moreOfGeneral(subject, talk)
  const { card } = subject
  const related = card.related.flatMap((id) => findCard(id) ?? []).slice(0, 3)
  return [
    `**${subject.term}**, going further`,
    `**On the exam.** ${card.examAngle}`,
    ...confusion(subject),
    ...(related.length > 0
      ? [
          `**What belongs to it:**\n\n${related.map(({ term, definition }) => `- **${term}**: ${definition}`).join('\n')}`,
        ]
      : []),
    ...fromMaterials(talk),
    ...fromAttempts(card, talk),
    check(subject, talk.turn + 2),
  ]
}

/** A general term has no card of its own; another's angle and confusion are not its. */
function moreOfGeneral(subject: Extract<Subject, { kind: 'glossary' }>, talk: Talk): Part[] {
  const { why: reason, good, how, more: facts = [] } = facetsOf(subject.term)
  const told = [reason, good, how].flatMap((text) => text ?? [])
  if (told.length === 0) return explainGeneral(subject, talk)
  return [
    `**${subject.term}**, going further\n\n${told.join(' ')}`,
    ...(facts.length > 0
      ? [`**Good to know.**\n\n${facts.map((one) => `- ${one}`).join('\n')}`]
      : []),
    ...fromMaterials(talk),
    `**${CHECK_HEADING}** How would you explain ${inSentence(subject.term)} to a friend, with a case of your own?`,
  ]
}

/** Retrieval before the next topic. The term stands in quotes: some take an article, and some none. */
export function check(subject: Subject, turn: number): string {
  const name = `"${inSentence(subject.term)}"`
  const confused = confusedWithOf(subject)
  const questions = [
    ...(confused
      ? [
          `How do you tell ${name} from "${inSentence(confused.term)}"? One sentence of your own is enough.`,
        ]
      : []),
    `What does ${name} mean, in your own words?`,
    `Tell a friend in two sentences what ${name} is, the second one an example of your own.`,
    ...(facetsOf(subject.term).why ? [`Why would a business or a person care about ${name}?`] : []),
    ...(examAngleOf(subject) ? [`Which words in an exam question would point to ${name}?`] : []),
  ]
  return `**${CHECK_HEADING}** ${questions[(turn + subject.term.length) % questions.length]}`
}

function fromAttempts(card: Card, talk: Talk): Part[] {
  const own = explanations(talk).find(({ explanation, question }) =>
    speaksOf(card, `${question} ${explanation}`),
  )
  if (!own) return []
  return [
    `**You have met it.** In an exam of yours: "${own.question}" The answer was *${own.answer}*, because: ${own.explanation}`,
    { cites: own.id },
  ]
}
