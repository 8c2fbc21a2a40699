import { CHECK_HEADING } from '../understanding/earlier-question.ts'
import { facetsOf } from '../understanding/facets.ts'
import { findByName, findSubjects } from '../understanding/term-index.ts'
import { ideaOf, inSentence, type Subject } from '../understanding/subject.ts'
import { firstSentences, fromMaterials, type Part, type Talk } from './say-concept.ts'

/** Two side by side, and how to tell them apart. With one only: beside what it is most often taken for. */
export function compare(subjects: Subject[], talk: Talk): Part[] {
  const [one, given] = subjects
  if (!one) return []
  const other = given ?? counterpartOf(one)
  if (!other) return []
  return [
    `**${one.term}** and **${inSentence(other.term)}** side by side:`,
    table(one, other),
    ...(talk.understood.question ? [`**In short.** ${talk.understood.question.says}`] : []),
    ...howToTell(one, other),
    ...verdict(one, other, talk),
    ...fromMaterials(talk, 1),
    `**${CHECK_HEADING}** A question describes one of the two. Which single word in it would tell you whether it is ${inSentence(one.term)} or ${inSentence(other.term)}?`,
  ]
}

/** Which of the two, where that is asked: it depends, and on what is said of each. */
function verdict(one: Subject, other: Subject, { understood }: Talk): Part[] {
  if (!ASKS_WHICH.test(understood.plain)) return []
  const lines = [one, other].flatMap(({ term }) => {
    const { good } = facetsOf(term)
    return good ? [`- **${term}**: ${good}`] : []
  })
  return lines.length === 0
    ? [
        '**Which one?** That depends on the case: read in the table what each gives and what it costs, and ask which of it counts most here.',
      ]
    : [`**Which one?** That depends on the case.\n\n${lines.join('\n')}`]
}

const ASKS_WHICH =
  /\b(better|best|worse|worst|safer|safest|riskier|cheaper|easier|harder|smarter|faster|more|less|which|should)\b/

/** What its card tells it from; a general term's other side is the first that its own text names. */
function counterpartOf({ card, term, ...subject }: Subject): Subject | undefined {
  if (subject.kind === 'glossary') {
    const named = findSubjects(subject.says, '').find((other) => other.term !== term)
    if (named) return named
  }
  const name = card.term === term ? card.confusedWith.term : card.term
  return findByName(name) ?? { kind: 'contrast', term: name, card }
}

function table(one: Subject, other: Subject) {
  const rows: [string, string, string][] = [['What it is', ideaOf(one), ideaOf(other)]]
  if (one.kind === 'card' && other.kind === 'card') {
    rows.push(
      ['Example', firstSentences(one.card.example, 2), firstSentences(other.card.example, 2)],
      [
        'On the exam',
        firstSentences(one.card.examAngle, 1),
        firstSentences(other.card.examAngle, 1),
      ],
    )
  } else if (one.kind === 'card' || other.kind === 'card') {
    rows.push(['Example', exampleOf(one), exampleOf(other)])
  }
  return [
    `| | ${one.term} | ${other.term} |`,
    '| --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.map(inCell).join(' | ')} |`),
  ].join('\n')
}

const inCell = (text: string) => text.replaceAll('|', '/').replace(/\s+/g, ' ')

const exampleOf = (subject: Subject) =>
  subject.kind === 'card' ? firstSentences(subject.card.example, 2) : ''

/** As a card says it, if one of them names the other. */
function howToTell(one: Subject, other: Subject): Part[] {
  const pairs: [Subject, Subject][] = [
    [one, other],
    [other, one],
  ]
  for (const [own, against] of pairs) {
    if (own.kind !== 'card') continue
    const { confusedWith } = own.card
    const names =
      confusedWith.card === against.card.id ||
      confusedWith.term.toLowerCase() === against.term.toLowerCase()
    if (names) return [`**How to tell them apart.** ${confusedWith.howToTellApart}`]
  }
  return []
}
