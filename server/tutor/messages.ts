/** Said where no coach answers; what was written stays with the student. */
export const UNAVAILABLE =
  'The tutor could not answer just now. Your message is not lost: please send it again in a moment.'
/** The same in the middle of an answer. */
export const CUT_OFF = 'The answer broke off here. Please try again.'
export const NOTHING_ASKED = 'Say something first.'
export const FILE_GONE = 'The file of this material is no longer there. Please tell your advisor.'
