import { formOf, type QuestionForm } from './question-form.ts'

/** A reason, a way or what follows is not the same for what is done and for what is not. */
const FORMS_TURNED = new Set<QuestionForm>(['why', 'how', 'if'])

const DENIES =
  /\b(?:not|never|nobody|noone|no one|cant|cannot|dont|doesnt|didnt|isnt|arent|wasnt|werent|wont|wouldnt|shouldnt|couldnt|hasnt|havent|hadnt|aint|without|instead|alone|fails?|failed|refuses?|refused|avoids?|hesitates?|afraid|scared|hates?|struggles?|sucks? at|suck at|(?:bad|terrible|awful|poor|horrible) at|(?:hard|difficult|tough) (?:for|to))\b/

/** "Why don't you", "why not": of what could be done as well, and no reason of anything that is so. */
const PROPOSES = /\bwhy (?:not|dont (?:we|you|i))\b/

/** Whether two ways of asking are of what is done, and of what is not: "why do bosses delegate", "why don't they". */
export function areTurned(plain: string, way: string): boolean {
  const form = formOf(plain)
  if (form === undefined || !FORMS_TURNED.has(form) || form !== formOf(way)) return false
  if (PROPOSES.test(plain) || PROPOSES.test(way)) return false
  return DENIES.test(plain) !== DENIES.test(way)
}
