import type { Area } from '#content/blueprint.ts'
import type { FoundQuestion } from '../knowledge/common-questions.ts'
import type { AskedBefore } from './earlier-question.ts'
import type { Enumerated } from './enumerated.ts'
import type { Language } from '../plain/language.ts'
import type { Manner } from './manner.ts'
import type { Subject } from '../knowledge/subject.ts'

/** Everything about the last turn of a talk that rules look at. */
export type TurnReading = {
  /** As it was typed; a very long one by its beginning and its end. */
  last: string
  /** Where it is not English. */
  language: Language | null
  /** Its words as rules read them: small letters, mended, and what it points at put in by name. */
  plain: string
  /** How it is asked, where that can be told from its words alone. */
  manner: Manner | undefined
  /** What is asked about: the words without those that only ask. */
  focus: string
  /** The terms that it names itself. */
  own: Subject[]
  /** What the talk was about before. */
  thread: Subject[]
  area: Area | undefined
  /** The area that the answer before suggested to study. */
  suggested: Area | undefined
  /** The tutor's own question that it may answer. */
  before: AskedBefore | null
  /** The turn before wanted an example. */
  wasExample: boolean
  /** The answer before declined what was asked. */
  wasDeclined: boolean
  /** What is known in so many words: a common question, or one that is asked next about the talk's matter. */
  question: FoundQuestion | undefined
  /** Of what was named in a row before. */
  enumerated: Enumerated | undefined
}
