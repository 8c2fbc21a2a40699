/** What a student says of options in a quiz without choosing one of them. */
export type QuizRemark =
  /** An answer put right: "wait, i mean c". */
  | { kind: 'corrects'; place: number }
  /** That an option holds as well or instead, or that a verdict does not: "but couldnt it be B". */
  | { kind: 'disputes'; place: number | undefined; isGuess?: boolean }
  /** One that it is not: "not a". */
  | { kind: 'excludes'; place: number }
  /** More than one letter: "b or c?" */
  | { kind: 'several'; places: number[] }

const BEFORE = String.raw`(?:so|but|and|ok|okay|wait|no|nah|oh|oops|sorry|um|uh|hmm|lol|bro|well|actually|hold on|hm|idk|like|still|i think|i thought|i feel like|im pretty sure|pretty sure|then|typo|my bad|yeah|i would say|id say|then)`
const of = (pattern: string) => new RegExp(`^(?:${BEFORE} )*(?:${pattern})$`)

const CORRECTS = of(
  String.raw`(?:i )?(?:mean|meant|said|typed|wanted|wanted to say|was gonna say|was going to say|meant to say|meant to put|put|clicked) (?:the )?(?:option |answer |letter )?([a-d])(?: (?:not|instead of) [a-d])?(?: (?:sorry|lol|instead|tho|though))*`,
)
const EXCLUDES = of(
  String.raw`(?:(?:i dont think )?(?:its|it is|it)? ?(?:definitely |prob |probably |for sure )?(?:not|isnt|cant be|aint)(?: gonna be)? |(?:i )?(?:can |would |ill |id )?(?:rule out|eliminate|cross out|cross off) |i dont think (?:its |it is )?)(?:option |answer |letter )?([a-d](?: (?:or|and) [a-d])*)(?: (?:i think|for sure|right|lol))*`,
)
const OPTION = String.raw`(?:option |answer |letter |choice )?([a-d])`
const DISPUTES_ONE = [
  of(
    String.raw`(?:why )?(?:couldnt|could|cant|can|shouldnt|wouldnt|isnt|isn|might|why couldnt|why cant|why isnt|why wasnt) (?:it|that|the answer) ?(?:also |still |just |not )*(?:be )?(?:also |just )?${OPTION}(?: (?:too|also|as well|tho|though|right|instead|correct))*`,
  ),
  of(
    String.raw`(?:isnt|couldnt|wouldnt|cant|doesnt|why isnt|why wasnt|why couldnt) ${OPTION} (?:also |kinda |kind of |not )*(?:be |make |fit )?(?:also |too )?(?:right|correct|true|sense|work|fit|it|too|also|as well)?(?: (?:too|also|as well|tho|though))*`,
  ),
  of(
    String.raw`${OPTION} (?:also |kinda |kind of |still |actually )*(?:makes|made|fits|works|sounds|seems|could|would|should|is|was) ?(?:also |more )*(?:be |work |fit )?(?:sense|right|correct|too|also|as well|better|good|true)?(?: (?:too|also|as well|more|tho|though|to me))*`,
  ),
  of(
    String.raw`i (?:thought|figured|assumed) (?:that )?it (?:was|would be|had to be) ${OPTION}(?: (?:because|bc|cuz|cause|since) .{2,80})?`,
  ),
  of(
    String.raw`(?:it|its|it should|it has to) (?:still |just )*(?:should|has to|must) be ${OPTION}`,
  ),
]
const DISPUTES = of(
  String.raw`(?:(?:i )?(?:dont|do not) agree|(?:i )?disagree|(?:i )?dont (?:believe|buy) (?:it|that|u|you)|(?:thats|that is|ur|youre|your|you are|this is|its|that cant be|cant be|it is|that) (?:totally |just |so |def |definitely )?(?:wrong|incorrect|not right|not true|not correct|false|mistaken|right)(?: (?:i think|tho|though|bro|lol|dude))*|(?:are|r) (?:you|u) (?:sure|certain|positive)(?: (?:about (?:that|this|it)|tho|though))*|(?:i )?(?:dont|do not) think (?:thats|that is|its|ur|youre|your) (?:right|correct|true)|how (?:do|would|can) (?:you|u) know(?: (?:that|this|its right))?|(?:thats|that is|this is|its) not what (?:my |the |our )?\w+ (?:said|says|told (?:me|us)|taught (?:me|us))|my (?:teacher|advisor|coach|book|textbook|notes?) (?:said|says?) .{2,40}|prove it|says who|(?:no )?(?:its|it is) not|(?:i was|im|i am) right(?: (?:tho|though))?|(?:mine|my answer) (?:was|is) (?:right|correct|better)|really|no way|what thats wrong)`,
)
const AGREES = /\b(?:thats|that is|youre|ur|its|this is) (?:totally |so |def |definitely )?right\b/

const SEVERAL = new RegExp(
  `^(?:(?:${BEFORE}|(?:whats|what is) the diff(?:erence)? between|compare|its|it is|is it|either|between|maybe|probably|both|torn between|stuck between|im|cant decide) )*((?:[a-d] (?:(?:or|and|maybe|vs|also|possibly) )*)+[a-d])(?: (?:i think|both|maybe|lol|idk|not sure|too|also|which one|one of them))*$`,
)
const COUNT =
  '(?:[2-9]|[1-9][0-9]|two|three|four|five|six|seven|eight|nine|ten|twenty|a few|some|a couple(?: of)?|multiple|several)'
const AMOUNT = new RegExp(
  String.raw`\b(?:ask|give|throw|hit|quiz|test|do|want|try|have|another|me|more|like|make)(?: me)?(?: with| on)?(?: like)? ${COUNT} (?:more |practice |quick |new |hard(?:er)? |eas(?:y|ier) |different |random |multiple choice |mc )*(?:questions?|ones|problems?|qs|mcqs?|quiz(?:zes)?)\b|^${COUNT} (?:more )?(?:questions|problems|qs|mcqs)\b`,
)

/** What went wrong before: "quiz me on what i keep getting wrong". */
export const MISSED =
  /^(?:(?:let me|can i|could i|i wanna|i want to|may i)? ?(?:try|redo|retry|do|answer|take)(?: (?:it|that|this|one|that one|the (?:last|previous) (?:one|question)))*(?: (?:again|over))+|(?:let me|can i|i want to|i wanna) (?:redo|retry|change)(?: (?:it|that|this|my answer|that one|the last one))*|i (?:clicked|typed|picked|pressed|hit|chose) the wrong (?:one|letter|answer)|(?:(?:quiz me |test me |ask me |questions? |drill me |practice |more |do )*(?:on |of |about )?)(?:the (?:ones|stuff|things|topics|questions) )?(?:that )?(?:what |stuff )?(?:i )?(?:keep|kept|always|still)? ?(?:(?:i )?(?:getting|get|got|had|have|missing|missed|messed up|messing up|mess up) (?:(?:them|it|those) )?(?:wrong|so far|before|most)|missed|messed up|keep missing|keep failing|my (?:mistakes|wrong (?:ones|answers)|weak (?:areas?|spots?|topics?|points?)))(?: (?:so far|before|most|again))*)$/

/** More questions than one are asked for, whatever on. */
export const asksForSeveral = (plain: string) => AMOUNT.test(plain)

export function quizRemarkIn(plain: string): QuizRemark | undefined {
  const letter = (pattern: RegExp) => pattern.exec(plain)?.[1]
  const corrects = letter(CORRECTS)
  if (corrects) return { kind: 'corrects', place: placeOf(corrects) }
  const excludes = letter(EXCLUDES)
  if (excludes) return exclusionOf(excludes)
  const several = [...new Set(letter(SEVERAL)?.match(/\b[a-d]\b/g))]
  if (several.length > 1) return { kind: 'several', places: several.map(placeOf).toSorted() }
  const disputed = DISPUTES_ONE.map(letter).find(Boolean)
  if (disputed)
    return { kind: 'disputes', place: placeOf(disputed), isGuess: DISPUTES_ONE[0]!.test(plain) }
  return DISPUTES.test(plain) && !AGREES.test(plain)
    ? { kind: 'disputes', place: undefined }
    : undefined
}

/** Whoever rules out two is left with the other two. */
function exclusionOf(letters: string): QuizRemark {
  const out = (letters.match(/\b[a-d]\b/g) ?? []).map(placeOf)
  const left = [0, 1, 2, 3].filter((place) => !out.includes(place))
  return out.length === 1 ? { kind: 'excludes', place: out[0]! } : { kind: 'several', places: left }
}

const placeOf = (letter: string) => 'abcd'.indexOf(letter)
