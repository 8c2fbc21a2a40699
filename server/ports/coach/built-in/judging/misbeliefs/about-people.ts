import { anyOf, type DoubtKind } from '../doubts/doubt-kind.ts'

const TALK =
  '(?:(?:good |honest |difficult |critical )?(?:feedback|criticism|corrections?|praise|talks?|conversations?|warnings?|reprimands?)(?: (?:talk|conversation|meeting)s?)?)'
const PUBLIC =
  '(?:in front of (?:everyone|everybody|the|others|all|people|customers)|in public|publicly|before (?:everyone|the (?:whole |entire )?(?:team|class|crew|staff))|(?:by|with a) surprise|surprised|others (?:are )?listen\\w*|as loud)'
const WEAK = '(?:weak|weakness|guilty|unsure|insecure|stupid|less respect)'
const LEADER =
  '(?:leaders?|managers?|bosses|boss|supervisors?|owners?|sellers?|salespersons?|salespeople)'
const NOT = "(?:not|never|n['’]t|no)"

/** What people need from those who lead, sell or make something good, as it is not. */
export const ABOUT_PEOPLE: DoubtKind[] = [
  {
    because: 'Criticism is given alone, about what was done and not about the person.',
    leftUndone: anyOf(
      `\\b${TALK}\\b[^.]{0,30}\\b(?:works?|is|are|should|must|belongs?|helps?|needs?)\\b(?:(?!\\bnot\\b|\\bnever\\b)[^.]){0,45}\\b${PUBLIC}\\b`,
      '\\b(?:better|best|stronger|more effective) to (?:speak|talk|complain) (?:about|of) (?:\\w+ )?(?:character|personality|person) (?:than|instead|and not)\\b',
      '\\b(?:tell|say to|inform)s? (?:him|her|them|[A-Z]\\w+) (?:openly |clearly )?that (?:he|she|they) (?:is|are) (?:an? )?(?:\\w+ )?(?:lazy|stupid|useless|careless|unreliable|selfish|bad|incapable)\\b',
      '\\b(?:start|begin)s? with (?:everything|all) (?:that )?(?:he|she|they|[A-Z]\\w+) (?:did|does|do) wrong\\b',
    ),
    said: [
      'A good feedback talk should be put in front of everyone.',
      'A difficult talk works best when the other person is surprised and others are listening.',
      'It is better to speak about character than about single facts.',
      'I tell him that he is a lazy person.',
    ],
    unlike: [
      'Feedback should be given alone and not in front of everyone.',
      'Praise is for the meeting, criticism is for the office.',
      'I tell him that he is late and what it costs.',
      'A talk in public would only hurt him.',
    ],
  },
  {
    because: 'Whoever asks, listens and admits a mistake is trusted more for it, and not less.',
    leftUndone: anyOf(
      `\\b(?:apolog(?:y|ies|i[sz]ing)|saying sorry|admitting|asking|listening|explaining|questions)\\b[^.]{0,45}\\b(?:makes?|looks?|sounds?|is|are|shows?|seems?|be)\\b[^.]{0,25}\\b${WEAK}\\b`,
      '\\b(?:admits?|admitting|owns? up to) (?:an? |the |its |our |his |her |their )?(?:mistakes?|errors?|faults?)\\b[^.,]{0,30}\\b(?:loses?|costs? (?:us )?(?:the )?(?:client|customer|trust|respect)|(?:is|are) (?:dangerous|a weakness|lost))',
      `\\b(?:never|not) (?:to )?(?:shows?|admits?) (?:any |a |an )?(?:weakness|mistakes?|errors?|faults?)\\b`,
      `\\b${LEADER} (?:should |must |does |do |would )?(?:${NOT}) (?:ever )?(?:asks?|listens?|apologi[sz]es?|explains?|admits?)\\b|\\b${LEADER} (?:asks?|takes?|needs?) no (?:questions|advice|help)\\b`,
      '\\b(?:I|we|good \\w+|a \\w+)(?: would| will| should)? do(?:es)? (?:all|most of|all of)? ?the talking\\b',
      '\\btrust (?:grows?|is built|comes|is (?:strongest|highest))\\b[^.]{0,30}\\b(?:never|hid\\w+|silence|secrets?|nothing|less|by saying little)\\b',
      '\\b(?:experienced|older|old) (?:people|employees|workers|colleagues) (?:are |is )?(?:always |only )?(?:against|slow|in the way|afraid)\\b|\\b(?:knowledge|experience) (?:becomes|is|gets) (?:worthless|useless|unimportant)\\b',
    ),
    said: [
      'An apology for Tuesday would make me look weak.',
      'Whoever admits a mistake loses the client.',
      'A leader does not ask questions.',
      'I do the talking for 20 minutes and he listens.',
      'Trust grows when a company never shows weakness.',
      'Experienced people are always against new things.',
      'Asking for help shows weakness.',
    ],
    unlike: [
      'An apology does not make us look weak.',
      'A leader asks and listens before deciding.',
      'We admit the mistake, or we lose the client.',
      'Trust grows when we call before they ask.',
      'I would let him do the talking first.',
      'Admitting it is no sign of weakness.',
    ],
  },
  {
    because: 'People go along with a change that they know early, take part in and can learn for.',
    leftUndone: anyOf(
      '\\b(?:people|employees|workers|staff|crews?|teams?|they|he|she)\\b[^.]{0,40}\\b(?:best|better|fastest|faster|easier|easiest)\\b[^.]{0,25}\\b(?:under (?:pressure|stress|fear)|on the (?:same )?day|(?:know|hear|are told|learn) (?:nothing|little|less|last|late)|afraid|in fear)\\b',
      '\\bthe (?:less|fewer|later) (?:people|they|customers|employees|he|she|others|the team|guests)(?: \\w+)? (?:know|knows|hear|hears|learn|are told)\\b[^.]*\\bthe (?:less|better|fewer|more|safer|easier)\\b',
      '\\b(?:is|be|are|stay|stays|keep|keeps|kept|leave|left)(?: \\w+){0,2}? out of (?:the |our |any )?(?:planning|plans?|decisions?|discussions?)\\b',
      '\\b(?:fear|pressure|money|pay|punishment|threats?) (?:is|are) (?:always )?the (?:only|best|strongest) (?:thing|motivat\\w+|way|reason)\\b',
      '\\b(?:two|several|more|many) (?:bosses|managers|leaders)\\b[^.]*\\b(?:twice|double|more|better|clearer)\\b|\\b(?:follows?|listens? to|obeys?) (?:both|all) of (?:us|them) (?:at the same time|at once|equally)\\b',
      '\\b(?:designers?|employees|workers|artists?|interns?|volunteers?|helpers?) (?:should|must|has to|have to) (?:stay|remain|be) (?:unknown|invisible|silent|grateful)\\b',
    ),
    said: [
      'Employees accept a change best when they hear of it on the day it starts.',
      'People learn fastest under pressure.',
      'The fewer people know who had a thing last, the less they argue.',
      'Ruth should be kept out of the planning.',
      'Two bosses give an employee twice as much clarity.',
    ],
    unlike: [
      'People learn best when it is quiet.',
      'The earlier people know it, the less they argue.',
      'Ruth should not be kept out of the planning.',
      'Two bosses would confuse him, so I plan the day.',
      'He follows me in the morning and Owen in the evening.',
    ],
  },
]
