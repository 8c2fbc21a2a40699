import { anyOf, type DoubtKind } from './doubt-kind.ts'

/** Whoever was let down, or whoever a decision is about. */
const THEY =
  '(?:they|he|she|(?:the |our |these |those )?(?:\\w+ )?(?:customers?|people|guests?|members?|parents?|families|subscribers?|buyers?|tenants?|neighbors?|guy|lady|man|woman))'
const NOT = "(?:\\b(?:not|never)|n['’]t)"
const LOOKED_AT =
  '(?:receipts?|proof|cards?|IDs?|statements?|evidence|references?|papers?|certificates?|license|records?|photos?)'

/** Against what one owes: help, an answer, a look, a measure in giving, the same rule for everybody. */
export const ABOUT_DUTIES: DoubtKind[] = [
  {
    because: 'Whoever you have let down is helped, and not left to wait, borrow or leave.',
    leftUndone: anyOf(
      `\\b${THEY} (?:(?:just|simply|will) )+(?:have|has) to (?:just )?(?:wait(?!(?:ed)? (?:less|only|no|a minute|until))|accept|be patient)\\b`,
      `\\b(?:maybe|perhaps|probably) ${THEY} can (?:borrow|ask (?:someone|somebody)|wait|find|go)\\b`,
      '\\b(?:they|he|she|people|customers) should (?:just )?have (?:enough|more|some|a little)\\b',
      '\\b(?:they|he|she|who(?:ever)? (?:\\w+ ){0,3}?(?:go|leave|quit|cancel)),? (?:they )?can (?:just |simply |gladly )?(?:go|leave|quit|cancel)\\b(?! (?:at|if|when|after|on|any ?time|without|with|whenever|early|home|before|for free|free|in|to|and))|\\bif (?:they|he|she) (?:leaves?|quits?|goes?|cancels?),? (?:they|he|she) (?:leaves?|quits?|goes?|cancels?)\\b',
    ),
    done: anyOf('\\b(?:is|was|s) (?:kind of |sort of |really )?on (?:them|him|her)\\b(?=[.!,]|$)'),
    openly: anyOf(
      `\\bif we do (?:it|that|this) for (?:one|him|her|them)\\b[^.]*\\b(?:everybody|everyone|all)\\b`,
    ),
    said: [
      'They said it takes three to five days, so the customers just have to wait.',
      'Maybe he can borrow from someone.',
      "That's kind of on them.",
      'The 61 who want to go, they can go, it is their decision.',
      'Guests will just have to accept the noise.',
      'People should have enough in their account.',
    ],
    unlike: [
      'Nobody has to wait, we come to them.',
      'They can leave at any time without a fee.',
      'They have to wait only ten minutes.',
      'Right now our guests have to wait for half an hour.',
      'I would not say that it is on them.',
      'If they have to wait, we bring them water.',
      'She can go home early that day.',
      'He can leave at noon if his mother is sick.',
    ],
  },
  {
    because: 'What people say about you is answered calmly, and does not go away by itself.',
    leftUndone: anyOf(
      "\\b(?:it|this|that)(?:['’]ll| will| would) (?:all |just |soon )*(?:go away|blow over|pass(?=[.,!]| in | by | soon)|die down|be forgotten|be over)\\b",
      '\\b(?:people|they|everybody|everyone) (?:always|soon|will(?: soon)?) (?:find|move on to|talk about) (?:something|somebody) else\\b',
      `\\b(?:I|we)(?: would| will|['’]d|['’]ll)? ?${NOT} (?:even |really )?(?:answer|reply|respond|comment|react)(?: (?:to )?(?:that|it|this|them|those|any of (?:it|that|them)))?(?=[.,!]|$| because| so)`,
      `\\bwould ?${NOT} (?:even |really )?(?:answer|reply|respond|comment|react)(?: (?:to |on )?(?:that|it|this|them|those))?(?=[.,!]|$| because| so)`,
    ),
    openly: anyOf(
      '\\bif (?:you|we|I) (?:answer|reply|respond|say something|apologize)\\b[^.]*\\b(?:just |only )?(?:gets? (?:bigger|worse|louder)|makes? it (?:worse|bigger))\\b',
    ),
    said: [
      "I wouldn't answer that.",
      'If you answer it just gets bigger.',
      "It'll go away in a couple days, people always find something else to talk about.",
      'This will blow over by the weekend.',
      'I would not respond to them.',
      'People will talk about something else next week.',
    ],
    unlike: [
      'I would answer each comment by five.',
      "I wouldn't answer that until I have the facts.",
      'It will not go away by itself.',
      'I would not answer in anger.',
      'If we answer within the hour, it stays small.',
      'People talk about it, so we say what happened.',
      'It would pass the inspection with a second sink.',
      'People talk about something else when they wait, so the menu has to be short.',
    ],
  },
  {
    because: 'What is given away is measured by the harm; too much is taken from everybody else.',
    done: anyOf(
      '^(?!.*\\b(?:wins?|winner|prize|raffle|drawing)\\b).*\\b(?:each|every|everyone|everybody|all|them|they)\\b[^.]*\\bfree \\w+(?: \\w+)? (?:for (?:life|(?:a|the|one|the whole|a whole|two|\\d+) (?:years?|life))|for ?ever|all (?:year|season|summer))\\b',
      "\\b(?:it|that)(?:['’]s| is) (?:just )?a (?:gift|present) from us\\b",
    ),
    leftUndone: anyOf(
      `(?:${NOT}|\\bwithout)(?: (?:want|need|have) to)? ?(?:ask(?:ing)?|check(?:ing)?|look(?:ing)?)\\b(?: \\w+){0,4}? (?:an?|any|the|their|his|her|for) (?:\\w+ )?${LOOKED_AT}\\b`,
    ),
    openly: anyOf(
      "\\bI know (?:it|that|this)(?:['’]s| is) (?:a lot(?! (?:to|of(?! money)))|too much|expensive|very generous|a big (?:number|amount))\\b",
      '\\bif (?:someone|somebody|anyone|they|a \\w+) says?\\b[^.]*,? (?:we|I) (?:just )?(?:believe|pay) (?:them|him|her)\\b',
      '\\b(?:twice|double|two times|more than once)\\b[^.]*\\b(?:okay|ok|fine|cool|no problem|alright) (?:with|by|for) (?:that|it|me|us)\\b',
    ),
    said: [
      'On top of that, each of them gets two hundred dollars in store credit and free grooming for a year.',
      "I don't want to ask them for a receipt or for their card, because they've been through enough.",
      "If the card company pays them back too, then they get it twice, and I'm okay with that.",
      "I know that's a lot, but it shows that we care.",
      'Everybody who waited gets free tickets for life.',
      'We hand out the money without asking for any proof.',
    ],
    unlike: [
      'One of them wins free coffee for a year.',
      'I would ask for the receipt, and without one for the statement.',
      'Everyone gets a free drink today.',
      'Nobody may be paid twice, so we keep a list.',
      'I know that a refund costs us something, and it is worth it.',
      'We look at the statement, and then we pay the fee.',
      "I know that's a lot to ask of you.",
      "I don't need to see a receipt for a cup of coffee.",
    ],
  },
  {
    because: 'The same rule holds for everybody, also for friends and for those whom people like.',
    done: anyOf(
      "\\b(?:popular|my friend|a friend|family|here (?:so |very )?long|here the longest|my cousin|my (?:best )?buddy)\\b[^.]*,? so (?:I|we|he|she|it)(?:['’](?:d|ll|s)| would| will| can| is)? ?(?:just )?(?:leave|let|keep|not|fine|okay|get|give|make an exception)\\b",
    ),
    leftUndone: anyOf(
      "\\b(?:it|he|she)(?:['’]s| is) (?:family|a friend|my friend|my cousin),? so (?:it|that)(?:['’]s| is) (?:fine|okay|ok)\\b",
      "\\b(?:law|terms|rules?|contract|policy|fine print) (?:is|are) (?:with|on) (?:us|our side)\\b|\\bthey can(?:not|['’]t| not) (?:say|do|complain about) (?:nothing|anything)\\b",
    ),
    said: [
      "Marcus is different, he's been here long and he's popular, so I would leave him alone.",
      "It's family, so it's fine.",
      'So the law is with us and they can not say nothing.',
      'She is a friend of mine, so we can make an exception.',
      'He is my cousin, so I would give him the early shift.',
      "The terms are on our side, so they can't do anything.",
    ],
    unlike: [
      'He is popular, so the others will listen to him.',
      'The terms may be on our side, but the video promised it.',
      'It is a family business, so the name matters.',
      'She has been here long, so I would ask her to train the others.',
      'The same rule holds for my friend.',
      'I would not let him off because he is family.',
    ],
  },
  {
    because: 'What a business is known for is not traded for what is easier.',
    leftUndone: anyOf(
      "\\b(?:we|you|I) (?:can|could|would|['’]d|['’]ll)? ?just (?:buy|use|get|take|order|serve|sell) (?:the |some )?(?:ones?|stuff|kind|those|\\w+) (?:from (?:the|a) (?:store|supermarket|factory|freezer|can)|out of a (?:box|can|bag))\\b|\\b(?:just|simply) (?:buy|use|serve|sell|take) (?:some |the )?(?:store-bought|ready-made|frozen|instant|canned|pre-made)\\b",
      "\\b(?:they|customers|people|guests|everybody|everyone)(?:['’]ll| will) (?:buy|come|love it|like it|take) (?:it )?(?:anyway|no matter what)\\b",
    ),
    openly: anyOf(
      "(?<!\\bif )\\b(?:you|they|people|customers|guests|kids|fans)(?: really)? (?:do(?:n['’]t| not)|won['’]t|will not)(?: really| even)? care(?: that much| so much| much| anyway| about that)?(?=[.,!]|$| (?:and|as long|because)\\b)",
    ),
    said: [
      "They don't let us do the tortillas there, so we can just buy the ones from the store.",
      "When you're at a game you're hungry and you don't care that much.",
      'For the fair we just use frozen dough.',
      'People do not care anyway.',
      'They will buy it no matter what.',
      'We just serve some store-bought cookies.',
    ],
    unlike: [
      'We would not just buy tortillas from the store.',
      'People care about fresh bread.',
      'We buy the cups from the store next door.',
      'If customers do not care, the survey will show it.',
      'We keep making them by hand, also at the fair.',
      'They will come back if the bread is good.',
    ],
  },
  {
    because:
      'What somebody has been promised is kept or settled with them, and not just called off.',
    done: anyOf(
      "\\b(?:I|we)(?: would| will| should|['’]d|['’]ll)?(?: just)? cancel (?:all|every)(?: of)?(?: the| these| those| their| one of the)? (?:[\\w-]+ )?(?:orders?|bookings?|reservations?|tickets?|subscriptions?|plans|parties|appointments?)\\b",
    ),
    leftUndone: anyOf(
      '\\b(?:is|are) (?:only|just) \\d+(?:,\\d+)? (?:people|customers|of them)\\b|\\b(?:it|they|that) (?:is|are) not (?:so |that )?many\\b',
      `\\b(?:I|we) (?:do(?:n['’]t| not)|would(?:n['’]t| not)|will not|won['’]t)(?: think (?:I|we))? (?:need|have|want)(?: to)? (?:give|pay|offer|do|send|say|write) (?:(?:something|anything|that|it|them)(?: (?:to|for|at all))?(?! (?:now|before|until|unless|twice|again))|(?:everything|it|this|that|them) down)\\b`,
      `\\b(?:I|we) would(?:n['’]t| not) (?:pay|refund|replace|cover|give) (?:for )?(?:that|it|this|them(?: anything)?|any of (?:it|that))(?=[.,!]|$)`,
    ),
    said: [
      'I think that we cancel all the orders of the 830 persons.',
      "So we don't need to give something to them.",
      "About the bank fees, I wouldn't pay that.",
      'We have more than five thousand, so it is not many.',
      "I don't think we need to write everything down while the line is out the door.",
      'We would cancel all their bookings and send the money back.',
    ],
    unlike: [
      "I don't want to cancel all the orders.",
      'We cannot cancel all the bookings.',
      'We do not need to pay it twice.',
      'I would not pay it before I have seen the bill.',
      'We offer everybody a choice instead of canceling all the orders.',
      'Thirty rooms are not many for a hotel of this size.',
    ],
  },
]
