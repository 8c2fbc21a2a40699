import type { Misconduct } from './misconduct.ts'

const PAID =
  '(?:crews?|employees?|staff|team|workers?|cooks?|drivers?|servers?|cashiers?|guards?|lifeguards?|helpers?)'
const EVERYBODY =
  '(?:(?:the|our) (?:whole|entire) (?:company|team|staff|crew|store|shop|school|town|group)|everyone|everybody|all (?:the |our )?(?:employees|staff|others|customers|guests|members)|the (?:public|press|others|people|customers|guests|group chat)|at the (?:\\w+ )?meeting)'
const SOMEBODY = '(?:he|she|they|(?!The|This|That|It|There|What|We|Our)[A-Z][a-z]+)'
const A_DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|noon|next week|the weekend|the end of the \\w+|(?:\\w+ )?(?:hours|days|weeks))'

/** What breaks a rule openly, decides without a look, promises for others, or is taken out on one person. */
export const FURTHER_MISCONDUCT: Misconduct[] = [
  {
    because: 'A rule that protects people holds on the days on which nobody looks, too.',
    openly: new RegExp(
      [
        '\\b(?:technically|officially|legally|on paper|strictly speaking),? [^.]*\\bbut (?:nobody|no one|who|we can (?:still|just)|(?:just )?this once)\\b',
        "\\b(?:I mean|I know|sure|yeah|yes|okay|of course|technically|officially|strictly(?: speaking)?|legally|on paper),? (?:that )?(?:the |our |a )?(?:\\w+ )?(?:laws?|rules?|polic(?:y|ies)|contract|code|regulations?|limit|permit|license|lease|manual|handbook|inspector)\\b[^.]*\\bbut (?:nobody|no one|hardly any(?:one|body)|who|they (?:never|hardly|don['’]t)|it['’]s (?:only|just)|(?:just )?this once|we can (?:still|just)|(?:I|we)(?:['’]d| would) (?:still|just) (?:keep|open|do|sell|use|serve|let))\\b",
        '\\b(?:laws?|rules?|polic(?:y|ies)|contract|code|regulations?|limit|permit|license) (?:says?|asks?|requires?|wants?|is|allows?)\\b[^.]*\\bbut (?:nobody|no one) (?:ever |really |even )?(?:checks|inspects|enforces|looks|counts)(?: \\w+){0,4}?(?=[.,]? (?:and|so) (?:we|I|it)\\b(?!.*\\b(?:list|sign|should|train|count|check)))',
        "\\b(?:inspectors?|the city|the state|the bank|the owner|the boss|they) (?:never|hardly ever|won['’]t|will never) (?:comes?|checks?|looks?|finds? out|notices?)\\b[^.]*\\b(?:so|and) (?:we|I)(?:['’]d| can| could| would| will)? (?:just |still )?(?:keep|open|use|sell|serve|leave|skip|do|let|go on)\\b",
      ].join('|'),
      'i',
    ),
    said: [
      'I mean the law says five, but nobody checks on a Saturday, and we have really good swimmers.',
      'Technically the permit is for forty guests, but nobody counts at the door.',
      "I know the rule says two people sign, but it's only a small amount.",
      'Officially the fryer needs a hood, but we can just open a window.',
      'The inspector never comes in winter, so we can keep the old fridge until spring.',
      'Sure, the contract forbids it, but who is going to tell them?',
    ],
    unlike: [
      'The law says five, so with four the deep pool stays shut.',
      'Two people should sign, but nobody checks, so I would put a list beside the safe.',
      'I know the rule says 24 hours, but I would ask the owner for an exception.',
      'The policy allows us to cancel, but that is not fair to people who read the ad.',
      'The inspector comes in March, so we fix the hood before that.',
      'If we think nobody checks, somebody gets hurt.',
    ],
  },
  {
    because: 'What people pay for is noticed, and whoever counts on the contrary loses them.',
    openly: new RegExp(
      [
        "\\b(?:smoother|cheaper|older|smaller|worse|thinner|frozen|different|less|not as \\w+|not the same|store-bought|used|stale|weaker|lower)\\b[^.]*\\b(?:but|and|though),? (?:I think |I bet )?(?:most (?:people|customers|guests)|nobody|no one|people|customers|guests|they|hardly any(?:one|body)) (?:will|won['’]t|would|wouldn['’]t|does|don['’]t|do|can(?:not|['’]t)?)?(?: never| not| ever| even| really)* ?(?:notices?|taste|tell the difference|know the difference|see the difference|cares?)\\b",
        "\\b(?:most (?:people|customers|guests|buyers|kids)|nobody|no one) (?:(?:will|would) )?(?:won['’]t |wouldn['’]t |can['’]t |don['’]t )?(?:ever |even |really )?(?:notice|tell|know|taste|see)s? the difference\\b",
      ].join('|'),
      'i',
    ),
    said: [
      "It's a little bit smoother, but most people won't notice, and some people don't even like chunks.",
      'The frozen dough is cheaper and nobody can tell the difference.',
      'We use a thinner fabric, customers will never know the difference, and most people will not see the difference.',
      "The bread is older, but guests don't really notice.",
      'They are not as fresh, but hardly anyone cares.',
      'The new beans are cheaper, and I bet no one notices.',
    ],
    unlike: [
      'I would let customers taste both and see whether they can tell the difference.',
      'The price is ten cents higher, and most people will understand.',
      'It is smoother, and our customers notice at once.',
      'The new batch has to be as good, so that nobody tastes a difference.',
      'Our regulars know the difference between fresh and frozen.',
      'A cheaper box is fine if the bread stays the same.',
    ],
  },
  {
    because: 'Whoever has to answer for it needs the whole truth, also where it is unwelcome.',
    leftUndone:
      /(?:\b(?:not|never)|n['’]t) (?:really )?(?:go into|give|tell|say|mention|show|bring up|report)\b[^.]*\b(?:because|since|so|or|otherwise)(?: that)? (?:he|she|they|it|you|the \w+)(?:['’]d| would| will|['’]ll|['’]s)? ?(?:only |just |not |don['’]t |doesn['’]t )?(?:gets?|be|going to be) (?:so |too |really )?(?:mad|angry|upset|furious|annoyed|suspicious)\b/i,
    said: [
      "I wouldn't, um, go into too much detail, because he'd get mad.",
      "I wouldn't tell the owner about the cash, because she would be angry.",
      "We do not mention the second charge, so they don't get upset.",
      'I would never show him the bill, since he will be furious.',
      "I won't bring up the broken freezer, because the boss would get annoyed.",
      "We don't report it to the city or they get suspicious.",
    ],
    unlike: [
      'I would tell the owner everything, even if he gets mad.',
      "I wouldn't wait with it, because he would get mad later.",
      "I don't want to go into every detail, because we have only ten minutes.",
      'I would not tell her in front of the others, because she would be ashamed.',
      'He would be angry if we hid it, so I tell him first.',
      'I would not give her a warning, because she did nothing wrong.',
    ],
  },
  {
    because: 'A person’s mistake is spoken of with that person, and not before everybody.',
    openly: new RegExp(
      [
        `\\b(?:tell|tells|telling|show|announce|explain|write|say|says)\\b(?: \\w+){0,3}? ${EVERYBODY}\\b[^.]*?\\b(?:what ${SOMEBODY} did(?! (?:right|well|for|when|to (?:help|fix|save)))|(?:that )?(?:it|this) (?:was|is) (?:all |only )?(?:his|her|their|[A-Z][a-z]+['’]s) (?:own )?(?:fault|mistake)|(?:that )?${SOMEBODY} (?:made (?:the|a|this) mistake|messed (?:it )?up|is to blame|caused (?:it|this)|did it))\\b`,
        `\\b(?:tell|say|announce|post|write|explain)\\b[^.]*\\b(?:it|this) was (?:his|her|their) (?:own )?(?:fault|mistake)\\b[^.]*\\bto ${EVERYBODY}\\b`,
        `\\b(?:I|we|let['’]s)(?: \\w+)? (?:put|post|hang|pin)\\b[^.]*\\b(?:his|her|[A-Z][a-z]+['’]s) (?:name|photo|picture|mistake)\\b[^.]*\\b(?:so|as a|for everyone|where everyone)\\b`,
      ].join('|'),
    ),
    said: [
      "And I'd tell the whole company at the Monday meeting what he did, so nobody ever does it again.",
      'We should say to the people that it was his mistake and we should not work with him again.',
      'I would tell everyone what Ruth did.',
      'We tell the customers that it was her fault.',
      'I would explain at the next meeting that Dev messed up.',
      'I put her name on the board so everybody sees it.',
    ],
    unlike: [
      'I would tell the whole team what we do from now on.',
      'I tell everybody what she did right.',
      'I would not tell the others what he did.',
      'We tell the customers that it was our mistake.',
      'I would tell the whole crew what Ana did to save the order.',
      'I tell him alone that he made a mistake.',
    ],
  },
  {
    because: 'Whoever has worked is paid in full and on the day; the law leaves no choice in that.',
    done: new RegExp(
      [
        "\\b(?:keep|hold back|withhold|stop)s? (?:his|her|their|[A-Z][a-z]+['’]s) (?:last |final |next |whole )(?:paychecks?|pay|wages?|salary|check)\\b|\\b(?:withhold|dock|garnish)s? (?:his|her|their|[A-Z][a-z]+['’]s|the) (?:\\w+ )?(?:paychecks?|pay|wages?|salary|tips)\\b",
        "\\b(?:take|deduct|subtract|get|collect)s? (?:it|that|this|the (?:money|loss|cost|\\$?[\\d,]+)|half(?: of it)?) (?:back )?(?:from|out of|off) (?:his|her|their|[A-Z][a-z]+['’]s) (?:\\w+ )?(?:paychecks?|pay|wages?|salary|tips)\\b",
        `\\b(?:tell|ask|let)s? (?:the |our )?(?:\\w+ )?${PAID} (?:that )?(?:they|to|who)?(?:['’]ll| will| can| have to| must)? ?(?:get|wait for|receive) (?:their|the) (?:money|pay|wages|paychecks?)\\b(?!.{0,20}\\b(?:on time|friday|today))`,
        `\\bpays? (?:the |our )?${PAID} (?:late|later|next week|next month|when (?:we|the money|there))\\b|\\b(?:payroll|wages|paychecks?|salaries) (?:can|could|will|would|has to|have to|must) wait\\b`,
      ].join('|'),
      'i',
    ),
    said: [
      "I would also keep his last paycheck, since he cost us eighteen thousand, that's only right.",
      "What I'd do is pay the office on Friday and tell the crews that they'll get their money next week.",
      'I would take the loss out of her next paycheck.',
      'Payroll can wait until Tuesday.',
      "We withhold Ben's pay until the phone is found.",
      'I would pay the cooks later, when the money is there.',
    ],
    unlike: [
      'Everybody gets the full pay on Friday.',
      'I would not take it out of her pay.',
      'I would keep their wages as they are and cut the ads.',
      'We tell the crews that they get their money on Friday as always.',
      'The supplier can wait until Tuesday, payroll cannot.',
      'We keep the last paycheck date and change the bank.',
    ],
  },
  {
    because: 'Letting somebody go is the last step, after a talk, help and a fair chance.',
    done: /(?<!\b(?:[Bb]efore|[Uu]ntil|[Ii]f|[Ww]hen|[Uu]nless|than|have to|only)\b[^.]*)\b(?:let|lets) (?:him|her|[A-Z][a-z]+) go(?=[.,;]|$| (?:because|since|so|after|and (?:hire|get|find|look)|right away|today|tomorrow|this week))/,
    said: [
      'So I would let her go.',
      'I would let Pavel go, so the others see it.',
      'I let him go today and hire someone new.',
      'We let Ines go because she was late twice.',
      'I think I will let her go right away.',
      'I let Ray go this week.',
    ],
    unlike: [
      'I would not let her go.',
      'I let him go home early on Friday.',
      'I would let her go first, because she has waited longest.',
      'We let Ines go to the training in May.',
      'Before I let him go, I would talk to him.',
      'If it happens again, we have to let him go.',
    ],
  },
  {
    because: 'A contract is signed after it was read and worked out, not because it may be gone.',
    done: new RegExp(
      [
        '\\b(?:sign|say yes|take it|grab it|buy it|order it)\\b[^.]{0,40}\\bbefore (?:somebody|someone|anybody|anyone|another \\w+|they) (?:else )?(?:takes?|grabs?|gets?|snaps?|changes? (?:his|her|their) minds?)\\b',
        '\\b(?:just|simply) (?:say yes|sign(?! up|s? in))\\b|\\bsay yes (?:right away|right now|on the spot)\\b|^(?:so )?sign it (?:today|tomorrow|tonight|this week|now|right away)\\b',
      ].join('|'),
      'i',
    ),
    leftUndone:
      /\b(?:sign|buy|order|accept)(?:s|ing)?\b[^.]{0,30}\bwithout (?:reading|a look|looking|checking|a lawyer)\b/i,
    said: [
      'So my first step would be to call the stadium guy tomorrow and sign before somebody else takes it.',
      'So my recommendation is just say yes.',
      'Sign it this week.',
      'I would say yes right away and see later.',
      'We grab it before another shop gets it.',
      'We can sign without reading all of it.',
    ],
    unlike: [
      'I would not sign before a lawyer has read it.',
      'Before we sign, I would ask for thirty days.',
      'They should sign up before Friday.',
      'We should not just say yes.',
      'Sign in at the desk this week.',
      'We order the cups before the fair begins.',
    ],
  },
  {
    because: 'Promise only what is in your hands, or what has been promised to you.',
    done: new RegExp(
      [
        `\\b(?:everybody|everyone|they|you|he|she|it|all|money|people|customers|guests|parents|members|order|package)\\b[^.]*\\b(?:by|on|until|before|within|in) ${A_DAY}\\b[^.]*\\bguaranteed\\b`,
        `\\b(?:guarantee|swear)s?\\b[^.]*\\b(?:by|on|until|before|within|in) (?:at most )?${A_DAY}\\b`,
      ].join('|'),
      'i',
    ),
    said: [
      "I'd put up a sign that we were not hacked, and that everybody will have their money by Tuesday, guaranteed.",
      'You will have the package by Friday, guaranteed.',
      'We guarantee them that the road is open by Monday.',
      'They get the parts on Thursday, guaranteed, and the doctor on Friday.',
      'I would swear that the doctor is back by next week.',
      'All orders are there within three days, guaranteed.',
    ],
    unlike: [
      'We cannot guarantee the money by Tuesday.',
      'I would not promise that it is there by Friday.',
      'So everybody gets every penny on Friday, no matter what.',
      "I'm not promising Wednesday, because they haven't promised me Wednesday.",
      'We will call everybody by Friday.',
      'They said three to five days, and that is what we say.',
      'We guarantee your money back if you do not like it.',
    ],
  },
]
