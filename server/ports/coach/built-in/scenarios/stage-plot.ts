import type { CompanyKind, Plot, Scenario } from '#content/schema.ts'
import { companyName, peopleOf } from './other-names.ts'
import { companyFigures, figuresOf, type FigureValues } from './plot-figures.ts'
import { complication } from './vary-scenario.ts'

export type Stage = Pick<Scenario, 'category' | 'scenarioType' | 'difficulty'> & {
  kind: CompanyKind
  /** Chooses names, figures and what else comes up; the same case for the same one. */
  turn: number
}

/** A plot as it happens at one company: the case that a student is given. */
export function stagePlot(plot: Plot, stage: Stage): Scenario {
  const { category, scenarioType, difficulty, kind, turn } = stage
  const company = companyName(kind.name, turn)
  const roles = rolesOf(scenarioType, kind)
  const figures = figuresOf(plot, companyFigures(kind, turn))
  const words = { ...kind, ...peopleOf(turn), company, ...roles }
  const fill = (text: string) => filled(text, words, figures)
  const about = fill(kind.about)
  return {
    ...{ id: plot.id, category, scenarioType, difficulty, title: plot.title },
    participantRole: roles.participant,
    judgeRole: roles.judge,
    company: { name: company, about: capital(about) },
    situation: `You are to assume the role of ${roles.participant} at ${company}, ${about}. ${fill(plot.situation)}`,
    details: fill(plot.details),
    task: fill(plot.task),
    judgeAsks: fill(meetingAt(scenarioType, turn)),
    performanceIndicators: plot.performanceIndicators.map(
      ({ area, text, strongAnswer }, place) => ({
        ...{ id: `p${place + 1}`, area, text: fill(text), strongAnswer: strongAnswer.map(fill) },
      }),
    ),
    judgeQuestions: plot.judgeQuestions.map(({ question, probes }) => ({
      ...{ question: fill(question), probes },
    })),
    complications: complicationsOf(plot, stage, roles.judge).map(fill),
  }
}

/** In a sales presentation the judge buys; everywhere else it is one's own boss. */
function rolesOf(type: Scenario['scenarioType'], { worker, lead, boss, buyer }: CompanyKind) {
  if (type === 'Sales Presentation') return { participant: worker, judge: buyer }
  const participant = type === 'Customer Service Challenge' ? worker : lead
  return { participant, judge: boss }
}

function complicationsOf(plot: Plot, { scenarioType, difficulty, turn }: Stage, judge: string) {
  if (difficulty === 'beginner') return []
  const more = difficulty === 'advanced' ? [complication(scenarioType, judge, turn)] : []
  return [plot.complication, ...more]
}

/** How the meeting goes; the judge's part is the same at every competition. */
const MEETINGS = [
  'You will meet the {judge} in {room}. The {judge} will greet you and ask to hear your ideas. After you have presented them and answered some questions, the {judge} will thank you and end the meeting.',
  'The meeting takes place in {room}. The {judge} will begin it by greeting you and asking what you propose. When you have made your case and answered the questions, the {judge} will thank you.',
  'You will talk in {room}, where the {judge} has kept ten minutes free. The {judge} will welcome you, listen to your plan and ask about it, and close the talk with thanks.',
]
const AT_THE_BUYER = [
  'You will meet the {judge} in a meeting room there. The {judge} will greet you and ask what you have to offer. After your presentation and some questions, the {judge} will thank you and say how it goes on.',
  'The talk takes place in the office of the {judge}, who will welcome you and let you begin. When you have made your offer and answered the questions, the {judge} will thank you for coming.',
]

function meetingAt(type: Scenario['scenarioType'], turn: number) {
  const meetings = type === 'Sales Presentation' ? AT_THE_BUYER : MEETINGS
  return meetings[turn % meetings.length]!
}

/** Texts and figures in their slots, with the right article before them and a capital where a sentence begins. */
function filled(text: string, words: Record<string, unknown>, figures: FigureValues) {
  return text.replace(
    /(\b[Aa]n? )?\{(\$?)(\w+)\}/g,
    (slot, article: string | undefined, dollar: string, name: string, at: number) => {
      const word = name in figures ? said(figures[name]!, dollar === '$') : words[name]
      if (typeof word !== 'string') throw new Error(`Nothing fits into ${slot}.`)
      if (article) return articleFor(article, word) + word
      return beginsSentence(text.slice(0, at)) ? capital(word) : word
    },
  )
}

const beginsSentence = (before: string) =>
  /(^|[.?!]"? )$/.test(before) && !/[ap]\.m\. $/.test(before)

const articleFor = (article: string, word: string) =>
  `${article[0]}${/^[aeio]|^u(?!ni|s)|^8/.test(word) ? 'n' : ''} `

/** As a text has them: small counts in words. */
const NUMBERS = ['', ...'one two three four five six seven eight nine'.split(' ')]

function said(value: number, isMoney: boolean) {
  if (!isMoney && NUMBERS[value]) return NUMBERS[value]
  if (!isMoney) return COUNT.format(value)
  return `$${(Number.isInteger(value) ? WHOLE_MONEY : MONEY).format(value)}`
}

// Made once: to make a format takes some fifty times as long as to use it.
const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const WHOLE_MONEY = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const MONEY = new Intl.NumberFormat('en-US', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
})

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
