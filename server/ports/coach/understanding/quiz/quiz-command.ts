import { MISSED, quizRemarkIn, type QuizRemark } from './quiz-remark.ts'

/** What a student wants of a quiz, beside answering. */
export type QuizCommand =
  | { kind: Wish }
  /** Of one option: why it is wrong, or what it means. */
  | { kind: 'option'; place: number }
  /** An answer by its place: "the second one". */
  | { kind: 'choice'; place: number }
  | QuizRemark

type Wish =
  | 'stop'
  | 'score'
  | 'repeat'
  | 'harder'
  | 'easier'
  | 'elsewhere'
  | 'solution'
  | 'unsure-solution'
  | 'unsure'
  | 'hint'
  | 'skip'
  | 'next'
  | 'ready'
  | 'reason'
  | 'missed'

const QUESTION = '(?:questions?|ones?|quiz|problems?|cases?)'
const TOPIC = '(?:topics?|subjects?|areas?|themes?|concepts?|categor(?:y|ies)|chapters?)'
const UNSURE = String.raw`(?:idk|ion know|dunno|(?:i )?(?:really )?(?:dont|do not) (?:really )?know(?: (?:it|this|that|this one|the answer))?|(?:i have |ive )?(?:no|not a) (?:idea|clue)|(?:im |i am )?not sure|unsure|(?:im|i am) (?:stuck|lost|confused)|stuck|(?:i )?(?:dont|do not) (?:get|understand)(?: (?:it|this|that|the question|this one))?|(?:i )?(?:cant|cannot) (?:tell|remember|think of it)|i forgot|(?:still|literally) (?:idk|confused|lost|stuck|(?:no|not a) (?:idea|clue)|not sure|dont know)|none of (?:these|them|this|it|those) (?:makes?|is making) (?:any )?sense|(?:this|it|that) (?:doesnt make|makes no|isnt making)(?: any)? sense|(?:its|it is|this is|thats|that is|this ones?) (?:so|really|super|kinda|very|pretty) (?:hard|difficult|tricky|confusing)|(?:i )?(?:have |got )?no (?:idea|clue) what (?:any of )?(?:this|these|that|those|them|it|they) (?:means?|are|is)|(?:explain|what are|what do) (?:the |these |those |all |my )*(?:options|choices|they|these|them)(?: mean)?)`
const SOLVE = String.raw`(?:(?:tell|show|give|reveal)(?: me)?(?: (?:it|what it is|(?:the )?(?:right |correct )?(?:answer|solution)))?|(?:i )?(?:give|gave) up|(?:whats|what is|what was) (?:it|the (?:right |correct )?(?:answer|solution))|(?:the )?(?:right |correct )?(?:answer|solution)|(?:which|what) (?:one )?is (?:it|right|correct))`

const LEAVES = String.raw`(?:i |im |lets |can we |ill |ok |okay |idk |nvm |never mind |sorry |bro |this is |its |thats |pls |please |just |we |should |could |rather |well |lol |ugh )*(?:stop+(?: (?:it|now|here|pls|please|this|quizzing|asking|me|the|quiz))*|(?:dont|do not) (?:wanna|want to|feel like) (?:do(?:ing)? |play(?:ing)? |answer(?:ing)? |go(?:ing)? |quiz(?:zes)? |continue |be )?(?:(?:it|this|that|these|quizzes|questions|a quiz|on|more|any|quizzed|anymore|any more|right|now) ?)*|bor(?:ed|ing)(?: (?:now|of this|lets stop|stop))*|tired(?: (?:of this|now|lets stop|stop|so))+|forget (?:it|this|about it|the quiz)|nvm|never ?mind|bye+|goodbye|gtg|g2g|(?:have to|gotta|got to|need to) go|leave|head out|good night|gn|over it|over this|(?:do|talk about|try|study|learn|work on|move on to|switch to|go to|look at|go over) something (?:else|different)|move on to something else|quit|done|finish(?:ed)?|no more|end(?: (?:it|this|the quiz))?|take a break|need a break|break time|enough(?: for (?:today|now))?)(?: (?:now|pls|please|thx|thanks|for today|today|tonight|bye|ok|okay|instead|bro|sorry|lol))*`

/** By the whole of the turn, so that a question with one of these words stays a question. */
const WISHES: [Wish, RegExp][] = [
  [
    'stop',
    new RegExp(
      String.raw`^(?:(?:ok |okay |please |alright |idk |nah |no |nvm )*(?:stop|quit|end|exit|finish|cancel|leave|enough|done|finished|over)(?: (?:the|this|that|with|of|it|here|now|asking|quizzing|quiz|questions?|game|practice|me|i think|i am|im|done|tired|bored|out|please|thanks|thx|for|today|tonight|already))*|no more(?: ${QUESTION})?|thats (?:all|it|enough)(?: (?:for (?:today|now)|questions))*|(?:a )?break|(?:ive |i have )?had enough(?: of (?:it|this|that|questions))?|(?:im|i am) (?:done|finished|tired|out|good)(?: (?:with|of|for|the|this|it|quiz|today|now|questions))*|(?:call it a day|dont want (?:to|any) .{0,20})|${LEAVES})$`,
    ),
  ],
  [
    'score',
    /^(?:how (?:am i doing|did i do)|(?:whats |what is )?(?:my |the )?score|how many (?:(?:did|do|have) i (?:get|have|got)|were|are) ?(?:right|correct)?)(?: (?:so far|now|until now|in (?:this|the) quiz))*$/,
  ],
  ['missed', MISSED],
  [
    'repeat',
    /^(?:repeat(?: (?:it|that|this|the (?:last |whole )?(?:question|options|choices)))?|(?:say|show|read|ask|post|send|write)(?: me)?(?: (?:it|that|this|one|that one|the (?:last )?(?:question|options|choices)))*(?: (?:again|once more|one more time))+|(?:the |that |this )?(?:last )?(?:question|one) (?:again|once more)|(?:whats|what is|what was|what were|what are|i forgot|forgot|show me|see) the (?:question|options|choices)(?: again)?|back to the (?:quiz|question)|(?:go|lets go|take me) back to the (?:quiz|question)|come again|pardon)$/,
  ],
  [
    'harder',
    new RegExp(
      String.raw`^(?:(?:something |anything |much |a bit |even |way )*(?:harder|tougher|trickier|more (?:difficult|challenging|advanced))(?: ${QUESTION})?|(?:way |far |so |kinda )*too easy|(?:hard|tough|difficult|challenging) ${QUESTION}|challenge me|make (?:it|them|this) (?:harder|tougher|more difficult))$`,
    ),
  ],
  [
    'easier',
    new RegExp(
      String.raw`^(?:(?:something |anything |much |a bit |way )*(?:easier|simpler ${QUESTION}|less (?:hard|difficult))(?: ${QUESTION})?|(?:way |far |so |kinda )*too (?:hard|difficult|tough|tricky)|easy ${QUESTION}|make (?:it|them|this) (?:easier|less hard))$`,
    ),
  ],
  [
    'elsewhere',
    new RegExp(
      String.raw`^(?:(?:quiz me |questions? |test me |move |go )*(?:on |on to |to |about )?(?:something (?:else|different|new)|(?:another|different|other|new|some other) ${TOPIC})|(?:switch|change)(?: (?:it|up|the|to|another|a|different|new))*(?: ${TOPIC})?|not this ${TOPIC})$`,
    ),
  ],
  [
    'unsure-solution',
    new RegExp(`^${UNSURE}(?: sorry)?(?: (?:so|just|please|pls|can you))* ${SOLVE}$`),
  ],
  ['solution', new RegExp(`^${SOLVE}(?: (?:so |just |please |can you )*${SOLVE})*$`)],
  [
    'reason',
    /^(?:(?:i )?(?:still )?(?:dont|do not|didnt) (?:really )?(?:get|understand) (?:it|that|this|why)|huh|what|wdym|wym|wait what|(?:whats|what is) the diff(?:erence)?(?: between (?:them|those|these|the two|those two|these two|both|mine and (?:the right one|yours)))?)$/,
  ],
  [
    'hint',
    /^(?:(?:another|one more|1 more|next|second|more|small|little|different|other|better) )*(?:hints?|clues?)(?: (?:again|more))?$|^help(?: me)?$|^(?:whats|what is) the (?:trick|catch|clue|keyword|key word)$|^(?:which|what) (?:key ?)?words? .{0,30}$|^what should (?:i|you) look (?:for|out for)$/,
  ],
  ['unsure', new RegExp(`^(?:${UNSURE}(?: sorry)?(?: |$))+(?:hint|help|a hint)?$`)],
  ['skip', new RegExp(String.raw`^(?:skip|pass)(?: (?:it|on|this|that|the|${QUESTION}))*$`)],
  [
    'next',
    new RegExp(
      String.raw`^(?:(?:(?:ok |can i get |can u |can you )?(?:give|ask|show|get) me )?(?:an? )?(?:another|next|1 more|one more|more|new|diff|different)(?: one| ${QUESTION})?|(?:another|one more|more|something|${QUESTION})(?: ${QUESTION})? (?:like|similar to) (?:that|this|it|these)(?: one)?|(?:something )?similar(?: ${QUESTION})?|again|continue|keep going|go on|ready(?: for the next one)?|go ahead)$`,
    ),
  ],
  [
    'ready',
    /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|k|kk|alright|got it|i got it|go|lets go|cool|nice|great|makes sense|that makes sense|i see|oh+|ah+|i see (?:now|why)|interesting|dang|shoot|oof|rip|no+|aw+|yay+|wow|whoa|lol|haha+|lets go+|(?:thats |that is )?(?:not |so |un)?fair|good one|i knew (?:it|that)|i (?:got|get) it(?: now)?|not bad)(?: |$))+$/,
  ],
  [
    'reason',
    /^(?:but |so |wait )*(?:why(?: (?:tho|though|is that|that|is it|is that right|not))?|how come|how so|why (?:was|is|am|were) (?:i|mine|my (?:answer|choice|one)|that|it|this)(?: one)? (?:wrong|incorrect|right|correct)(?: (?:one|answer|option|choice))?|why (?:was|is) (?:that|it|this)(?: one)? the (?:right|correct|wrong|best)(?: (?:one|answer|option|choice))?|why (?:was|is) it that(?: one)?|why (?:is|was) (?:that|it|this)(?: one)? (?:right|correct) (?:and|but) not mine|what makes (?:it|that|this)(?: one)? (?:right|correct|wrong|the (?:right|correct|best) (?:one|answer|option))|(?:explain|go over|walk me through|break down)(?: (?:to me|me|it|that|why|this|the|right|correct|last|answer|one|solution|question|more|again|better|its|thats|[a-d]))*|how (?:is|was) (?:it|that|the answer) [a-d]|why (?:is|was) (?:it|the answer)(?: not)?(?: [a-d])?|(?:i )?(?:dont|do not) (?:get|understand) why|what do you mean|(?:what|whats) (?:does |do |did |is )?(?:that|this|it|that one)(?: even)? mean)$/,
  ],
]

/** Words around a wish that change nothing. */
const BEFORE =
  /^(?:(?:i think|i guess|i feel like|i have|i am|ok|okay|nvm|never mind|nevermind|be|oh|so|and|but|then|well|hey|um|uh|hmm|no|nah|yeah|yes|alright|please|pls|just|now|sorry|wait|cool|nice|thanks|can|could|would|will|may|should|you|u|we|i|id|lets|let|us|do|try|want|wanna|need|like|have|had|to|a|an|the|me|give|ask|get|take|this is|thats|its|it is|that was|this|how about|what about|im|ive|one more but|another one but|another but|another one thats|one thats|same topic but|same thing but|same but|more but|next one|make it|can it be|it|be|wayy?|do one|do) )+/
const AFTER =
  /(?: (?:please|pls|now|then|thanks|thank you|thx|instead|bro|dude|man|lol|ok|okay|next|maybe|sorry|for me|on (?:the|this) same (?:topic|thing)|same topic|this time|tho|though))+$/

/** The wish of a turn in a quiz; undefined for an answer, or for a question of its own. */
export function quizCommandIn(plain: string, options: string[]): QuizCommand | undefined {
  if (plain.length > LONGEST) return undefined
  const bare = plain.replace(AFTER, '')
  const cores = [plain, bare, bare.replace(BEFORE, '')]
  const wish = WISHES.find(([, pattern]) => cores.some((core) => pattern.test(core)))?.[0]
  if (wish) return { kind: wish }
  const remark = quizRemarkIn(plain) ?? quizRemarkIn(bare)
  if (remark) return remark
  const ordinal = bare.match(BY_PLACE)?.[1]
  if (ordinal) return { kind: 'choice', place: PLACES.findIndex((one) => one.test(ordinal)) }
  const figure = bare.match(BY_NUMBER)?.[1]
  // "2" may as well be what an option says.
  if (figure && !options.some((option) => /\d/.test(option)))
    return { kind: 'choice', place: Number(figure) - 1 }
  const place = optionIn(bare, options)
  return place === undefined ? undefined : { kind: 'option', place }
}

/** Characters; a longer turn says more than a wish. An option may be named in it. */
const LONGEST = 160

const BY_PLACE =
  /^(?:(?:i think|i guess|i say|i pick|i choose|maybe|probably|its|it is|is it|um|ok|so|the) )*(first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:one|option|answer|choice))?$/
const BY_NUMBER = /^(?:(?:i think|its|is it|maybe|the|number|option|answer|no) )*([1-4])$/
const PLACES = [/first|1st/, /second|2nd/, /third|3rd/, /fourth|4th|last/]

const OF_OPTION =
  /^(?:(?:so|and|but|ok|wait|then) )*(?:why(?: (?:is|was|isnt|wasnt|cant|couldnt|wouldnt))?(?: (?:it|not|be))*|whats wrong with|what is wrong with|what about|how about|what does|what is|whats|explain)(?: (?:option|answer|choice|letter))? (.+?)(?: (?:wrong|incorrect|false|not right|not it|not correct|the wrong one|right|correct|mean))?$/

/** "Why is B wrong?", "why not price skimming". */
function optionIn(plain: string, options: string[]): number | undefined {
  const said = plain.match(OF_OPTION)?.[1]?.replace(/^(?:(?:it|not|the|be) )+/, '')
  if (said === undefined) return undefined
  if (/^[a-d]$/.test(said)) return 'abcd'.indexOf(said)
  // What an option means is a question of its own; why it does not hold is one of the quiz.
  if (!/\bwhy\b/.test(plain)) return undefined
  const place = options.findIndex((option) => option.toLowerCase() === said)
  return place < 0 ? undefined : place
}
