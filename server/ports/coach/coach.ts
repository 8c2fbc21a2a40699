import type { Card, Scenario } from '#content/schema.ts'
import type { StandInReason } from '#contract/roleplays.ts'

/**
 * Whoever teaches and judges: the built-in coach, or a language model. It reads and writes nothing by itself; what it
 * may know of the team and the student is handed to it, so no answer can show what the student may not see.
 */
export type Coach = {
  readonly identity: CoachIdentity
  /** Who answers where this coach cannot: the built-in one behind a model; none behind the built-in one. */
  readonly standIn?: Coach
  /**
   * Answers the last turn, piece by piece. Ends early, without an error, when the signal is aborted.
   * @throws CoachUnavailable when nothing, or nothing that fits, came back; pieces given before stay given.
   */
  reply(request: ReplyRequest, signal: AbortSignal, meter?: Meter): AsyncIterable<ReplyPiece>
  /**
   * A scenario of the choice, of the anatomy of an event's.
   * @throws CoachUnavailable
   */
  writeScenario(
    request: ScenarioRequest,
    signal: AbortSignal,
    meter?: Meter,
  ): Promise<WrittenScenario>
  /**
   * Points and words for a response. The caller checks that evidence is verbatim and that points fit their criteria.
   * @throws CoachUnavailable
   */
  judge(request: JudgeRequest, signal: AbortSignal, meter?: Meter): Promise<Judgement>
  /**
   * Questions on a page that the reader could make nothing of; only models have it. Its proposals wait for an admin.
   * @throws CoachUnavailable
   */
  readPage?(request: PageRequest, signal: AbortSignal, meter?: Meter): Promise<ProposedQuestion[]>
}

/** Told how many tokens a call to a provider took, as soon as it is known; the built-in coach takes none. */
export type Meter = (tokens: number) => void

/** Who answers, as the screens say it. */
export type CoachIdentity =
  | { kind: 'built-in' }
  /** `provider` is the company text goes to, in words: "OpenAI", or the host of an address of the school's own. */
  | { kind: 'model'; provider: string; model: string }

/** Nothing came back that can be used; what the student wrote is kept and may be sent again. */
export class CoachUnavailable extends Error {
  override name = 'CoachUnavailable'
}

export type Turn = { role: 'user' | 'assistant'; content: string }

/** Something the coach may use and name; found for this turn, for this student. */
export type Source =
  | { kind: 'card'; id: string; card: Card }
  /** A question of one of the student's own finished attempts. */
  | {
      kind: 'explanation'
      id: string
      question: string
      answer: string
      explanation: string
      area: string | null
    }
  /** Of a study material that students may open; never of the question bank. */
  | { kind: 'page'; id: string; materialId: number; title: string; page: number; text: string }

/** A question the student asks about. Without `known` it has not been attempted: hints only, and never its answer. */
export type AskedItem = {
  question: string
  options: string[]
  area: string | null
  /** Code of the performance indicator that it tests, as 'SM:095'; to look for its concept by, never to be said of one that is open. */
  indicator?: string | null
  /** The same in words, where the exam is one of ours. */
  objective?: string | null
  /** It stands in an exam that the student has in progress. */
  isOpen?: boolean
  /** It is on the list, and the student has handed in no exam that asks it. */
  isListed?: boolean
  /** What its review already shows this student. */
  known: {
    choice: number | null
    correctAnswer: number
    explanation: string
    misconception: string | null
    /** What leads to each option, in their order; empty or null where nothing is written of one. */
    misconceptions?: readonly (string | null)[] | null
  } | null
}

/** What stands in the paper of a question, without its key. */
export type PrintedItem = Pick<
  AskedItem,
  'question' | 'options' | 'area' | 'indicator' | 'objective'
>

export type ReplyRequest = {
  /** Oldest first; the last is the student's. */
  turns: Turn[]
  sources: Source[]
  /** Instructional areas the student does worst in, weakest first, those with few answers last; empty before the first finished exam. */
  weakAreas: { area: string; correct: number; answered: number }[]
  item: AskedItem | null
  /** An exam of the student's is in progress, so that any question they bring may be one of it. */
  isInExam?: boolean
  /** A turn, however far back, has a question of that exam in it. */
  showsOpenItem?: boolean
  /** What stands in that exam, without keys: no answer may say what one of its options says and the student did not. */
  openItems?: PrintedItem[]
}

/** Text to append, or the id of a source that the text before it rests on. */
export type ReplyPiece = { text: string } | { cites: string }

/** `standIn` says that it was not the coach that was asked who wrote it, and why. */
export type WrittenScenario = Scenario & { standIn?: StandInReason }

export type ScenarioRequest = {
  category: Scenario['category']
  scenarioType: Scenario['scenarioType']
  difficulty: Scenario['difficulty']
  /** Ids and titles of what this student has had for the same choice: a new one is none of them. */
  earlier: { id: string; title: string }[]
}

/** A line of the evaluation form. */
export type Criterion = {
  /** 'p1' to 'p5' for a performance indicator, else 'reasoning', 'judgment', 'communication', 'creativity', 'overall'. */
  key: string
  name: string
  maxPoints: number
}

export type JudgeRequest = {
  scenario: Scenario
  /** Of the form, in its order; their points sum to 100. */
  criteria: Criterion[]
  response: string
  /** The judge's questions and what was answered, for those that were asked. */
  answers: { question: string; answer: string }[]
  /** In a redo, the keys of the criteria that the student speaks to again; the others' points are not used. */
  redone?: readonly string[]
}

export type JudgedCriterion = {
  key: string
  /** Whole points, 0 to the criterion's. */
  points: number
  /** Verbatim from the response or an answer; empty means "not addressed". */
  evidence: string[]
  /** Why these points: the rule behind them, in words for the student. */
  reason: string
  /** Where several gradings were made, the points of each, in the order of their totals. */
  gradings?: number[]
}

export type Judgement = {
  /** One for each criterion asked, in the same order. */
  criteria: JudgedCriterion[]
  keep: string
  change: string
  /** A sentence of the student's, and how to say it more strongly; null where nothing was said. */
  stronger: { instead: string; say: string } | null
  /** Totals of the gradings that the points are the median of, lowest first; one for the built-in judge. */
  totals: number[]
  /** Who graded, where it was not the coach that was asked: a stand-in says so. */
  judgedBy?: CoachIdentity['kind']
}

export type PageRequest = {
  /** 1-based, of the PDF. */
  page: number
  /** The page's text, line by line, as the reader saw it. */
  text: string
  /** Numbers of the questions that could not be read there, where they are known; empty means any. */
  numbers: string[]
}

export type ProposedQuestion = {
  /** As printed; null where the page has none. */
  number: string | null
  question: string
  options: string[]
  /** Index of the option that the page's text names as the answer; never a guess, so null nearly always. */
  correctAnswer: number | null
}
