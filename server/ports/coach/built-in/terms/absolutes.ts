/** Said to hold in every case. */
export const NO_EXCEPTION =
  /\b(?:never|always|every ?time|no matter what|in (?:any|every) case|every (?:single|one|\w+)|each and every|all (?:the )?(?:prices|companies|businesses|people|customers|workers|products|employees)|completely|totally|100 percent|guarante(?:e|es|ed)|forever|whatever they want|however they want)\b/

/** What holds only as a rule, or not at all, where it is said of all or of one only. */
export const GOES_FAR = new RegExp(
  `${NO_EXCEPTION.source}|\\b(?:only(?! one\\b)|must|ha(?:s|ve) to|everything|everyone|everybody|anything|any|all|cant|cannot|impossible|no)\\b`,
)

/** How a thing turns out, which no rule of business promises. */
const TURNS_OUT =
  /\b(?:succeeds?|success\w*|fails?|wins?|works?|loses?|losing|lose|lost|profits?|profitable|makes? (?:\w+ )?money|makes? a profit|safe\w*|protects?|covers?|pays?|better|best|worse|cheaper|cheap|rich|good|bad|higher|lower|more|less|cash|grows?|goes up|go up|rises?|risk|lasts?|helps?|increas\w*|loyal|happy|satisf\w*|honest|buys?|sells?|chooses?|true|right|goes down|falls?|drops?|changes?)\b/

/** "Covers everything", "can't go bankrupt": no policy and no business is so. */
const ALL_OF_IT =
  /\b(?:covers?|pays? (?:for|off)|protects? (?:you |me |us |a business )?(?:from|against)|solves?|fix(?:es)?|guarantees?|handles?) (?:(?:literally|absolutely|just) )?(?:everything|anything|all of it|it all)\b|\b(?:cant|cannot|could never|can never|wont|impossible to) (?:ever )?(?:fail|lose(?! more)|go (?:bankrupt|broke|under|wrong|down|out of business)|run out|be sued|get sued)\b/

/** "Franchises always succeed": too much is said, whatever else is true of it. Undefined where it is not. */
export function tooMuch(said: string): string | undefined {
  const [word] = (TURNS_OUT.test(said) && !MAY.test(said) ? said.match(NO_EXCEPTION) : null) ?? []
  if (word) return `No, "${word}" goes too far: there are cases in which it is not so.`
  const [all] = said.match(ALL_OF_IT) ?? []
  return all && `No, that goes too far: there are cases in which it is not so.`
}

/** "It can last forever": not that it does. */
const MAY =
  /\b(?:can|could|may|might) (?!never\b|always\b)(?:\w+ ){1,2}(?:forever|completely|totally)\b/

/** "Is ok", "is illegal": whether it is, has to be said in so many words. */
export const IS_ALLOWED =
  /\b(?:ok|okay|fine|legal|illegal|allowed|forbidden|fair|unfair|ethical|unethical|required|optional)\b/g
