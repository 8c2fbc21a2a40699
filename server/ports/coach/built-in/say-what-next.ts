import { EXAMS, type Area } from '#content/blueprint.ts'
import { MIN_AREA_ITEMS } from '#contract/analytics.ts'
import type { ReplyRequest, Turn } from '../coach.ts'
import { isHint, weakest } from '../weak-areas.ts'
import { AREAS_IN_WORDS } from '../understanding/facts/areas-in-words.ts'
import { saidIn } from '../turns.ts'
import { goesWith } from '../understanding/knowledge/goes-with.ts'
import { listCards } from '../understanding/knowledge/cards.ts'
import { inSentence, type Subject } from '../understanding/knowledge/subject.ts'
import { PERHAPS_WITH, SAY_QUIZ, START_WITH } from '../understanding/reading-turn/suggested.ts'
import { toldWeakIn, type ToldWeak } from '../understanding/reading-turn/told-weak.ts'
import { planFor } from './say-plan.ts'
import { resultsTable } from './say-results.ts'
import type { Part, Talk } from './talk.ts'

/** From the student's own results; before there are any, what every exam asks. */
export function whatNext(talk: Talk): Part[] {
  const { request } = talk
  const planned = planFor(talk)
  if (planned) return planned
  const weak = weakest(request.weakAreas).slice(0, 3)
  const [worst] = weak
  if (!worst) return request.weakAreas.length > 0 ? allRight(request) : firstSteps(talk)
  const cards = listCards().filter(({ area }) => area === worst.area)
  return [
    `From your finished exams, weakest first:\n\n${resultsTable(weak)}`,
    isHint(worst)
      ? `${PERHAPS_WITH} **${worst.area}**. That is a first hint, not more: so far only ${worst.answered} questions in **${worst.area}**, and an area can be called weak from ${MIN_AREA_ITEMS} on. Another 20 questions on **Exam Practice** will show whether it stays.`
      : `${START_WITH} **${worst.area}**: that is where most points are to be won.`,
    ...(cards.length > 0
      ? [
          `Begin with these: ${joined(cards.slice(0, 4).map(({ term }) => inSentence(term)))}. One at a time: try to say what it is, then ask me.`,
        ]
      : []),
    ...saidToo(talk, worst),
    `Fifteen minutes a day, and mix in ${weak[1] ? weak[1].area : 'a second area'} from the third day on. Say "quiz me on ${worst.area.toLowerCase()}" to begin.`,
  ]
}

/** What the results do not show yet, the student may know. */
function saidToo({ request }: Talk, worst: { area: string }): Part[] {
  const { areas, subjects } = toldWeakIn(request.turns)
  const others = [
    ...areas.filter((area) => area !== worst.area).map((area) => `**${area}**`),
    ...subjects.map(({ term }) => `**${inSentence(term)}**`),
  ].slice(0, MOST_TOLD)
  return others.length > 0
    ? [
        `You say yourself that ${joined(others)} ${others.length > 1 ? 'are' : 'is'} hard for you: take that second.`,
      ]
    : []
}

const allRight = ({ weakAreas }: ReplyRequest): Part[] => [
  weakAreas.every(isHint)
    ? 'Everything was right so far, of only a few questions in each area: a good beginning.'
    : 'In the areas you have answered often enough, everything was right. That is rare: well done!',
  'Next: a full timed exam on Exam Practice, or a role-play. Say "quiz me" for something harder to remember.',
]

function firstSteps({ request, understood: { area, thread } }: Talk): Part[] {
  const told = toldWeakIn(request.turns)
  const isMore = told.areas.length + told.subjects.length > 1
  if (area && !isMore) return intoArea(area)
  const steps = stepsInto(told)
  if (steps) return steps
  const [subject] = thread
  if (subject) return goOnFrom(subject)
  if (isOfRolePlays(request.turns)) return intoRolePlays()
  const common = ['Economics', 'Financial Analysis', 'Emotional Intelligence', 'Operations']
  return [
    "You have not finished an exam yet, so I can't see your weak areas. Two ways to begin:",
    `1. Take 20 questions on **Exam Practice**. After that I can say exactly where your points are.\n2. Or start with what nearly every one of the ${EXAMS.length} exams asks: ${joined(common)}.`,
    `${SAY_QUIZ} economics" and we begin right here.`,
  ]
}

/** The talk was about role-plays or their judges, and about no term. */
const isOfRolePlays = (turns: Turn[]) => OF_ROLE_PLAYS.test(saidIn(turns).slice(-3).join(' . '))
const OF_ROLE_PLAYS = /\b(?:role ?-?plays?|judges?|judged|performance indicators?|pis)\b/i

const intoRolePlays = (): Part[] => [
  'You have not finished an exam yet, so I have no results of yours to go by. We were at role-plays, so practice one next:',
  '1. **Indicators first.** Take the performance indicators of a case in your event, and say each in two sentences: what it is, and what you would do about it in that business. Ask me about each term that you cannot explain.\n2. **Then a whole one** under **Practice Roleplays**: prepare as long as your event allows, speak to the judge, and read what was heard and what was missing.\n3. **Once more** with the weakest indicator, two days later.',
  'Ask "how is a role-play judged?" for what the judge writes down. Terms in between: say "quiz me".',
]

/** Of what students say themselves that they are weak in, the first steps, the first said first. */
function stepsInto({ areas, subjects }: ToldWeak): Part[] | undefined {
  const own = [
    ...areas.map((area) => ({
      name: `**${area}**`,
      area,
      terms: listCards().flatMap((card) => (card.area === area ? [card.term] : [])),
    })),
    ...subjects.map(({ term, card }) => ({
      name: `**${inSentence(term)}**`,
      area: card.area,
      terms: [term],
    })),
  ].slice(0, MOST_TOLD)
  if (own.length === 0) return undefined
  return [
    `By what you say of yourself, next is ${joined(own.map(({ name }) => name))}; what you know well can wait.`,
    own
      .map(
        ({ name, area, terms }, place) =>
          `${place + 1}. ${name}: ${terms.length > 1 ? `begin with ${joined(terms.slice(0, 3).map(inSentence))}; try to say what each is` : 'try to say what it is'}, then ask me; after that "quiz me on ${area.toLowerCase()}".`,
      )
      .join('\n'),
    'Then 20 questions of these on **Exam Practice**: I have no results of yours yet, and they show whether it was really there that points were lost.',
  ]
}
const MOST_TOLD = 3

const MOST_NEXT = 4

/** Without results the talk says where somebody is. */
function goOnFrom(subject: Subject): Part[] {
  const { card, term } = subject
  const next = goesWith(subject).slice(0, MOST_NEXT)
  return [
    `You have not finished an exam yet, so I have no results of yours to go by. We were at ${inSentence(term)}, which belongs to **${card.area}**, so go on with what goes with it: ${joined(next.map((one) => inSentence(one.term)))}. One at a time: try to say what it is, then ask me.`,
    'After that take 20 questions on **Exam Practice**. From then on I can say exactly where your points are.',
    `${SAY_QUIZ} ${card.area.toLowerCase()}" and we begin right here.`,
  ]
}

/** For somebody who names the area and has no results yet. */
function intoArea(area: Area): Part[] {
  const cards = listCards().filter((card) => card.area === area)
  return [
    `A way into **${area}**: ${AREAS_IN_WORDS[area]}`,
    `1. **Terms first**, three a day: ${joined(cards.slice(0, 6).map(({ term }) => inSentence(term)))}. Try to say what each is, then ask me.\n2. **Quiz yourself** after each: say "quiz me on ${area.toLowerCase()}". Remembering is what makes it stay.\n3. **Then questions**: 20 on **Exam Practice**, and go through every wrong one; after that I can say where exactly your points are lost.\n4. **Come back** to it after two days, mixed with a second area.`,
  ]
}

const joined = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
