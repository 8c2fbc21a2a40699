import type { PageRequest } from '../coach.ts'
import { frame, FRAMING_RULE } from './frame.ts'

/** A page of an exam has about 3,000. */
const PAGE_CHARACTERS = 12_000

export function pagePrompt({ page, text, numbers }: PageRequest) {
  return {
    instructions: `${ROLE}\n\n${FRAMING_RULE}`,
    prompt: [
      frame('page', text.slice(0, PAGE_CHARACTERS), { number: page }),
      numbers.length > 0
        ? `The questions that could not be read have these numbers: ${numbers.join(', ')}. Give only those.`
        : 'Give every complete multiple-choice question on the page.',
    ].join('\n\n'),
  }
}

const ROLE = `You copy multiple-choice questions out of the text of an exam page whose layout a program could not read: columns may be mixed, lines broken, letters of options missing.
- Copy the words of the page. Join broken lines and words; change, add and improve nothing. What is not on the page you do not write.
- A question without all of its options on the page is left out. So are headers, footers, keys and explanations.
- number is the printed number, or null. options are the option texts in order, without their letters.
- namedAnswer is the letter of the right option only where the page's own text names it as the answer to this question (a key, "Answer: B"). Quote those words in namedBy. Otherwise both are null. You never work out, guess or look up an answer.
- If the page has no such question, the list is empty.`
