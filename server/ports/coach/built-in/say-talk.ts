import { shareOf } from '../understanding/knowledge/told-of.ts'
import {
  fairlyNearest,
  nearestQuestions,
  questionsToChoose,
  type CommonQuestion,
} from '../understanding/knowledge/common-questions.ts'
import { ASKS_FOR_MATERIALS } from '../understanding/reading-turn/own-materials.ts'
import { asksForName } from '../understanding/reading-turn/described.ts'
import { asChoice, CHOICES_OPENING } from '../understanding/reading-turn/chosen.ts'
import type { Language } from '../understanding/plain/language.ts'
import { searchTermsOf } from '../understanding/words/search-words.ts'
import { asksOfTrade } from '../understanding/words/asks-of-trade.ts'
import { sentencesOf } from '../understanding/excerpt.ts'
import { strangenessOf } from '../understanding/off-topic/topic.ts'
import { ideaOf, inSentence } from '../understanding/knowledge/subject.ts'
import { findByName } from '../understanding/knowledge/term-index.ts'
import { sayTopic } from './say-topic.ts'
import { saySituation } from './say-situation.ts'
import { answerCommon } from './terms/say-common.ts'
import { explain } from './terms/say-concept.ts'
import { ABOUT_HEALTH, declineOffTopic, isOfOther, offer, PURPOSE } from './say-declines.ts'
import { LIFE_OF_TUTOR } from '../understanding/reading-turn/life-of-tutor.ts'
import { nearNext } from './terms/say-side.ts'
import {
  closingCheck,
  explanations,
  fromMaterials,
  type Explanation,
  type Part,
  type Talk,
} from './talk.ts'

export const greet = ({ turn }: Talk): Part[] => [
  turn === 0 ? 'Hi! Good to see you.' : 'Hi again.',
  'Name a concept ("what is opportunity cost?"), say "quiz me on pricing", or ask "what should I study next?".',
]

export const thank = ({ understood }: Talk): Part[] => {
  const [subject] = understood.subjects
  return [
    subject ? 'You are welcome.' : 'You are welcome, any time.',
    'Shall I quiz you to make it stick? Just say "quiz me".',
  ]
}

export const sayGoodbye = (): Part[] => [
  'Good work today. Come back tomorrow, even for five minutes: a little every day is what stays. Good luck!',
]

export const chat = ({ understood }: Talk): Part[] => [
  ...ofFeelings(understood.plain),
  LIFE_OF_TUTOR.test(understood.plain)
    ? 'Nice of you to ask, but I am only a program: I have no life, no feelings and no favorites, just concepts and practice questions, day and night.'
    : (OF_THE_DAY.find(([asks]) => asks.test(understood.plain))?.[1] ??
      'Thanks for asking! I am a study tutor, so my day is always concepts and practice questions.'),
  'How about a quick one? Say "quiz me", or tell me what you are working on.',
]
const OF_THE_DAY: [RegExp, string][] = [
  [
    /\b(?:tired|sleepy|exhausted|drained|burnt out|burned out|nap|coffee|sleep|early|late|cooked)\b/,
    'That sounds like a long day. Rest comes first: a tired head keeps little. If you still have ten minutes, one concept is plenty for today.',
  ],
  [
    /\b(?:stressed|over it|done with|hate|cant stand|sucks|hard|long|annoying|trash)\b/,
    'I hear you: some school days are like that. One small thing that goes well often helps, and it may be short. If it stays heavy, tell somebody you trust.',
  ],
  [
    /\b(?:bored|boring)\b/,
    'Then let us make it less boring: one question, four options, no grade.',
  ],
  [/\bhungry\b/, 'Then eat something first; I am still here afterward.'],
  [
    /\b(?:happy|excited|love|friday)\b/,
    'That is good to hear! A good mood is a good time to learn something.',
  ],
]

/** Which materials there are stands nowhere in what a turn is handed: only the pages that have its words do. */
const sayMaterials = (): Part[] => [
  "I can't list your team's materials from here: your advisor uploads them and can tell you what is there. What I can do is look through their pages for what you ask.",
  'Ask about a concept, such as "what is a target market?". Where a page says something about it, I quote the page with the name of the file, and you can open it there. Where none does, I answer from my own concept cards.',
]

export const introduce = ({ understood }: Talk): Part[] =>
  ASKS_FOR_MATERIALS.test(understood.plain)
    ? sayMaterials()
    : [...ofFeelings(understood.plain), ...introduceMyself()]

/** Who asks whether it is lonely may be so; one kind sentence is owed to that. */
const ofFeelings = (plain: string): Part[] =>
  ASKS_OF_FEELINGS.test(plain)
    ? [
        'I have no feelings, so I am never lonely or sad, and it is kind of you to ask; if you ever are, tell somebody you like.',
      ]
    : []
const ASKS_OF_FEELINGS =
  /\b(?:you|u) (?:\w+ ){0,3}?(?:lonely|alone|sad|unhappy|upset|cry|hurt|miss (?:people|anyone|anybody|someone|me))\b/

const introduceMyself = (): Part[] => [
  "I am the built-in tutor of this platform: a program, not a person, and no language model either. I can be wrong and I can misread a question, so where a key or your advisor says otherwise, they have the last word. I answer from concept cards, from your team's study materials, and from questions in exams you have finished.",
  [
    'You can ask me to',
    '',
    '- explain a concept: "what is ROI?", "simpler please", "another example"',
    '- compare two: "markup vs. gross margin"',
    '- calculate: "break-even with fixed costs of $500, price $10, variable cost $6"',
    '- quiz you: "quiz me on economics"',
    '- say what to study next, from your own results',
    '- talk about the competition: exam, role-play, judging',
  ].join('\n'),
]

export const askForItem = (): Part[] => [
  'Paste the whole question with its options, and tell me which one you lean toward. I start with a hint, so that you find it yourself.',
  'For a question of an exam you have handed in, open its review and choose "Ask the tutor": then I see your choice and explain it.',
]

export const askWhich = (): Part[] => [
  `Sorry, I can't tell what that is about. ${PURPOSE}`,
  'Name a concept, for example "opportunity cost", "SWOT analysis" or "markup", and I take it from there.',
]

/** In a language that the tutor has not enough of. */
export const askInEnglish = (language: Language): Part[] => [
  `${onlyInEnglish(language)} Could you write it in English, or just the name of the concept, such as "opportunity cost" or "break-even point"? ${PURPOSE}`,
]
export const onlyInEnglish = (language: Language) =>
  `I can't answer in ${language === 'another language' ? 'that language' : language}, only in English.`

export const acceptNo = (): Part[] => [
  'All right. Tell me what you would like to look at instead: a concept, a comparison, or a quiz?',
]

/** Says plainly what is not known, and what is nearest; a page of the materials may know more. */
export function admitUnknown(talk: Talk): Part[] {
  const { understood } = talk
  if (ABOUT_HEALTH.test(understood.plain)) return declineOffTopic(talk)
  if (isOfOther(understood)) return sayTopic(talk) ?? declineOffTopic(talk)
  const isTerm = understood.focus !== '' && understood.focus.split(' ').length <= 4
  const asked = isTerm ? `"${understood.focus}"` : 'exactly that'
  const pages = fromMaterials(talk)
  if (pages.length > 0)
    return [
      `I have no card on ${asked}, but your team's materials say something about it.`,
      ...pages,
      closingCheck('What is the main point of that passage, in your own words?'),
    ]
  const [seen] = explanations(talk)
  if (seen) return saySeen(seen)
  const next = nearNext(understood.thread, talk)
  if (next) return next
  const fair = understood.thread.length === 0 ? fairlyNearest(understood.plain) : undefined
  if (fair && (!isTerm || speaksOfAll(fair, understood.focus))) return sayAsAsked(fair, talk)
  const near = nearestQuestions(understood.plain).filter((one) => isOffered(one, understood.plain))
  // A name alone is in no question that does not have all of it.
  if (near[0] && (!isTerm || speaksOfAll(near[0], understood.focus))) return sayNearQuestion(near)
  const situation = sayTopic(talk) ?? saySituation(talk)
  if (situation) return situation
  const choice = isTerm ? [] : toChoose(understood.plain)
  if (choice.length > 0) return letChoose(choice)
  const [nearest] = understood.nearest
  const names = understood.nearest.map(({ term }) => `**${inSentence(term)}**`)
  if (names.length === 0)
    return [
      `I can't help with ${asked}: I know nothing about it, and I won't make something up. ${PURPOSE}`,
      offer(understood, talk.request.weakAreas[0]?.area),
    ]
  return [
    `I can't help with ${asked} for sure: I have no card on it, and I won't make something up. Nearest to it, I know ${joined(names)}.`,
    `**${nearest!.term}**\n\n${ideaOf(nearest!)}`,
    ...(nearest!.kind === 'card' ? [`**Example.** ${nearest!.card.example}`] : []),
    `Is that what you mean? Say "more", name another term, or ask "what can you do?". ${PURPOSE}`,
  ]
}

/** As if it had been asked in words that are known. */
function sayAsAsked(question: CommonQuestion, talk: Talk): Part[] {
  const about = 'about' in question ? findByName(question.about) : undefined
  const understood = { ...talk.understood, question, subjects: about ? [about] : [] }
  return answerCommon({ ...talk, understood })
}

/** What may as well be of another matter is given nothing to choose from. */
const toChoose = (plain: string) =>
  strangenessOf(plain) < SURELY_OURS || asksOfTrade(plain) ? questionsToChoose(plain) : []
const SURELY_OURS = -1

const letChoose = (some: CommonQuestion[]): Part[] => [
  `${CHOICES_OPENING} What comes nearest:`,
  some.map((one) => asChoice(titleOf(one), beginningOf(one.says))).join('\n'),
  'Is it one of these? Name it, and I say more; or tell me in other words what you want to know.',
]

/** Its first sentences, which hold the answer; "1." alone is none. */
function beginningOf(says: string) {
  const [first, second] = sentencesOf(says).reduce<string[]>((whole, sentence) => {
    const last = whole.at(-1)
    return last !== undefined && ENDS_IN_NUMBER.test(last)
      ? [...whole.slice(0, -1), `${last} ${sentence}`]
      : [...whole, sentence]
  }, [])
  if (first === undefined) return says
  return second && first.length + second.length < BEGINNING ? `${first} ${second}` : first
}
const ENDS_IN_NUMBER = /(?:^|\s)\(?\d{1,2}[.)]$/
/** Characters. */
const BEGINNING = 220

/** Nothing is offered that shares only what any question has. */
const isOffered = ({ asks, says, ...of }: CommonQuestion, plain: string) =>
  shareOf(plain, [...asks, says, ...Object.values(of)].join(' ')) >= LEAST_OFFERED
const LEAST_OFFERED = 0.5

const speaksOfAll = ({ asks, says }: CommonQuestion, name: string) => {
  const words = new Set(searchTermsOf(`${asks.join(' ')} ${says}`))
  return searchTermsOf(name).every((word) => words.has(word))
}

/** What no card says, a question of an exam that the student has finished may. */
const saySeen = ({ id, question, answer, explanation }: Explanation): Part[] => [
  `I have no card on exactly that, but you have met it in an exam of yours: "${question}"`,
  `The answer was *${answer}*, because: ${explanation}`,
  { cites: id },
  closingCheck('Which words of that question told which answer was meant?'),
]

/** Another question than the one that was asked, shown as that. */
const sayNearQuestion = ([near, ...others]: CommonQuestion[]): Part[] => [
  "I have no answer to exactly that, so I won't make something up. This comes nearest to it:",
  `**${titleOf(near!)}**\n\n${near!.says}`,
  others.length > 0
    ? `Is that what you mean? If not, it may be about ${joined(others.map((other) => `*${inSentence(titleOf(other))}*`))}: name the one, or say it in other words.`
    : `Is that what you mean? If not, name a term, or ask "what can you do?". ${PURPOSE}`,
]

const titleOf = (question: CommonQuestion) =>
  'title' in question ? question.title : question.about

/** A description without its term. */
export function nameIt(talk: Talk): Part[] {
  const { nearest } = talk.understood
  const [subject] = nearest
  // An explanation that has the words is better than a guess.
  if (!subject || explanations(talk).length > 0) return admitUnknown(talk)
  const others = nearest.slice(1, 3)
  const pages = fromMaterials(talk)
  const sources = talk.request.sources.filter(({ kind }) => kind !== 'page')
  return [
    others.length > 0 || !asksForName(talk.understood.plain)
      ? `I am not certain which term you mean; that sounds most like **${inSentence(subject.term)}**.`
      : `That sounds like **${inSentence(subject.term)}**.`,
    // A page that has the words knows better than a guess, and is read first.
    ...pages,
    ...explain(subject, { ...talk, request: { ...talk.request, sources } }),
    ...(others.length > 0
      ? [
          `If you mean something else, it may be one of these:\n\n${others.map((other) => `- **${other.term}**: ${ideaOf(other)}`).join('\n')}`,
        ]
      : []),
  ]
}

const joined = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
