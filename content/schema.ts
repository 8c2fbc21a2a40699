import { z } from 'zod'
import { EXAM_CATEGORIES } from '../contract/materials.ts'
import { DIFFICULTIES, ROLEPLAY_CATEGORIES, SCENARIO_TYPES } from '../contract/roleplays.ts'
import { AREA_NAMES } from './blueprint.ts'

const Text = z
  .string()
  .min(1)
  .refine((text) => text === text.trim() && !/\s{2}|\n/.test(text), {
    error: 'one line, no space at either end, no double space',
  })
  .refine((text) => !/[“”‘’—…]/.test(text), {
    error: 'plain typing: straight quotes, no em dash, no ellipsis character',
  })
const Id = z.string().regex(/^[a-z][a-z0-9-]*[a-z0-9]$/, 'small letters, figures and hyphens')
const Key = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const Area = z.enum(AREA_NAMES)
const Four = <T extends z.ZodType>(of: T) => z.tuple([of, of, of, of])

const Calculation = z.strictObject({
  /** Figures, + - * / ^ ( ) and round(x, places). */
  expression: z.string().min(1),
  result: z.number(),
  /** As the right option prints the result: "$1,250". */
  shown: Text,
})

export const Item = z.strictObject({
  id: Id,
  question: Text,
  options: Four(Text),
  correctAnswer: Key,
  area: Area,
  objective: Text,
  difficulty: z.enum(['easy', 'medium', 'hard']),
  explanation: Text,
  /** Why somebody would choose each wrong option; '' at the right one. */
  misconceptions: Four(z.union([z.literal(''), Text])),
  concept: Text,
  calculation: Calculation.optional(),
})
export type Item = z.infer<typeof Item>

export const Exam = z.strictObject({
  id: Id,
  title: Text,
  category: z.enum(EXAM_CATEGORIES),
  cluster: Text,
  eventCodes: z.array(z.string().regex(/^[A-Z]{3,4}$/)),
  items: z.array(Item),
})
export type Exam = z.infer<typeof Exam>

const IndicatorId = z.string().regex(/^p[1-5]$/, 'p1 to p5')

const PerformanceIndicator = z.strictObject({
  id: IndicatorId,
  area: Area,
  text: Text,
  /** The points a strong answer covers. */
  strongAnswer: z.array(Text).min(2).max(4),
  /** Concept cards that teach it. */
  cards: z.array(Id).optional(),
})

export const Scenario = z.strictObject({
  id: Id,
  category: z.enum(ROLEPLAY_CATEGORIES),
  scenarioType: z.enum(SCENARIO_TYPES),
  difficulty: z.enum(DIFFICULTIES),
  title: Text,
  participantRole: Text,
  judgeRole: Text,
  company: z.strictObject({ name: Text, about: Text }),
  /** First paragraph: who you are, who the judge is, the company, the task in a sentence. */
  situation: Text,
  details: Text,
  task: Text,
  /** Last paragraph: how the meeting starts and what the judge will want. */
  judgeAsks: Text,
  performanceIndicators: z.array(PerformanceIndicator).min(4).max(5),
  judgeQuestions: z
    .array(z.strictObject({ question: Text, probes: IndicatorId }))
    .min(2)
    .max(3),
  complications: z.array(Text).max(3),
})
export type Scenario = z.infer<typeof Scenario>

/** The amounts and counts that a company of a kind may have; which of them it has is chosen for each case. */
const Figures = z.array(z.number().positive()).min(3)

/** A kind of company that a plot can happen at. Nouns come as "one" and "several". */
export const CompanyKind = z.strictObject({
  /** Ends the company's name: "Cycles". */
  name: Text,
  about: Text,
  place: Text,
  customer: Text,
  customers: Text,
  /** What it sells every week. */
  item: Text,
  items: Text,
  prices: Figures,
  weekly: Figures,
  staff: Figures,
  /** Roles: who serves, who leads a few, who decides. */
  worker: Text,
  lead: Text,
  boss: Text,
  /** When it has the most to do: "on Saturday mornings". */
  busy: Text,
  room: Text,
  /** What it could offer and does not yet. */
  newItem: Text,
  newItems: Text,
  newPrices: Figures,
  newCostShare: z.number().positive().max(1),
  /** An organization that it could sell to, and what. */
  buyer: Text,
  buyerOrg: Text,
  dealUnit: Text,
  dealUnits: Text,
  dealPrices: Figures,
})
export type CompanyKind = z.infer<typeof CompanyKind>

/** What happens in a case of one type, at any kind of company: texts with {slots}, {$slots} for amounts of money. */
export const Plot = z.strictObject({
  id: Id,
  title: Text,
  situation: Text,
  details: Text,
  task: Text,
  /** By name: "weekly * 0.3" is rounded as one would say it, "= waiting * price" is exact. */
  figures: z.record(z.string(), Text),
  performanceIndicators: z
    .array(z.strictObject({ area: Area, text: Text, strongAnswer: z.array(Text).min(2).max(4) }))
    .length(4),
  judgeQuestions: z
    .array(z.strictObject({ question: Text, probes: IndicatorId }))
    .min(2)
    .max(3),
  complication: Text,
})
export type Plot = z.infer<typeof Plot>

export const Card = z.strictObject({
  id: Id,
  term: Text,
  area: Area,
  definition: Text,
  example: Text,
  examAngle: Text,
  /** `card` where the other concept has a card of its own. */
  confusedWith: z.strictObject({ term: Text, card: Id.optional(), howToTellApart: Text }),
  related: z.array(Id).min(1).max(4),
})
export type Card = z.infer<typeof Card>

/** One item as a second reader answered it, seeing only stem and options. */
export const Reading = z.strictObject({
  itemId: Id,
  /** Of the stem and the options as they were read. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  answer: Key,
  reader: Text,
  /** The key at the time, only where the reader disagreed with it. */
  keyThen: Key.optional(),
  /** What was done about the disagreement. */
  settled: z
    .string()
    .regex(/^(Fixed|Dropped): /, 'begins with "Fixed: " or "Dropped: "')
    .optional(),
})
export type Reading = z.infer<typeof Reading>

export const Scenarios = z.array(Scenario)
export const Plots = z.array(Plot)
export const CompanyKinds = z.array(CompanyKind)
export const Cards = z.array(Card)
export const Readings = z.array(Reading)
