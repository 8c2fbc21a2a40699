import type { CaseTerms } from './case-terms.ts'
import { startsWithOrder } from './orders.ts'
import { isLittle, isPast } from './stems.ts'

/** What makes a statement concrete. */
export type Feature = 'figure' | 'when' | 'who' | 'how' | 'why' | 'action'

/** Which of them a sentence has. */
export function featuresOf(
  { text, tokens, stems }: { text: string; tokens: readonly string[]; stems: ReadonlySet<string> },
  { people, words }: CaseTerms,
): Readonly<Record<Feature, boolean>> {
  const said = ` ${tokens.join(' ')} `
  const isNamed = [...stems].some((stem) => people.has(stem)) || hasOtherName(text, words)
  return {
    figure:
      /[$%]|\bpercent\b/.test(text) ||
      [...stems].some((stem) => stem.startsWith('#')) ||
      tokens.some((token) => /^\d/.test(token)),
    when: WHEN.test(said),
    who: isNamed || WHO.test(said),
    how: HOW.test(said),
    why: WHY.test(said) || CONSEQUENCE.test(text),
    action: ACTION.test(said) || startsWithOrder(tokens) || tellsOfOnesDoing(tokens),
  }
}

const hasOtherName = (text: string, words: ReadonlySet<string>) =>
  [...text.matchAll(/(?<=[a-z,] )[A-Z][a-z]+/g)].some(([name]) => words.has(name.toLowerCase()))

const WHEN =
  / (?:tonight|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|morning|afternoon|evening|noon|midnight|hours?|minutes?|days?|daily|weeks?|weekly|months?|monthly|quarter|year|deadline|within|by the end|before|after|until|immediately|right away|first thing|on the spot|at once|today) /
const WHO =
  / (?:manager|supervisor|director|team leader|employee|employees|staff|teller|tellers|clerk|cashier|host|server|chef|owner|founder|accountant|lawyer|supplier|technician|trainer|volunteer|volunteers|volunteer|myself|assistant|coordinator|director|coach|captain|each person|one person|someone|somebody|a named|point person|in charge|responsible) /
const HOW =
  / (?:by \w+ing|through|using|use a|with a|with the|via|for example|for instance|such as|step|steps|list|script|checklist|form|template|sign|call|calls|email|phone|in person|face to face|one on one|demonstrate|show them|walk them|spreadsheet|calendar|track|measure|count|compare|check|survey|goal|target) /
const WHY =
  / (?:because|since|so that|so they|so we|so he|so she|so it|so nobody|so no|so you|so your|so the|so our|so my|so at|so if|so when|so everyone|so everybody|so each|so people|so customers|in order to|therefore|which means|that means|means that|as a result|that way|this way|otherwise|the reason|due to|which would|which will|this will|this would|that will|that would|leads to|instead of|rather than|worth|costs us|saves|to avoid|to keep|to make sure|to show|to prevent|if we|if they|if he|if she|even though|although|while) /
/** "It's empty on Mondays, so we open later": the reason stands before what follows from it. */
const CONSEQUENCE =
  /\w[,;] (?:and )?so (?!far|on\b|much|many|forth)|['’]cause\b|\bcuz\b|\bthat['’]s (?:why|how)\b/i
const ACTION =
  / (?:would|will|should|could|must|id|ill|wed|well|theyd|theyll|recommend|suggest|propose|advise|need to|needs to|have to|has to|going to|gonna|want to|lets|let us|the plan is|the idea is|my (?:own )?(?:plan|recommendation|suggestion|idea|proposal|first step)|(?:i|we) (?:also |then |first |can |just )*(?:ask|give|call|take|put|keep|start|offer|tell|show|make|use|pay|write|send|buy|count|measure|check|meet|move|let|set|split|train|talk|explain|open|close|try|do|can)|step one|step two|please) /

/** "I carry the box in myself": what one does, not what one did or likes. */
const tellsOfOnesDoing = (tokens: readonly string[]) =>
  tokens.some((token, at) => {
    const verb = tokens[at + 1] ?? ''
    return (
      /^(?:i|we)$/.test(token) &&
      verb !== '' &&
      !isLittle(verb) &&
      !isPast(verb) &&
      !FEELS.has(verb)
    )
  })

const FEELS = new Set(
  'think believe like love hope feel know guess mean am agree wish enjoy follow saw ate hear remember value care'.split(
    ' ',
  ),
)
