import type { QuizCommand } from '../../understanding/quiz/quiz-command.ts'
import type { QuizRemark } from '../../understanding/quiz/quiz-remark.ts'
import {
  END_OPENING,
  roundsAskedAbout,
  roundsIn,
  SCORE_OPENING,
  says,
  SKIP_OPENING,
  type Round,
} from '../../understanding/quiz/quiz-of-talk.ts'
import { inSentence } from '../../understanding/knowledge/subject.ts'
import { leadThere } from './cases-of-place.ts'
import { nextQuestion, questionElsewhere, questionOfLevel } from './next-question.ts'
import {
  ask,
  caseOf,
  describing,
  findQuestion,
  LETTERS,
  levelOf,
  type QuizQuestion,
} from './quiz-questions.ts'
import {
  askForOne,
  choiceIn,
  explainOption,
  hintAtQuestion,
  judgeAnswer,
  tell,
  weighOption,
} from './quiz-verdict.ts'
import type { Part, Talk } from '../talk.ts'
import { lastAnswerIn, saidIn } from '../../turns.ts'

/** What is said to a wish in a quiz: the question it is about is the last one that was asked. */
export function obey(command: QuizCommand, question: QuizQuestion, talk: Talk): Part[] {
  const rounds = roundsAskedAbout(talk.request.turns)
  const round = rounds.at(-1)!
  const isOpen = round.outcome === 'open'
  switch (command.kind) {
    case 'stop':
      return end(question, rounds)
    case 'score':
      return [`${SCORE_OPENING} ${tallyOf(rounds)}`, ...again(question, round)]
    case 'repeat':
      return ['Here it is once more:', ...ask(question)]
    case 'ready':
      return isOpen ? ['Your turn:', ...ask(question)] : goOn(question, talk, false)
    case 'reason':
      return sayReason(question, talk)
    case 'choice':
      return isOpen ? judgeAnswer(question, talk, command.place) : goOn(question, talk, false)
    case 'corrects':
    case 'disputes':
    case 'excludes':
    case 'several':
      return onRemark(command, question, talk)
    case 'missed':
      return askMissed(question, talk)
    case 'option':
      return sayOfOption(command.place, question, talk)
    case 'harder':
    case 'easier':
      return changeLevel(question, talk, command.kind)
    case 'elsewhere':
      return goElsewhere(question, talk)
    case 'skip':
      return goOn(question, talk, isOpen)
    case 'next':
      return [...(isOpen ? [answerOf(question)] : []), ...goOn(question, talk, false)]
    default:
      return help(command.kind, question, talk)
  }
}

/** What is said of options without choosing one: nothing of it is told before an answer, and all of it afterwards. */
function onRemark(remark: QuizRemark, question: QuizQuestion, talk: Talk): Part[] {
  const isOpen = openIn(talk).outcome === 'open'
  if (remark.kind === 'disputes')
    return remark.isGuess && isOpen && !justJudged(talk)
      ? judgeAnswer(question, talk, remark.place)
      : dispute(remark.place, question, talk)
  if (remark.kind === 'several')
    return isOpen ? askForOne(question, remark.places) : goOn(question, talk, false)
  if (!isOpen || (remark.kind === 'corrects' && justJudged(talk)))
    return sayOfOption(remark.place, question, talk)
  return remark.kind === 'corrects'
    ? judgeAnswer(question, talk, remark.place)
    : weighOption(question, remark.place)
}

/** Hints first, and the answer for whoever asks for it; whoever only says they do not know gets a hint before it. */
function help(
  kind: 'solution' | 'unsure-solution' | 'unsure' | 'hint',
  question: QuizQuestion,
  talk: Talk,
): Part[] {
  const round = roundsIn(talk.request.turns).at(-1)!
  if (round.outcome !== 'open') return [NOTHING_OPEN, ...goOn(question, talk, false)]
  const isAskedFor = round.hints > 0 || JUST_TELL.test(talk.understood.plain)
  const isTold = kind === 'solution' || (kind === 'unsure-solution' && isAskedFor)
  return isTold ? tell(question, talk) : hintAtQuestion(question, round)
}
const JUST_TELL = /\bjust (?:tell|show|give)\b/
const NOTHING_OPEN = 'No question is open at the moment.'

function goOn(question: QuizQuestion, talk: Talk, isSkipped: boolean): Part[] {
  const next = nextQuestion(question, talk)
  if (!next) return ALL_ASKED
  const about = next.kind === 'case' ? `, on ${inSentence(next.subject.term)}` : ''
  const lead = leadThere(next, talk.request.turns) ?? `The next one${about}:`
  return [isSkipped ? `${SKIP_OPENING} ${lead}` : lead, ...ask(next)]
}
/** Nobody is left with a question. */
const answerOf = ({ options, right }: QuizQuestion) =>
  `That one was **${LETTERS[options.indexOf(right)]}** (${right.replace(/\.$/, '')}).`

const ALL_ASKED: Part[] = [
  'You have seen every question that I have on this topic. Say "another topic" to go on, or "stop" to see how it went.',
]

const WORDS = { harder: ['Harder', 'hardest'], easier: ['Easier', 'easiest'] } as const
const LEVELS = ['', 'a term by its description', 'a case', 'a case with figures']

/** Says what makes it harder, since nobody has measured it. */
function changeLevel(question: QuizQuestion, talk: Talk, wish: 'harder' | 'easier'): Part[] {
  const [more, most] = WORDS[wish]
  const found = questionOfLevel(question, talk, wish === 'harder' ? 1 : -1)
  if (found) return [`${more}: ${LEVELS[levelOf(found)]}.`, ...ask(found)]
  const next = nextQuestion(question, talk)
  return next
    ? [`That was of the ${most} kind I have on this topic; here is another one:`, ...ask(next)]
    : ALL_ASKED
}

function goElsewhere(question: QuizQuestion, talk: Talk): Part[] {
  const found = questionElsewhere(question, talk)
  if (!found)
    return ['We have been through every area in this quiz. Name a topic: "quiz me on pricing".']
  return [
    `Another topic: ${found.subject.card.area}. (You can name one, too: "quiz me on pricing".)`,
    ...ask(found),
  ]
}

/** Right after a verdict, the question that it was on is meant; otherwise the one that is open. */
function sayOfOption(place: number, question: QuizQuestion, talk: Talk): Part[] {
  const judged = justJudged(talk)
  return judged
    ? [...explainOption(judged, place), ...again(question, openIn(talk))]
    : weighOption(question, place)
}

/** "Why?" of what was just judged; of a question that is open it asks for a hint. */
function sayReason(question: QuizQuestion, talk: Talk): Part[] {
  const judged = justJudged(talk)
  if (!judged) return help('hint', question, talk)
  const right = judged.options.indexOf(judged.right)
  const isOfRight = ASKS_WHY_RIGHT.test(talk.understood.plain)
  const place = isOfRight ? right : (choiceBefore(talk, judged) ?? right)
  return [...explainOption(judged, place), ...again(question, openIn(talk))]
}

/** "Why is that one right": of the key, whatever was chosen. */
const ASKS_WHY_RIGHT =
  /\b(?:why|what makes) .*\b(?:right|correct|best|the answer)\b(?!.*\bwrong\b)|\bwhy (?:is|was) it that(?: one)?$/

/** The key stays, and why it is the key is told; of a question that is open nothing is. */
function dispute(place: number | undefined, question: QuizQuestion, talk: Talk): Part[] {
  const judged = justJudged(talk)
  if (!judged)
    return place === undefined ? help('hint', question, talk) : weighOption(question, place)
  const right = judged.options.indexOf(judged.right)
  const said = place ?? choiceBefore(talk, judged)
  return [
    `Good that you question it. The answer stays **${LETTERS[right]}** (${judged.right.replace(/\.$/, '')}).`,
    ...explainOption(judged, said ?? right),
    'Which words of the question speak for yours? If you still see it another way, show it to your advisor.',
    ...again(question, openIn(talk)),
  ]
}

const choiceBefore = ({ request }: Talk, judged: QuizQuestion) =>
  choiceIn(saidIn(request.turns).at(-2), judged)

/** Of what went wrong in this quiz, in another form where there is one; else the same question once more. */
function askMissed(question: QuizQuestion, talk: Talk): Part[] {
  const rounds = roundsIn(talk.request.turns)
  const missed = rounds.filter(({ outcome }) => MISSED.includes(outcome))
  const [latest] = missed.flatMap(({ description }) => findQuestion(description) ?? []).toReversed()
  if (!latest)
    return [
      'Nothing has gone wrong in this quiz so far, so there is nothing to repeat from it. Ask "what should I study next?" for your finished exams.',
      ...again(question, openIn(talk)),
    ]
  const said = talk.request.turns.map(({ content }) => content).join('\n')
  const other = [caseOf(latest.subject), describing(latest.subject.card)].find(
    (one) => one && !said.includes(one.asks),
  )
  return [
    `You missed ${inSentence(latest.subject.term)} in this quiz, so here is ${other ? 'another question on it' : 'that one again'}:`,
    ...ask(other ?? latest),
  ]
}

const openIn = ({ request }: Talk) => roundsIn(request.turns).at(-1)!

/** The question that the last answer gave its verdict on. */
function justJudged({ request }: Talk): QuizQuestion | undefined {
  const answer = lastAnswerIn(request.turns)
  const [before, last] = roundsIn(request.turns).slice(-2)
  const judged = last?.outcome === 'open' ? before : (last ?? before)
  return says(answer) && judged ? findQuestion(judged.description) : undefined
}

const again = (question: QuizQuestion, { outcome }: Round): Part[] =>
  outcome === 'open' ? ['The question that is open:', ...ask(question)] : []

/** What was still open is told: nobody is left with a question. */
function end(question: QuizQuestion, rounds: Round[]): Part[] {
  const isOpen = rounds.at(-1)?.outcome === 'open'
  const place = question.options.indexOf(question.right)
  const missed = rounds.filter(({ outcome }) => MISSED.includes(outcome))
  const terms = [
    ...new Set(missed.flatMap(({ description }) => findQuestion(description)?.subject.term ?? [])),
  ]
  const isAllRight = missed.length === 0 && rounds.some(({ outcome }) => outcome === 'right')
  return [
    `${END_OPENING} ${tallyOf(rounds)}`,
    ...(isOpen
      ? [
          `The one that was open: it was **${LETTERS[place]}** (${question.right.replace(/\.$/, '')}). ${question.because}`,
        ]
      : []),
    ...(terms.length > 0
      ? [
          `**To look at again:** ${terms.map(inSentence).join(', ')}. Ask "what is ${inSentence(terms[0]!)}?", and I explain it.`,
        ]
      : []),
    ...(isAllRight ? ['Nothing of it needs another look for now.'] : []),
    'Say "quiz me" whenever you want to go on, or ask me anything else.',
  ]
}
const MISSED: Round['outcome'][] = ['wrong', 'told', 'skipped']

/** Of those that were answered or told; what was skipped is said apart. */
function tallyOf(rounds: Round[]): string {
  const count = (of: Round['outcome']) => rounds.filter(({ outcome }) => outcome === of).length
  const asked = count('right') + count('wrong') + count('told')
  const left = count('skipped')
  const skipped = left > 0 ? ` You skipped ${left}.` : ''
  return asked === 0
    ? `You have not answered a question yet, so there is nothing to count.${skipped}`
    : `You had ${count('right')} of ${asked} right.${skipped}`
}
