import type { Blueprint } from '#content/blueprint.ts'
import { isHint, weakest } from '../weak-areas.ts'
import { struggles } from '../understanding/reading-turn/area-of-turn.ts'
import { areaNamedIn } from '../understanding/facts/areas.ts'
import { examNamedIn } from '../understanding/facts/facts.ts'
import type { Part, Talk } from './talk.ts'

type Asked = Pick<Talk, 'request' | 'understood'>

/** A plan for the time that a turn names, with what it says of its exam, weak spots and days; undefined where it names none. */
export function planFor(talk: Asked): Part[] | undefined {
  const { plain } = talk.understood
  const days = daysLeft(plain)
  const weekday = days === undefined ? weekdayIn(plain) : undefined
  if (days === undefined && weekday === undefined) return undefined
  const isLong = days !== undefined && days > A_WEEK
  const title = weekday
    ? `What to do until ${capitalized(weekday)}`
    : `What to do with ${inDays(days!)}`
  return [
    ...feelingIn(plain),
    `**${title}**`,
    ...(isLong ? stepsOfWeeks(days) : stepsOfDays(days)),
    ...ownPart(talk, days),
    'Say "quiz me on" and an area, and we begin now.',
  ]
}

const inDays = (days: number) =>
  days === 1
    ? 'the last day'
    : days % A_WEEK === 0 && days > A_WEEK
      ? `${days / A_WEEK} weeks`
      : `${days} days`

/** Whoever is afraid is met first, in a sentence. */
function feelingIn(plain: string): Part[] {
  if (AFRAID.test(plain))
    return ['Breathe out slowly first: it feels like this because it matters to you.']
  return BEHIND.test(plain)
    ? [
        'You are not too late: much of what scores can be learned in a few days, so let us use them well.',
      ]
    : []
}
const AFRAID =
  /\b(?:freak\w*|panic\w*|stress\w*|scared|nervous|terrified|anxious|worried|overwhelmed|crying|dying)\b/
const BEHIND =
  /\b(?:havent|have not|didnt|never|not) (?:\w+ )?(?:stud\w+|started|prepared|ready|opened|done)\b|\b(?:so |really |way )?behind\b|\bknow nothing\b|\b(?:cooked|screwed|doomed)\b|\bhelp\b/

/** "3 days till districts", "state is in 2 weeks": how many days, up to a month. */
function daysLeft(plain: string): number | undefined {
  const [, till, tillUnit, within, withinUnit] = plain.match(TIME_LEFT) ?? []
  const said = till ?? within
  if (said === undefined) return TOMORROW.test(plain) ? 1 : undefined
  const count = COUNTS_IN_WORDS[said] ?? Number(said)
  const days = (tillUnit ?? withinUnit)!.startsWith('week') ? A_WEEK * count : count
  return days >= 1 && days <= LONGEST_COUNTDOWN ? days : undefined
}
const COUNT = '(\\d\\d?|one|a|two|three|four|five|six|seven|a few|a couple|couple)'
const TIME_LEFT = new RegExp(
  `\\b${COUNT} (?:more )?(days?|weeks?) (?:till|til|until|before|left|to|away|(?:study )?(?:plan|schedule))\\b|\\b(?:in|only|have|got|(?:plan|schedule|study) for) ${COUNT} (?:more )?(days?|weeks?)\\b`,
)
const TOMORROW =
  /\b(?:competition|comp|districts?|states?|icdc|nationals|deca|exam|test)(?: \w+)? (?:is |are )?(?:tomorrow|tmrw|tmr)\b/
const COUNTS_IN_WORDS: Record<string, number> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 },
  ...{ 'a few': 3, couple: 2, 'a couple': 2 },
}
const LONGEST_COUNTDOWN = 30
const A_WEEK = 7

/** "My comp is on Friday": which day it is today stands nowhere. */
const weekdayIn = (plain: string) =>
  plain.match(
    /\b(?:competition|comp|districts?|states?|icdc|nationals|deca|exam|test) (?:\w+ ){0,2}?(?:on |this |next )(monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)\b/,
  )?.[1]
const capitalized = (word: string) =>
  word === 'weekend' ? 'the weekend' : `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** With more than a week there is time for what is weak, for the rest, and to see whether it has helped. */
const stepsOfWeeks = (days: number): Part[] => [
  [
    '1. **Day 1: a timed practice exam** of your cluster, and every wrong answer until you can say why. Note the three areas that cost most points.',
    `2. **Until day ${Math.round(days / 2)}: those three areas**, one after the other: three terms a day from memory ("quiz me on pricing"), 20 questions, and yesterday's terms once more.`,
    `3. **Day ${Math.round(days / 2) + 1}: the exam again.** What is still weak stays on the list, and the next two areas join it.`,
    '4. **Every other day a role-play** of your event with the clock: a line of notes for each performance indicator, an opening, a closing, said aloud. Redo only the weakest part.',
    '5. **The last two days**: one whole exam and one role-play as on the day itself, then only what was wrong before, and sleep. One day a week off keeps your head clear.',
  ].join('\n'),
]

/** What can still be gained in a few days: what is weak, the case, and sleep. */
function stepsOfDays(days: number | undefined): Part[] {
  const isFew = days !== undefined && days <= 2
  const later = days === undefined ? 'Then each day' : `Day ${days > 3 ? `2 to ${days - 1}` : '2'}`
  return [
    [
      `1. **${isFew ? 'First' : days === undefined ? 'Today' : 'Day 1'}: a timed practice exam** of your cluster. Write down the areas where points were lost, and go through every wrong answer until you can say why.`,
      `2. **${isFew ? 'Then' : later}: the two weakest areas**, three terms at a time from memory ("quiz me on pricing"), and 20 questions of each.`,
      '3. **Each day a role-play** with the clock: read twice, a line of notes for each performance indicator, an opening, a closing, and say it out loud. For your event take cases of its kind: tickets, sponsors and fans for sports and entertainment, guests for hotels, menus for restaurants.',
      '4. **The evening before**: only what was wrong before, clothes and bag ready, and sleep. New things learned at midnight cost more than they bring.',
    ].join('\n'),
  ]
}

/** What the turn says of its own case. */
function ownPart({ request, understood: { plain } }: Asked, days: number | undefined): Part[] {
  const weak = weakest(request.weakAreas).slice(0, 3)
  const exam = examNamedIn(plain)
  const hard = hardIn(plain)
  const lines = [
    ...(weak[0]
      ? [
          `**Begin with ${joined(weak.map(({ area }) => area))}**: your finished exams lost most there.`,
        ]
      : exam
        ? [`**The ${exam.cluster} exam asks most of** ${largestOf(exam)}: begin with these.`]
        : []),
    ...(hard
      ? [
          `**${hard}**, which you find hard, comes every second day, first thing, while you are fresh.`,
        ]
      : []),
    ...minutesIn(plain),
    ...daysOffIn(plain, days),
  ]
  return lines.length > 0 ? [`For you:\n\n${lines.map((line) => `- ${line}`).join('\n')}`] : []
}

const largestOf = ({ items }: Blueprint) =>
  joined(
    Object.entries(items)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 3)
      .map(([area, count]) => `${area} (${count} of 100)`),
  )

/** "I suck at finance stuff", and not the cluster. */
function hardIn(plain: string) {
  const said = plain.match(HARD)?.[1]
  return said !== undefined && struggles(plain) && !OF_WHOLE.test(said)
    ? areaNamedIn(said)
    : undefined
}
/** "Behind on studying for the marketing exam" */
const OF_WHOLE = /\b(?:exam|test|cluster|studying|deca)\b/
const HARD =
  /\b(?:suck|bad|terrible|horrible|weak|lost|behind|struggle|struggling|fail|failing) (?:at|in|with|on) (.+)$|\b(?:hate|dont get|dont understand) (.+)$/

/** A third for terms, a half for questions, the rest for what was wrong before. */
function minutesIn(plain: string): string[] {
  const [, said, unit] = plain.match(A_DAY) ?? []
  if (said === undefined) return []
  const minutes = (Number(said) || 1) * (unit!.startsWith('h') ? 60 : 1)
  if (minutes < LEAST_MINUTES || minutes > MOST_MINUTES) return []
  const terms = Math.round(minutes / 3)
  const questions = Math.round(minutes / 2)
  return [
    `**Your ${minutes} minutes a day**: ${terms} for terms from memory, ${questions} for questions, ${minutes - terms - questions} for what was wrong the day before. A role-play takes the place of the questions; a whole exam goes over several days.`,
  ]
}
const A_DAY = /\b(\d+|an?) ?(min\w*|hours?|hrs?) (?:a|per|each|every) day\b/
const LEAST_MINUTES = 6
const MOST_MINUTES = 300

function daysOffIn(plain: string, days: number | undefined): string[] {
  const off = plain.match(OFF)?.[1]
  if (off === undefined) return []
  const perWeek = off.startsWith('weekend') ? 2 : 1
  const left = days && days >= A_WEEK ? days - Math.floor(days / A_WEEK) * perWeek : undefined
  const name = capitalized(off.replace(/s$/, ''))
  return [
    `**${off.startsWith('weekend') ? 'Weekends are' : `${name}s are`} off**${left ? `: that leaves ${left} days, so move what falls on one to the next day` : ': move what falls on one to the next day'}. Rest is part of the plan.`,
  ]
}
const OFF =
  /\b(?:no|not|except|without|skip(?:ping)?|off)(?: on| for| the| any)? ((?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/

/** The weeks until a competition, for somebody who names the exam; with results, their weakest areas first. */
export function planForExam({ request }: Talk): Part[] {
  const weak = weakest(request.weakAreas).slice(0, 3)
  return [
    '**What to do next**',
    [
      weak[0]
        ? `1. **Begin with ${joined(weak.map(({ area }) => area))}**: that is where your finished exams lost most points${isHint(weak[0]) ? ', as far as so few questions can tell' : ''}.`
        : '1. **Today: a timed practice exam**, or 20 questions of one. It shows where your points are lost; guessing what you are weak in does not.',
      '2. **Then an area a day**, the largest of the table below first: three terms from memory, ten questions, and every wrong one gone through until you can say why.',
      '3. **Every other day a role-play** with the clock running.',
      '4. **In the last days** one more full exam, then only what was wrong before; the evening before, sleep.',
    ].join('\n'),
  ]
}

const joined = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
