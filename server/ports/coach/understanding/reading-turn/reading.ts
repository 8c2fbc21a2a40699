import type { Area } from '#content/blueprint.ts'
import type { FoundQuestion } from '../knowledge/common-questions.ts'
import type { AskedBefore } from './earlier-question.ts'
import type { Enumerated } from './enumerated.ts'
import type { Language } from '../plain/language.ts'
import type { Manner } from './manner.ts'
import type { Subject } from '../knowledge/subject.ts'

/** Everything about the last turn that rules look at. */
export type Reading = {
  last: string
  language: Language | null
  plain: string
  manner: Manner | undefined
  focus: string
  own: Subject[]
  thread: Subject[]
  area: Area | undefined
  before: AskedBefore | null
  /** The turn before wanted an example. */
  wasExample: boolean
  question: FoundQuestion | undefined
  /** Of what was named in a row before. */
  enumerated: Enumerated | undefined
}
