/**
 * A text from elsewhere without what could make it look like another or spill over its neighbours: control characters,
 * marks that turn the writing direction, invisible tags, and more than a few accents on one letter. Line ends become
 * '\n'; natural right-to-left text, joined emoji and accented letters stay as they are.
 */
export const calmText = (text: string) =>
  text.toWellFormed().replace(LINE_END, '\n').replace(HIDDEN, '').replace(TOO_MANY_MARKS, '$1')

const LINE_END = /\r\n?|[\u2028\u2029\u0085]/g
/** Controls but tab and line end; direction marks; interlinear notes; tag characters; object replacement. */
const HIDDEN =
  // oxlint-disable-next-line eslint/no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}]/gu
/** Written languages put up to three marks on a letter. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu
