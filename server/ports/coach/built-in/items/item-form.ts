import { lastSentenceOf } from './item-concept-asked.ts'

/** How a question is put decides what it is misread for, and what an option has to be held against. */
export type Form = { trap: string; check: string }

type Asked = { question: string; options: string[] }
type Known = Form & { when: RegExp; isSum?: boolean }

/** The first that fits counts, so the rarer wording stands before the commoner one. `{word}` is what fitted. */
const FORMS: Known[] = [
  {
    when: /\b(EXCEPT|NOT|LEAST)\b/,
    trap: 'The word "{word}" turns the question round: three options fit, and the one that does not is asked for. Mark each option with "fits" or "does not fit" before you choose.',
    check:
      'The question is turned round by "{word}", so {letter} counts only if it does not belong with the other three. Say what those three have in common, and whether {letter} lacks it.',
  },
  {
    when: /\d|\bhow (?:much|many)\b|\bcalculate/i,
    isSum: true,
    trap: 'Every wrong figure comes from one wrong step: a figure left out, the wrong one divided by, or a stop halfway. Write down what each figure stands for and what unit the answer has before you calculate.',
    check:
      'Work back from {letter}: which calculation leads to it, and does it use each figure for what it stands for? Look for one that is left out, or divided by in place of another.',
  },
  {
    when: /\b(difference|differ|unlike|compared|distinguish\w*|rather than)\b/i,
    trap: 'The word "{word}" asks for a contrast: what is true of both sides answers nothing. Write one line for each side and compare them point by point.',
    check:
      'The question asks for a contrast ("{word}"): is {letter} true of one side only? What is true of both, or of the wrong side, does not answer it.',
  },
  {
    when: /\b(first|next|initial|before|final|sequence|sequential|(?:what|which|correct) order|steps?|stage|phase)\b/i,
    trap: 'The word "{word}" asks for a place in an order: several options may be right to do, but not at this point. Put them in order before you choose.',
    check:
      'It is about a place in an order ("{word}"): what has to be done before {letter}, and what comes after it? If something has to come earlier and is among the options, look there again.',
  },
  {
    when: /\b(disadvantage|drawback|limitation|problem|challenge|weakness)\b/i,
    trap: 'Asked for is a "{word}". An option that says something good, or something bad about another matter, is there to be taken in haste.',
    check:
      'Asked for is a "{word}": is {letter} something bad, and does it come from exactly the matter that the question names?',
  },
  {
    when: /\b(advantages?|benefits?|beneficial|help\w*|valuable|important because|importance)\b/i,
    trap: 'Asked for is what something is good for ("{word}"), and for whom. An option may name something good that comes from elsewhere, or that somebody else has.',
    check:
      'Asked for is what is good about it ("{word}"). Does {letter} follow from the matter that the question names, and for the side that it asks about?',
  },
  {
    when: /\b(why|reasons?|purposes?|in order to|so that|because|causes?|due to|designed to|intended|used (?:for|to))\b/i,
    trap: 'It asks for a reason or a purpose ("{word}"). What only happens beside it or after it is easily taken for that. Ask of each option: is it what for, or only what else?',
    check:
      'The question asks for a reason or a purpose ("{word}"). Put "because" or "in order to" before {letter}: is it really why, or only something that is true as well?',
  },
  {
    when: /\b(results?|effects?|impacts?|affects?|happens?|likely to|leads? to|consequences?|outcomes?|can cause|could result)\b/i,
    trap: 'It asks for what follows ("{word}"). An option that would be its cause, or that follows from something else, is the usual mistake. Go from the question to the option step by step.',
    check:
      'The question asks for what follows ("{word}"). Go step by step from what is told to {letter}: does each step hold, or does {letter} come before it as its cause?',
  },
  {
    when: /\b(examples? of|illustrat\w*|demonstrat\w*|exemplif\w*|represents?|considered|classified|describes?|associated with)\b/i,
    trap: 'A case and a name are to be brought together ("{word}"). A case often has one mark of several names; the right name has all its marks in the case. List what a term needs, then look for each of them.',
    check:
      'A case and a name are to be brought together ("{word}"). List what makes {letter} what it is, and look for each of these marks; one that is missing speaks against it.',
  },
  {
    when: /\b(called|known as|refers? to|defined|definition|term for|means|termed|type of|kind of|form of|category|which type)\b|^what (?:is|are) /i,
    trap: 'It asks which name and which meaning belong together ("{word}"). Neighboring terms share half a definition; the other half tells them apart. Define each in a few words first.',
    check:
      'Which name and which meaning belong together is asked ("{word}"). Define {letter} in a few words without looking, and compare each half of that with the question.',
  },
  {
    when: /^(?:who|whom|whose)\b|\bwhich (?:agency|department|person|party|company|document|law|act|account|ratio|device)\b/i,
    trap: 'It asks "{word}": the options are of one kind and stand close together, so the one that does most of it is not always the one that is asked for. Say for each what its task is.',
    check:
      'It asks "{word}". Say what the task of {letter} is, and compare that with what is done in the question.',
  },
  {
    when: /\b(should|must|ought|need to|appropriate|proper|recommend\w*|response|handle)\b/i,
    trap: 'It asks what to do ("{word}"). An option may be kind or quick and still leave the matter as it is. Ask of each what it would change, and for whom.',
    check:
      'It asks what to do ("{word}"). Would {letter} settle exactly what is told, or put it off, or settle something else?',
  },
  {
    when: /\b(best|most|primary|primarily|main|chief|greatest|mainly|usually|often|typically|generally)\b/i,
    trap: 'The word "{word}" asks for the one that fits best: more than one option may be true. Compare the two strongest by what the question stresses.',
    check:
      'The word "{word}" lets several options be true. Compare {letter} with the strongest other one: which of the two answers exactly what is stressed?',
  },
]

const CLAIM: Known = {
  when: /\b(statements?|true|correct)\b/i,
  trap: 'Each option is a claim of its own ("{word}"). Half of a claim may be right: prove every part of it, and be careful with words such as "always", "only" and "never".',
  check:
    'Each option is a claim of its own ("{word}"). Take {letter} apart: is every part of it true, also words such as "always" or "only", and can you give a case for it?',
}
const SENTENCE: Form = {
  trap: 'Every option ends the sentence, so how it sounds rules none out. Say in your own words how it should end before you look, then find the option that says that and no more.',
  check:
    'Read the sentence with {letter} as its end. Does it follow from how the sentence begins, or does it only sound as if it did? Try to end it in your own words and compare.',
}
const GAP: Form = {
  trap: 'A gap is to be filled. Several options read well there; read the whole text again with each of them and ask whether the rest still proves it.',
  check:
    'Read the whole text with {letter} in the gap. Does what stands around it prove {letter}, or only allow it?',
}
const REST: Form = {
  trap: 'An option can be true in itself and still answer another question. Strike out those first, then compare what is left word by word.',
  check:
    'Put {letter} behind the end of the question and read it as one sentence. Is it true, and does it answer this question and no other?',
}

/** By the sentence that asks; by what stands before it only where that says nothing. */
export function formOf({ question, options }: Asked): Form {
  const figures = options.filter((option) => /\d/.test(option)).length
  const isSum = figures > options.length / 2
  for (const { when, trap, check, isSum: ofSums } of [...FORMS, CLAIM]) {
    if (ofSums && !isSum) continue
    const [word] = when.exec(ofSums ? question : lastSentenceOf(question)) ?? []
    if (!word) continue
    const quoted = (text: string) => text.replaceAll('{word}', word.toLowerCase().trim())
    return { trap: quoted(trap), check: quoted(check) }
  }
  if (/_{2,}/.test(question)) return GAP
  return /[?:]\s*$/.test(question) ? REST : SENTENCE
}
