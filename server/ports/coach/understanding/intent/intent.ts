/** What holds for an intent; what is left out of a row does not. */
type Row = {
  /** It comes first, whatever else stands in the turn, and is not gone along with. */
  isDeclined?: true
  /** Of what the talk was about before, where the turn names nothing itself. */
  refersBack?: true
  /** No page of materials answers it. */
  hasNoPages?: true
  /** Whatever figures stand in it, it is about no sum. */
  isNoSum?: true
  /** It may tell a sum that goes by no name. */
  mayTellSum?: true
  /** What it names is worked out where figures stand beside it. */
  mayHaveFigures?: true
  /** It may be two questions in one breath. */
  mayBeTwo?: true
  /** As one of two questions it is answered. */
  answersOneOfTwo?: true
  /** Said in full also where some of it was said before: a table without its terms, or a verdict without what it compares with, would be none. */
  isSaidInFull?: true
  /** No verdict on the student's own words comes before its answer. */
  hasOwnAnswer?: true
  /** Such a verdict comes first only where it is sure. */
  knowsBetter?: true
  /** The points of its subjects that it does not make itself stand behind it. */
  hasPoints?: true
  /** How near what is asked next has to come to stand beside the answer: nearer, the more exact that is. */
  leastNear?: number
}

/** Everything that rules ask of an intent alone: a new one is a row, and what it says where it is chosen and answered. */
const INTENTS = {
  distress: { isDeclined: true, hasNoPages: true, isNoSum: true },
  intrusion: { isDeclined: true, hasNoPages: true, isNoSum: true },
  cheating: { isDeclined: true, hasNoPages: true, isNoSum: true },
  crime: { isDeclined: true, hasNoPages: true, isNoSum: true },
  'made-up': { isDeclined: true, hasNoPages: true, isNoSum: true },
  'off-topic': { hasNoPages: true, mayTellSum: true, mayBeTwo: true, hasOwnAnswer: true },
  advice: { hasNoPages: true, isNoSum: true },
  thanks: { hasNoPages: true },
  greeting: { hasNoPages: true },
  farewell: { hasNoPages: true },
  'small-talk': { hasNoPages: true },
  'about-the-tutor': { hasNoPages: true },
  declines: { hasNoPages: true },
  recap: { hasNoPages: true, isNoSum: true, isSaidInFull: true },
  'own-results': { hasNoPages: true, isNoSum: true, isSaidInFull: true },
  'why-suggested': { hasNoPages: true, isSaidInFull: true },
  'what-next': { hasNoPages: true, isNoSum: true, isSaidInFull: true },
  quiz: {
    ...{ refersBack: true, hasNoPages: true, isNoSum: true, isSaidInFull: true },
    hasOwnAnswer: true,
  },
  answer: { refersBack: true, mayHaveFigures: true, isSaidInFull: true, hasOwnAnswer: true },
  'wants-answer': {},
  'pasted-item': { hasOwnAnswer: true },
  explain: {
    hasPoints: true,
    ...{ mayTellSum: true, mayHaveFigures: true, mayBeTwo: true, answersOneOfTwo: true },
    leastNear: 0.35,
  },
  formula: {
    hasPoints: true,
    ...{ refersBack: true, mayTellSum: true, mayHaveFigures: true },
    ...{ mayBeTwo: true, answersOneOfTwo: true },
  },
  compare: {
    hasPoints: true,
    ...{ refersBack: true, mayTellSum: true, mayBeTwo: true, answersOneOfTwo: true },
    ...{ isSaidInFull: true, knowsBetter: true, leastNear: 0.4 },
  },
  opposite: { hasPoints: true, refersBack: true, isSaidInFull: true },
  side: {
    hasPoints: true,
    ...{ refersBack: true, mayTellSum: true, mayHaveFigures: true },
    ...{ mayBeTwo: true, answersOneOfTwo: true, leastNear: 0.3 },
  },
  why: {
    hasPoints: true,
    ...{ refersBack: true, mayTellSum: true, mayBeTwo: true, answersOneOfTwo: true },
    leastNear: 0.3,
  },
  more: { hasPoints: true, refersBack: true, mayHaveFigures: true, mayBeTwo: true },
  simpler: { refersBack: true },
  example: { hasPoints: true, refersBack: true, mayHaveFigures: true },
  'another-example': { refersBack: true },
  enumerated: { hasPoints: true, refersBack: true, answersOneOfTwo: true, isSaidInFull: true },
  sorting: { hasPoints: true, mayBeTwo: true, answersOneOfTwo: true, hasOwnAnswer: true },
  asked: {
    hasPoints: true,
    ...{ mayTellSum: true, mayHaveFigures: true, mayBeTwo: true, answersOneOfTwo: true },
    ...{ knowsBetter: true, leastNear: 0.5 },
  },
  fact: {
    hasPoints: true,
    ...{ hasNoPages: true, mayTellSum: true, mayBeTwo: true, answersOneOfTwo: true },
    ...{ isSaidInFull: true, hasOwnAnswer: true },
  },
  area: { mayBeTwo: true },
  describes: { mayTellSum: true, mayBeTwo: true, knowsBetter: true },
  unknown: { mayTellSum: true, mayBeTwo: true },
  unclear: { hasNoPages: true, mayTellSum: true, mayBeTwo: true },
} as const satisfies Record<string, Row>

/** What a turn wants. */
export type Intent = keyof typeof INTENTS

export const rowOf = (intent: Intent): Row => INTENTS[intent]
