import { anyOf, type DoubtKind } from './doubt-kind.ts'

/** What a careful plan takes the trouble of. */
const EFFORT =
  '(?:search|trials?|tests?|pilot|training|meetings?|surveys?|comparisons?|checks?|inspections?|second \\w+|lists?|records?|lids?|signs?|questions|explanations?|apolog(?:y|ies)|numbers|insurance|reasons?|uncertainties|risks?|other \\w+)'

/** Against the plan itself: nothing looked at, nothing tried, no way back, no safeguard, a rule gone round. */
export const ABOUT_PLANS: DoubtKind[] = [
  {
    because: 'What speaks against a plan is looked at, and not waved aside.',
    leftUndone: anyOf(
      `\\b(?:see|seen|there is|there are|have) no (?:need|point|use|reason) (?:for|in|of)\\b|\\bno (?:need|reason) (?:for|to (?:tell|ask|test|check|look|talk|train|apologize|explain|count|compare|try|change))\\b|\\b(?:I|we) see none\\b`,
      '\\b(?:is|are|was|were) (?:no|not a) (?:matter|problem|issue|concern|difference)\\b(?! (?:of|if|when|until))|\\bno matter for (?:us|a|the|now)\\b',
      `\\b${EFFORT} (?:of [\\w ]{2,20} )?(?:is|are|was|were) (?:not|n['’]t) (?:needed|necessary|worth)\\b|\\b(?:need|needs|want) no ${EFFORT}\\b`,
      `\\b(?:is|are) (?:a |the )?waste of (?:time|money|\\d+)\\b|\\b${EFFORT} (?:\\w+ )?(?:would |will )?(?:only|just) (?:cost|costs|take|takes|bring|brings|make|makes|confuse|confuses)\\b|\\b${EFFORT} costs? (?:money|time|us)\\b|\\bwould (?:only|just) (?:cost|bring|confuse|take time|slow)\\b`,
      "\\bis (?:long )?(?:over|past|ago|history)\\b[^.]*\\b(?:so|therefore|not|n['’]t)\\b|\\bin (?:four|three|five|two|ten|\\d+) years anything can happen\\b",
      "\\b(?:can(?:not|n['’]t)|could not|will not|won['’]t|never) happen again\\b(?=.*\\b(?:so|leave|as it is)\\b)|\\bit was (?:only |just )?(?:a |an |the )?(?:former|single|one) \\w+, so\\b|\\b(?:leave|leaves|keep|keeps|stays?) (?:it|the [\\w ]{3,20}|everything|that) as it is\\b",
      '\\b(?:complain|forget|pay|lose|dance|like|cancel|leave|grow)s? (?:\\w+ ){0,4}?anyway\\b|\\b(?:if they hurry|is good exercise|they can stand|can go home|can watch from)\\b',
      '\\b(?:is|are) (?:too much work|only \\d+ percent|excellent)\\b|\\bmost people are (?:satisfied|happy|fine)\\b|\\b(?:lost|lose) interest\\b|\\bcalms? down\\b',
      "\\b(?:is|are|was|were)(?:n['’]t| not) (?:realistic|part of (?:it|sales|the costs?))\\b|\\b(?:is|are) no part of\\b",
      "\\bthe figures are the figures\\b|\\bcan['’]?t be chance\\b|\\b(?:is|are) our own business\\b",
      '\\b(?:bigger|better|more) (?:advertising|of a customer)\\b|\\bis (?:not good|worse) advertising\\b|\\b(?:he|she|they) (?:is|are) worth more\\b',
    ),
    said: [
      'I see no need for a second sink.',
      'Training is a waste of 30 hours.',
      'The extra miles are no matter for us now.',
      'It was a former employee, so we leave the book as it is.',
    ],
    unlike: [
      'There is no need to be there at nine, we come to you.',
      'That is no problem of yours, it is ours.',
      'I would not call this a waste of time.',
    ],
  },
  {
    because:
      'What has not been tried is tried small first, with a way back and a day on which it is looked at.',
    done: anyOf(
      '\\b(?:for|of) (?:three|four|five|\\d+) years, paid in advance\\b|\\b(?:sign|contract)\\w* [^.]{0,30}\\b(?:for|of) (?:two|three|four|five|ten) years\\b',
      '\\b(?:change|switch|start|introduce|move)s? everything (?:on|at|in|over)\\b|\\b(?:switch|turn|shut)(?:es|s)? [^.]{0,30}\\boff completely\\b|\\b(?:spend|put|give)s? (?:the full|all|the whole|the entire) (?:\\$?[\\d,]+|budget|stock|money)\\b|\\bgive [\\w ]{3,20} all [\\d,]{3,}',
    ),
    leftUndone: anyOf(
      '\\b(?:need|want|needs) no (?:trial|test|pilot|sample|review)\\b|\\b(?:trial|test|pilot) is (?:too (?:short|long|slow)|not needed|unnecessary)\\b',
      '\\b(?:look|looks|check|checks|review|reviews|see) (?:at )?(?:it|this|that|the results?) (?:again )?(?:only )?(?:in (?:two|three|four|five|\\d+) years|at the end of next year|next year)\\b|\\bwe (?:will )?see (?:then )?(?:whether|if) it pays\\b',
      '\\bso that (?:nobody|no one|he|she|they) can(?:not)? (?:go back|change|turn back)\\b|\\bso that we never run out\\b',
      '\\b(?:will|would) (?:surely |certainly )?(?:make up for it|sell all|be gone in)\\b|\\bvolume always\\b|\\balways wins\\b|\\bends? all (?:losses|mistakes|errors|problems)\\b|\\balways knows\\b|\\bwith the whole\\b|\\bis exact\\b|\\b(?:what|if it) brings [^.]{3,40} brings\\b',
      '\\b(?:learn|learns) it on the job that day\\b|\\bto be safe,? (?:I|we) (?:would )?(?:order|take|buy)\\b|\\bat once,? which gives us\\b',
      '\\bnobody leaves\\b|\\b(?:that|which) we may not need\\b|\\bif the (?:building|shop|store|car) is hit\\b|\\bin a good mood\\b',
    ),
    said: [
      'I need no trial, since the survey has answered it.',
      'I look at it again in three years.',
      'I would change everything on the Saturday before Christmas.',
      'The volume will make up for it.',
    ],
    unlike: [
      'I would not sign for three years.',
      'We look at it again in three weeks.',
      'I would not spend the full $40,000 at once.',
    ],
  },
  {
    because:
      'A limit, a contract or a safeguard holds, also where going round it is cheaper today.',
    done: anyOf(
      '\\b(?:paint|do|take|use|sell|open|start|drive|serve)s? (?:it|that|them) (?:on [\\w ]{3,16} ?)?anyway\\b',
      '\\b(?:is|are) (?:old|a year old), and the newer\\b|\\bthe newer (?:one|contract) counts\\b',
      '\\b(?:mix|put|pack|stir)s? (?:it|them|that|the rest|the leftovers)? ?(?:back )?in(?:to)? the (?:next|new|fresh|cooler|fridge)\\b',
      '\\b(?:cut|cuts) (?:it|them|(?:her|his|the|their) \\w+) (?:to (?:zero|nothing)|by half)\\b|\\b(?:save|skip|drop|close|end|shorten)s? the (?:\\w+ )?(?:helpers?|training|meeting|overlap|counting|inspection|check|search|tent|fitting)\\b|\\bI would (?:end|save|drop|stop) (?:completely|it all)\\b',
      '\\bthe (?:[\\w$\\d,.]+ ){1,4}I would (?:save|skip|drop|end|switch off|close)\\b',
      '\\b(?:go|goes|throw|throws) (?:in|into) the (?:stove|trash|bin|shredder)\\b',
      '\\bstand(?:s)? open\\b|\\b(?:secured?|locked?|covered?) (?:is|are) not needed\\b',
      '\\bpay (?:\\w+ )*with the credit card\\b|\\bmoney in the bank that does nothing\\b',
      '\\bcloses? all \\w+ (?:branches|shops|stores|offices)\\b|\\b(?:let|lets|make|makes) (?:\\w+ )+ wait until\\b|\\bwait until (?:[A-Z]\\w+day)\\b(?=.*\\bwhich gives us\\b)',
      '\\btake two bookings\\b|\\bsomebody always cancels\\b|\\b(?:at|for) less than it costs\\b',
      '\\b(?:his|her|their) (?:message|idea|wish|order) to [\\w ]{4,50} is exactly right\\b|\\b(?:I|we) (?:side|sides) with (?:him|her|them)\\b',
      '\\b(?:at|to|of) (?:nine|eight|seven|six|five|\\d+) (?:minutes|hours|days) instead of (?:ten|eleven|twelve|\\d+)\\b',
    ),
    said: [
      'The lease forbids the lantern, but we paint it on the side anyway.',
      'What is left we mix into the next tubs.',
      'The $900 for the tent I would save.',
      "So I'd cut them to zero.",
    ],
    unlike: [
      'The lease does not permit it, so we leave it white.',
      'I would not cut them to zero.',
      'We cut the waiting time to nine minutes.',
    ],
  },
  {
    because:
      'A plan has worked when those whom it is for are served, and not when your own side has paid or heard least.',
    done: anyOf(
      '\\bmeasures? (?:it|success|this|that) by (?:what we pay out|our revenue|the likes|the \\$?[\\d,]+[.]|(?:\\$|zero |0 )|the balance|the sales of [A-Z]|[^.]{0,40}\\b(?:who never notice|made, with a goal|empty))',
      '\\bwhen (?:nobody|no one) (?:stands|asks|complains|calls|talks)\\b|\\bit worked when the line is longer\\b|\\bwith a goal of under \\$',
    ),
    said: ['We measure it by what we pay out, with a goal of under $50 a month.'],
    unlike: ['We measure it by how many guests come back.'],
  },
]
