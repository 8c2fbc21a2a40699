import { CHAT_MESSAGE_MAX } from '#contract/tutor.ts'

/** Said where no coach answers; what was written stays with the student. */
export const UNAVAILABLE =
  'The tutor could not answer just now. Your message is not lost: please send it again in a moment.'
/** The same in the middle of an answer. */
export const CUT_OFF = 'The answer broke off here. Please try again.'
export const NOTHING_ASKED = 'Say something first.'
export const TOO_LONG = `A message has at most ${CHAT_MESSAGE_MAX.toLocaleString('en-US')} characters.`
export const FILE_GONE = 'The file of this material is no longer there. Please tell your advisor.'
/** Above hints that no model gives, so in markdown. */
export const HINTS_NOTICE =
  '*While an exam is in progress, the built-in coach gives the hints on its questions.*\n\n'
