import type { StandInReason } from '#contract/roleplays.ts'

/** Why it was not the language model, which the reader would think it was; before "so the built-in …". */
export const STOOD_IN: Record<StandInReason, string> = {
  'no-answer': 'The language model gave no usable answer',
  'share-used': 'Your share of the language model for the day was used up',
}

/** Under a scenario. */
export const wordsOnWriter = (standIn: StandInReason) =>
  `${STOOD_IN[standIn]}, so the built-in coach wrote this scenario.`
