import INDICATORS from './indicators.json' with { type: 'json' }
import type { Subject } from './subject.ts'
import { findByName } from './term-index.ts'

/** What a performance indicator is about, by its code: the nearest first; nothing for a code that is not listed. */
export const subjectsOfIndicator = (code: string): Subject[] =>
  ((INDICATORS as Record<string, string[]>)[code] ?? []).flatMap((name) => findByName(name) ?? [])

export const listIndicators = (): Record<string, string[]> => INDICATORS
