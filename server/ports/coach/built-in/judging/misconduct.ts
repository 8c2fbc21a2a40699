import { FURTHER_MISCONDUCT } from './further-misconduct.ts'
import { admittedIn, decidedIn, type Misstep } from './missteps.ts'

/** What is wrong in any case: a lie, a forged record, silence toward those whom it harms, revenge. */
export type Misconduct = {
  because: string
  /** By which words it is done. */
  done?: RegExp
  /** By which words something is left undone; so it is heard in what a sentence refuses, too. */
  leftUndone?: RegExp
  /** By which words it is admitted with a "but": "the law says five, but nobody checks". */
  openly?: RegExp
  said: string[]
  unlike: string[]
}

/** The misconduct in a sentence, each always the same object, as a scenario's own missteps are. */
export function misconductIn(sentence: string): Misstep[] {
  const { whole, done } = decidedIn(sentence)
  const admitted = admittedIn(sentence)
  return MISCONDUCT.filter(
    (one) => one.done?.test(done) || one.leftUndone?.test(whole) || one.openly?.test(admitted),
  ).map((one) => MISSTEP_OF.get(one)!)
}

/** "I mean the law says five, but nobody checks": such a sentence says of the one before what that decides. */
export const breachOwnedIn = (sentence: string): Misstep | undefined =>
  OF_WHAT_WAS_SAID.test(sentence)
    ? misconductIn(sentence).find((one) => one === MISSTEP_OF.get(BREACH))
    : undefined
const OF_WHAT_WAS_SAID =
  /^(?:I mean|I know|sure|yeah|yes|okay|of course|technically|officially|strictly|legally|on paper)\b/i
const [BREACH] = FURTHER_MISCONDUCT as [Misconduct]

const PEOPLE =
  '(?:(?:the|our|any|all|these|those|both|other) )?(?:\\w+ )?(?:customers?|guests?|clients?|members?|parents?|famil(?:y|ies)|employees?|staff|team|workers|sponsors?|partners?|investors?|owners?|buyers|students|coach|bank|insurer|inspector|press|newspaper|public|department|winners?|people|anybody|anyone|them|her|him)'

/** Of every scenario. Of a scenario's own there is more in `missteps/`. */
export const MISCONDUCT: Misconduct[] = [
  {
    because: 'Whoever is concerned has to hear it from you, and in time to act on it.',
    leftUndone: new RegExp(
      [
        `\\b(?:tell|say to|inform) ${PEOPLE} nothing\\b(?! (?:that|but|except|I|we|false|yet that)\\b)`,
        `\\b(?:do not|don['’]t|will not|won['’]t|never) (?:meet|see|talk to|talk with|speak to|speak with|listen to|reply to|mention) (?:${PEOPLE}|[A-Z]\\w+(?: (?!again\\b)[A-Z]\\w+)?|(?:it|this|that|the \\w+)(?: on our \\w+)?)(?:[.]|,? (?:so|since|as|because)\\b)`,
        "\\b(?:we|I)(?: will| would|['’]d|['’]ll)? (?:say|post|admit|announce) nothing\\b",
        `\\b(?:do not|don['’]t|will not|won['’]t|never) (?:tell|inform|warn|call back|answer) ${PEOPLE}(?: (?:anything|about (?:it|this|that)|of (?:it|this)))?(?: (?:today|yet|now))?(?:[.]|,? (?:so|since|as|because)\\b)`,
      ].join('|'),
      'i',
    ),
    done: new RegExp(
      [
        `\\bhide (?:it|this|that|the \\w+) from ${PEOPLE}\\b`,
        '\\bkeep (?:it|this|that|everything) (?:a )?(?:quiet|secret) (?:so|until|from|because|since)\\b',
      ].join('|'),
      'i',
    ),
    said: [
      'Fourth, we tell customers nothing today, so that nobody cancels.',
      'We say nothing about it until the fair is over.',
      'We do not tell the sponsor, since he has not noticed.',
      "I'd hide it from the parents.",
      'We do not meet Luis Ferreira, because 90 drummers are few.',
      'We do not mention the fraud on our website, so that the other branch stays calm.',
    ],
    unlike: [
      'I do not mention it to the press until the family knows.',
      'We do not meet her at the counter, we go to her.',
      'We do not tell the guests a date that we cannot keep.',
      'I would tell the guests nothing that I do not know.',
      'I do not answer customers with excuses.',
      'We would not hide it from the parents.',
      'If we tell customers nothing, they hear it elsewhere.',
      'A kid with a guitar that is too hard quits, and we never see them again.',
    ],
  },
  {
    because:
      'A record that is changed or filled in afterward is a lie, and nobody believes the others either.',
    done: /\b(?:(?:fill|fills|complete|completes) (?:in|out|up) (?:the |these |those )?(?:\w+ )?(?:log|records?|gaps?|missing (?:dates?|entries|signatures?|temperatures?))|(?:back ?date|forge|fake|falsif(?:y|ie))s? (?:the|a|an|some|these|those|all|every)|(?:make|makes) up (?:the |some |a few )?(?:numbers|figures|reviews|receipts|entries|temperatures)|(?:change|changes) the (?:date|dates) on|(?:leave|leaves|keep|keeps) (?:it|them|this|that|the [\w ]{3,25}) (?:out of|off) the (?:\w+ )?(?:log|books?|records?))\b/i,
    said: [
      'Rahim fills in the temperature log for Thursday afternoon.',
      'We leave the extra hours out of the log book.',
      'I would backdate the form.',
    ],
    unlike: [
      'I would not fill in the log.',
      'From now on two people sign the log at six.',
      'Everyone fills in the form at the desk.',
      'Nobody fakes anything here.',
    ],
  },
  {
    because:
      'Whatever is done so that nobody can see it will be seen, and then it costs trust as well.',
    leftUndone:
      /\b(?:so|so that) (?:nobody|no one|they|he|she) (?:can ?not|can|will|won['’]t|do not|don['’]t|does not|doesn['’]t)?(?: ever)? ?(?:test|tests|prove|proves|notice|notices|find out|finds out about it)\b|\b(?:nobody|no one) will (?:ever |even )?(?:check|notice|know|find out|read it|look)\b|\b(?:people|everybody|everyone|customers|they) (?:will )?(?:soon )?forget (?:it |about it |this |things )?(?:fast|soon|quickly|anyway)\b|\b(?:since|because|as) (?:he|she|they|nobody|the \w+) (?:has|have)(?: not|n['’]t)? noticed\b/i,
    said: [
      'We throw out the tray before two, so that nobody can test it.',
      'The old bread still goes out as fresh, because no one will check.',
      'We wait two weeks, because people forget fast.',
    ],
    unlike: [
      'We test it so that nobody gets sick.',
      'We check twice, so that no one has to notice it first.',
      'Nobody will be left behind.',
    ],
  },
  {
    because: 'Criticism that is deleted comes back louder; it is answered.',
    done: /\b(?:delete|remove|hide|block|erase)s? (?:every|all|any|the|these|those|each|bad|negative|angry)(?: of)?(?: the| these| those)?(?: (?:bad|negative|angry|critical|one-star|mean|nasty))* (?:comments?|reviews?|complaints?|critics|people who complain\w*)\b/i,
    said: ['Second, we delete every comment that says fraud.', "I'd delete the bad reviews."],
    unlike: [
      'We do not delete the comments.',
      'I would answer all comments by five.',
      'Instead of deleting the bad reviews I answer them.',
    ],
  },
  {
    because:
      'Whoever was let down is told what you do about it, and not that it is their own fault.',
    done: /\b(?:(?:tell|write|show|explain|remind|say)s?\b.{0,40}\bthat (?:it|this) (?:is|was) (?:all |only |really )?(?:his|her|their|your) (?:own )?(?:fault|mistake|problem)|(?:so )?your \w+ made (?:this|the|that) mistake|(?:is|was|are|were) (?:his|her|their|your) own (?:fault|mistake|problem)|(?:it|this) (?:is|was) (?:his|her|their|your) fault (?:alone|only|not))\b/i,
    said: [
      'I tell her that it is her own fault because she wrote it by hand.',
      'Approved is approved, so your volunteer made this mistake and not our designer.',
      'The lost bag was their own problem.',
    ],
    unlike: [
      'I would tell him that it is not his fault.',
      'I tell her that it was our own mistake.',
      'Nobody says that it was her own fault.',
      'You approved it, and we made the mistake first.',
    ],
  },
  {
    because:
      'Punishing somebody in public, or out of the wages, makes the others hide the next mistake.',
    done: /\b(?:fire|sack)s? (?:him|her|them|(?!Marshal|Department|Station|Chief|Drill)[A-Z][a-z]+|whoever|anyone|anybody|everyone|(?:the|that|this) (?:\w+ )?(?:employee|worker|cook|driver|rider|teller|clerk|intern|volunteer|manager|cashier|waiter|server))\b|\b(?:is|are|gets?) (?:fired|sacked)\b|\bout of (?:his|her|their) (?:own )?(?:wages?|pay|paychecks?|salary|salaries|tips|pocket)\b|\b(?:get|gets|receive|receives) no (?:pay|wages)\b|\b(?:lose|loses) (?:a|one|two|his|her|their) (?:day|days|week|shift)(?:['’]s)? (?:of )?(?:pay|wages)\b|\b(?:scold|warn|blame|shame|correct)s? (?:him|her|them|[A-Z][a-z]+) in front of\b|\b(?:name|names) (?:him|her|the (?:\w+ )?(?:intern|employee|volunteer|clerk|cook|rider|driver)) (?:\w+ )*publicly\b/,
    said: [
      'Tomas pays the $50 out of his wages.',
      'I fire him in front of the other riders.',
      'Employees who talk about it are fired.',
      'My helper loses a day of wages for the mistake.',
      'The eleven get no pay if the resort closes.',
    ],
    unlike: [
      'I would not fire him.',
      'We call the fire department first.',
      'Nobody gets fired for a mistake.',
      'He buys it out of the $500 budget.',
      'I would speak with Tomas alone and not in front of the others.',
    ],
  },
  {
    because: 'A rule or a limit that protects people holds in a bad week, too.',
    done: /\b(?:ignore|skip|bend|break|disregard)s? (?:the|that|this|all|any) (?:\w+ )?(?:law|laws|rule|rules|limit|limits|inspection|safety \w+|warning|warnings|order to leave)\b|\b(?:work|drive)s? (?:\w+ )?(?:hours )?(?:above|over|beyond) the (?:\w+ )?limit\b/i,
    said: ['We ignore the rule for three weeks.', 'For now I would skip the inspection.'],
    unlike: ['We never skip the safety check.', 'I keep to the limit of ten hours.'],
  },
  {
    because: 'Half the truth is a lie to whoever finds out the rest.',
    done: /\b(?:say|says|answer|answers|tell \w+|pretend|pretends) that (?:we|they|I|he|she) (?:know|knows|knew|have|has) nothing\b|\b(?:tell|show|report)s?\b[^.]{0,90}\band (?:I |we )?(?:leave|leaves) out\b/i,
    said: [
      'The tellers answer that they know nothing.',
      'I tell her the average and leave out the two visits of more than five hours.',
    ],
    unlike: [
      'They say that they do not know yet and whom to call.',
      'I would not tell her the average and leave out the two long visits.',
    ],
  },
  {
    because: 'Whoever was harmed by your mistake does not pay for it, nor wait for the money.',
    done: new RegExp(
      [
        `\\b${PEOPLE} (?:have to |has to |must |can )?pays? (?:for )?(?:it|that|this|the \\$?[\\d,]+) (?:himself|herself|themselves|first|in advance)\\b`,
        `\\b(?:lose|loses) (?:his|her|their) (?:seat|seats|place|places|money|deposit|order|spot)\\b[^.]*\\bwithout (?:money back|a refund|any)\\b`,
        `\\b(?:has|have) to pay\\b[^.]{0,40}\\bbefore (?:any|a|an|we|our|the) (?:\\w+ )?(?:technician|repair|fix|help|comes?|goes?|starts?|drives?)\\b`,
      ].join('|'),
      'i',
    ),
    leftUndone:
      /\b(?:lose|loses) (?:his|her|their) (?:seat|seats|place|places|money|deposit|order|spot)\b[^.]*\bwithout (?:money back|a refund|any)\b/i,
    said: [
      'The nine members pay the $2,340 themselves first.',
      'All move or lose their seat without money back.',
      'She has to pay this month before any technician drives there again.',
    ],
    unlike: [
      'Nobody loses a seat without a refund.',
      'Members do not have to pay for fraud that they report.',
      'You have to pay before the end of the month.',
    ],
  },
  {
    because: 'A plan that changes nothing lets it happen again.',
    leftUndone:
      /\b(?:we|I) (?:do not|don['’]t|will not|won['’]t) change anything\b(?! (?:before|until|without|else))|\b(?:we|I)(?: will)? change nothing\b(?! (?:before|until|without|else))|\b(?:calm|calms) down by (?:themselves|itself)\b/i,
    said: [
      'We do not change anything about packing, because it was one dress.',
      'We send no other one, so people calm down by themselves.',
    ],
    unlike: ['We do not change anything before the team has agreed.'],
  },
  {
    because: 'Nobody can promise that, and whoever relies on it can be harmed.',
    done: /\b(?:tell|say|claim|write|promise|guarantee|advertise)s?\b[^.]{0,60}\b(?:100 percent|100%|completely|totally|absolutely|perfectly) (?:safe|harmless|free of|risk[- ]free)\b/i,
    said: ['We tell guests with an allergy that oat ice cream is 100 percent safe.'],
    unlike: [
      'I tell them that we cannot promise that it is 100 percent safe.',
      "I'd say that it is made beside milk.",
    ],
  },
  {
    because: 'What is not written down cannot be found again, nor shown to anyone.',
    leftUndone:
      /\b(?:need no|do not need any|don['’]t need any) (?:\w+ )?(?:records?|lists?|receipts|contracts?|insurance|training|rules|backup|backups|checks)\b(?! (?:from|of) )|\bstop (?:writing (?:down|up)|documenting) (?!twice|on paper|by hand)(?!.*\binstead\b)/i,
    said: [
      'We stop holding bikes, so we need no stock records at all.',
      'Fifth, we stop writing down wrong addresses.',
    ],
    unlike: [
      'First, stop counting clients and count receipts.',
      'You need no receipt from us for the refund.',
      'We stop writing down holds on paper and use the website instead.',
    ],
  },
  {
    because: 'Paying somebody back is no reason for a decision; what the case needs is.',
    done: /\b(?:teach|teaches) (?:him|her|them|\w+) a lesson\b|\bget(?:s|ting)? (?:even with|back at) (?:him|her|them|[A-Z]\w+)\b|\bso that (?:they|the others|everyone|everybody) learns? (?:from it|their lesson)\b|\bbecause of what (?:he|she|they) did\b|\bafter what (?:he|she|they) did\b/i,
    said: [
      'We ask him for nothing, after what he did six years ago.',
      'I would teach him a lesson.',
    ],
    unlike: ['I write down what she did first, so that we learn from it.'],
  },
  ...FURTHER_MISCONDUCT,
]

const MISSTEP_OF = new Map(
  MISCONDUCT.map((one): [Misconduct, Misstep] => [one, { ways: [], because: one.because }]),
)
