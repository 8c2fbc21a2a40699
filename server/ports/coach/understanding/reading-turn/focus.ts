import { lately } from '../../lately.ts'
import { wordsOf } from '../words/words.ts'

/** What stands before what is asked about, in small letters without apostrophes. */
const BEFORE = [
  // "How does Nike use promotion" asks about promotion.
  'how (?:would|does|do|did|could|can|might|should) (?!(?:a |the |most )?(?:companies|company|business|businesses|stores?|firms?|people|brands?|i|you|u|we|they|it|someone|managers?|marketers?) )(?:\\w+ ){1,3}?uses?',
  'hey|hi|hello|yo|ok|okay|so|um|uh|well|please|pls|plz|and|but|also|then|now|bro|dude|sir|wait|real quick|quick question|question',
  'which one is|which of them is|which of these is|which is|which one',
  'can you|can u|could you|could u|would you|will you|do you|i need help with|i need help on|i need help|i need|im gonna need',
  'i want to know|i want to learn|i wanna know|i want|id like to know|help me with|help me understand|help me|help with|need help with|help',
  'do you know|you know|know|tell me|teach me|explain to me|explain|define|describe|about|what about|how about|talk about',
  'what is meant by|what do (?:you|they|people|judges) mean by|real quick|quick question|remind me what|so like|like|what exactly is|whats up with|what is|what are|what s|whats|what does|what do|what was|what',
  'wat is|wats|wat|wut is|wut|who is|where is|when do you use|when do|when is|how does|how do|how is|how are|how to|how would|how',
  'why is|why are|why do|why does|why|meaning of|definition of|def of|concept of|idea of|idea behind|purpose of|point of|the|a|an|of|is|are|on|to|me|you|i|we',
  'my (?:teacher|advisor|coach|friend|mom|dad|boss|book|textbook) (?:said|says|mentioned|keeps saying|talked about)|(?:ive |i )?never heard of',
  '(?:the |whats the |what are the )?(?:(?:dis)?advantages?|benefits?|drawbacks?|pros and cons|up ?sides?|down ?sides?) (?:of|to)|(?:whats |what is )?(?:good|bad|so good|so bad) about',
  'when (?:would|should|do|does|can) (?:an?|the|my)? ?(?:company|companies|business|businesses|store|stores|firm|firms) use|who uses|(?:a |the )?real (?:life |world )?examples? of',
  '(?:2|3|4|two|three|four|some|a few|a couple) examples of',
  'i have an? (?:test|quiz|exam) (?:tmr|tomorrow|today|next week|on friday)? ?(?:on|about)',
  'i dont get|i dont understand|i do not understand|i do not get|i dont know|dont get|dont understand|not sure about|im confused about|im confused by|confused about|confused by|struggling with|im struggling with|im stuck on|stuck on|i forgot|i keep forgetting|remind me of|remind me|forgot',
  'give me|show me|another example of|an example of|examples of|example of|example for|formula for|formula of|calculate|compute|work out|figure out|find|use',
  'mean by|learn about|learn|study|know about|understand|quiz me on|quiz me about|quiz me|test me on|test me about|test me|does|do|this|that|word|term(?! life)|concept',
  'it mean for|it mean to be|it mean to|it mean when you are|it mean when|it mean if|it mean|if something is|if someone is|if a company is|being|be',
].join('|')
const AFTER = [
  '(?<!(?:public|private|luxury|normal|inferior|capital|consumer|common|substitute|complement|complementary|durable|merit|club) )good|bad|in fbla|tested on the (?:deca )?exam|tested on the test|on the (?:deca )?exam|to (?:a|the|my) judge|to a \\w+ year old|in one sentence',
  'what is that|what does that mean|whats that|what is it|whats it mean|help',
  'do|does|do all day|do for a living|for|mean|means|stand for|stands for|work|works|again|please|pls|plz|in simple terms|in simple words|in plain english|in easy words|in business',
  'for deca|in deca|on the exam|on the test|on the deca exam|lol|thanks|thank you|exactly|used for|good for|important|matter|to me|for me|calculated|called|about',
  'like im 5|like im five|then|is|are|it|the same|same|even|actually|tho|though|anyway|and why|bro|simply|to a beginner|definition|meaning|explained|example|examples|formula',
].join('|')

const FIRST = new RegExp(`^(?:${BEFORE})(?: |$)`)
const LAST = new RegExp(`(?:^| )(?:${AFTER})$`)

/** "hey can u explain what opportunity cost means pls?" as "opportunity cost": what is left without its frame. */
export const focusOf = lately(300, withoutFrame)

function withoutFrame(text: string): string {
  let focus = wordsOf(text).join(' ')
  for (;;) {
    const shorter = focus.replace(FIRST, '').replace(LAST, '').trim()
    if (shorter === focus) return focus
    focus = shorter
  }
}
