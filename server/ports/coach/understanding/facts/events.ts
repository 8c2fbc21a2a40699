import { EXAMS, type Blueprint } from '#content/blueprint.ts'
import type { Fact } from './facts.ts'

/** Minutes and performance indicators by kind of role-play event. */
const KINDS = {
  principles: {
    who: 'an individual event for first-year members',
    prepare: 10,
    interview: 10,
    indicators: 4,
  },
  series: { who: 'an individual series event', prepare: 10, interview: 10, indicators: 5 },
  team: { who: 'an event for two partners', prepare: 30, interview: 15, indicators: 7 },
}
type Event = { name: string; kind: keyof typeof KINDS; exam: Blueprint['slug'] }

const CORE = 'business-administration-core'
const HOSPITALITY = 'hospitality-and-tourism'
const team = (name: string, exam: Blueprint['slug']): Event => ({
  name: `${name} Team Decision Making`,
  ...{ kind: 'team', exam },
})
const series = (name: string, exam: Blueprint['slug']): Event => ({ name, kind: 'series', exam })
const principles = (of: string): Event => ({
  name: `Principles of ${of}`,
  ...{ kind: 'principles', exam: CORE },
})

/** Role-play events with an exam, by their code. */
const EVENTS: Record<string, Event> = {
  PBM: principles('Business Management and Administration'),
  PEN: principles('Entrepreneurship'),
  PFN: principles('Finance'),
  PHT: principles('Hospitality and Tourism'),
  PMK: principles('Marketing'),
  BLTDM: team('Business Law and Ethics', 'business-management'),
  BTDM: team('Buying and Merchandising', 'marketing'),
  ETDM: team('Entrepreneurship', 'entrepreneurship'),
  FTDM: team('Financial Services', 'finance'),
  HTDM: team('Hospitality Services', HOSPITALITY),
  MTDM: team('Marketing Management', 'marketing'),
  STDM: team('Sports and Entertainment Marketing', 'marketing'),
  TTDM: team('Travel and Tourism', HOSPITALITY),
  ACT: series('Accounting Applications', 'finance'),
  AAM: series('Apparel and Accessories Marketing', 'marketing'),
  ASM: series('Automotive Services Marketing', 'marketing'),
  BFS: series('Business Finance', 'finance'),
  BSM: series('Business Services Marketing', 'marketing'),
  ENT: series('Entrepreneurship', 'entrepreneurship'),
  FMS: series('Food Marketing', 'marketing'),
  HLM: series('Hotel and Lodging Management', HOSPITALITY),
  HRM: series('Human Resources Management', 'business-management'),
  MCS: series('Marketing Communications', 'marketing'),
  QSRM: series('Quick Serve Restaurant Management', HOSPITALITY),
  RFSM: series('Restaurant and Food Service Management', HOSPITALITY),
  RMS: series('Retail Merchandising', 'marketing'),
  SEM: series('Sports and Entertainment Marketing', 'marketing'),
}

/** Codes that are words of another kind as well count only where an event is spoken of. */
const ALSO_WORDS = ['ACT', 'ENT', 'HRM', 'SEM', 'RMS']
const SPEAKS_OF_EVENT =
  /\b(?:events?|series|compet\w*|doing|entered|signed up|my|deca|roleplay|code|cluster)\b/

/** The event that a turn names by its code, with what is fixed about it. */
export function eventFact(plain: string): Fact | undefined {
  const [code, other] = plain
    .toUpperCase()
    .split(' ')
    .filter((word, at, all) => Object.hasOwn(EVENTS, word) && all.indexOf(word) === at)
  if (!code || (ALSO_WORDS.includes(code) && !other && !SPEAKS_OF_EVENT.test(plain)))
    return undefined
  return other ? presentTwo(code, other) : presentEvent(code, EVENTS[code]!)
}

/** "PBM vs PMK": what is fixed about either, side by side. */
function presentTwo(code: string, other: string): Fact {
  const [one, two] = [EVENTS[code]!, EVENTS[other]!]
  const row = (name: string, of: (event: Event) => string | number) =>
    `| ${name} | ${of(one)} | ${of(two)} |`
  const isSame = one.kind === two.kind && one.exam === two.exam
  return {
    id: `event-${code.toLowerCase()}-${other.toLowerCase()}`,
    title: `${code} and ${other} side by side`,
    says: [
      [
        `| | ${code} | ${other} |`,
        '| --- | --- | --- |',
        row('Name', ({ name }) => name),
        row('Who', ({ kind }) => KINDS[kind].who),
        row('Minutes to prepare', ({ kind }) => KINDS[kind].prepare),
        row('Minutes with the judge', ({ kind }) => KINDS[kind].interview),
        row('Indicators in the case', ({ kind }) => KINDS[kind].indicators),
        row('Exam', ({ exam }) => examOf(exam).cluster),
      ].join('\n'),
      isSame
        ? 'Exam and rules are the same; the cases come from different fields. Take the one whose field you would gladly talk about.'
        : 'They differ where the rows do. Details can change by season: your advisor has the guidelines.',
    ].join('\n\n'),
    check: 'Which of the two fields could you already give an example from?',
    wins: true,
    isSurest: true,
  }
}

const examOf = (exam: Blueprint['slug']) => EXAMS.find(({ slug }) => slug === exam)!

function presentEvent(code: string, { name, kind, exam }: Event): Fact {
  const { who, prepare, interview, indicators } = KINDS[kind]
  const { cluster, items } = examOf(exam)
  const areas = Object.entries(items)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([area, count]) => `${area} (${count})`)
  return {
    id: `event-${code.toLowerCase()}`,
    title: `${code}: ${name}`,
    says: [
      `It is ${who}: one case, ${prepare} minutes to prepare, about ${interview} minutes with a judge, and ${indicators} performance indicators, which carry most of the points.`,
      `Its exam is the ${cluster} one, 100 questions. The areas it asks most about on a district exam: ${areas.join(', ')}.`,
      '**How to prepare.** Take one practice exam to find your weakest of these areas, quiz yourself on its terms, and present two cases a week aloud with a timer. Details can change by season: your advisor has the guidelines.',
    ].join('\n\n'),
    check: 'Which of these areas could you explain to a partner right now, and which not yet?',
    wins: true,
    isSurest: true,
  }
}
