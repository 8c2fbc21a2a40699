import { EXAMS, type Blueprint } from '#content/blueprint.ts'
import { eventFact } from './events.ts'
import { WORK_FACTS } from './work-facts.ts'

/** Something about the competition itself, or about preparing for it, that stands on no card. */
export type Fact = {
  id: string
  title: string
  /** Markdown. */
  says: string
  /** The question that closes the answer. */
  check: string
  /** It is meant even where a term is named beside it. */
  wins?: true
  /** Not even a common question in nearly the same words says it more exactly. */
  isSurest?: true
}

/** The fact a turn asks about, or both where it asks two things; of exam blueprints by cluster or event code only where nothing else but the areas is asked. */
export function factOf(plain: string): Fact | undefined {
  const exam = ASKS_FOR_AREAS.test(plain)
    ? (blueprintFact(plain) ?? eventFact(plain))
    : (eventFact(plain) ?? blueprintFact(plain))
  const [first, second] = [...WORK_FACTS, ...FACTS].filter(({ when }) => when.test(plain))
  // "What topics are on the marketing exam" asks for that one.
  if (!first || (exam && first.id === 'areas')) return exam
  if (!second || !/\b(and|also|n)\b/.test(plain)) return first
  return { ...first, says: `${first.says}\n\n**${second.title}.** ${second.says}` }
}

const ROLEPLAY = '(role ?plays?|rp|case stud(y|ies)|event situation)'

/** `when` is of the turn's plain words. */
const FACTS: (Fact & { when: RegExp })[] = [
  {
    id: 'exam-format',
    when: /\bwhat (is|are) (the |a |your )?(deca |cluster )?(exams?|tests?) like\b|\bhow (does|do|is|are) (the )?(deca |cluster )?(exam|test)s? (work|look|set up|structured)\b|\bhow (many|long|much time)\b.{0,40}\b(questions?|exam|test|minutes)\b(?!.*\b(role|judges?|(a|per|each|every) (day|week)))|\b(exam|test) (format|length|time)\b|\bformat of the (exam|test)\b|\bhow long (is|do i have|do we have|do you get)\b.{0,30}\b(exam|test)\b|\btime limit\b(?!.*\b(role ?play|judges?|present\w*))(?<!\b(role ?play|judge|past|over|exceed)\b.*)/,
    title: 'The exam',
    says: '100 multiple-choice questions with four options each, one of them right. Usually there are 90 minutes, in some districts 60: a little under a minute for each. Each question tests one performance indicator.',
    check: 'With 90 minutes for 100 questions, where should you be after half an hour?',
    wins: true,
  },
  {
    id: 'guessing',
    when: /^(?!.*\b(?:judges?|over time|role ?play|presentation)\b).*(?:\bguess(ing)?\b|\b(take|takes|taking|lose|minus|deduct\w*) (off )?points? (off )?(for|if)\b|\bgo back to (a|an|the|my)? ?(questions?|answers?)\b|\bcount(ed)? (wrong|against)\b|\bdont know (a|an|the|any|some) (questions?|answers?)\b.{0,20}\b(test|exam)\b|\bleave (it|questions?|one|any) (blank|empty)\b|\b(penalty|lose points?|points? off|negative marking|minus points?)\b|\bskip (a |hard |the )?questions?\b)/,
    title: 'Guessing',
    says: 'There is no penalty for a wrong answer, so never leave a question empty. First strike out what cannot be right, then choose. Mark what you are unsure of and come back to it if there is time; on paper you can always go back, on a screen look for the list of questions.',
    check: 'You have two options left and ten seconds. What do you do, and why?',
  },
  {
    id: 'form',
    when: new RegExp(
      `^(?=.*\\b(${ROLEPLAY}|judges?|events?|competition|deca|presentations?|indicators?|we|i|it|they)\\b)(?!.*\\b(credit|employees?|bonds?|written|papers?|reports?)\\b).*\\b(how (is|are|do they|does the judge|do judges)|what is|whats) .{0,20}\\b(scor\\w*|grad\\w*|judg\\w*|evaluat\\w*)\\b|\\bevaluation form\\b|\\brubric\\b|\\bscoring\\b.{0,20}${ROLEPLAY}|\\bpoints?\\b.{0,30}\\b(pis?|indicators?|skills?)\\b|\\bwhat (do|are|does|is) (the |a )?judges? (?:\\w+ly )?(look|want|score|grade)\\w*|\\bhow (does|do) (the )?(judging|scoring|grading|judges? (score|grade|decide))\\b(?!.*\\b(credit|employees?|bonds?)\\b)`,
    ),
    title: 'How a role-play is judged',
    says: 'The form of an individual series event has 100 points:\n\n| part | points |\n| --- | --- |\n| five performance indicators | 14 each, 70 in all |\n| four skills: reasoning, judgment, communication, creativity | 6 each, 24 in all |\n| overall impression and answers to the judge | 6 |\n\nFor an indicator, 9 to 11 points mean "meets expectations" and 12 to 14 "exceeds". Principles events have four indicators. What judges tell students most often: a strong first minute, exactly *how* you would do it, the indicators in order, and a number that shows success.',
    check:
      'Which part of the form carries the most points, and what does that say about how to spend your preparation time?',
    wins: true,
    isSurest: true,
  },
  {
    id: 'roleplay-time',
    when: new RegExp(
      `^(?!.*\\b(over|past|early|left|only|finish(?:ed|es|ing)?|(?:whole|every|all the|last|first|next|this) time|lasted|longer than|less than|short(er)?|run(ning)? out|ran out|reading)\\b)(?:.*)(?:\\b(how (long|much time|many minutes)|time|minutes)\\b.{0,40}\\b(${ROLEPLAY}|prep(are|aration)?|interview)\\b|\\b${ROLEPLAY}\\b.{0,30}\\b(how long|time|minutes)\\b)`,
    ),
    title: 'Time in a role-play',
    says: '| event | prepare | interview | indicators |\n| --- | --- | --- | --- |\n| Principles | 10 min | 10 min | 4 |\n| Individual series | 10 min | 10 min | 5 |\n| Team decision making | 30 min | 15 min | 7 |\n\n**How to use ten minutes.** Two to read twice and underline the indicators, about six for one line of notes and an example on each indicator, two for the opening, the closing and a likely question of the judge.',
    check:
      'How would you divide ten minutes of preparation between reading, indicators and an opening?',
    wins: true,
  },
  {
    id: 'roleplay-blank',
    when: new RegExp(
      `^(?!.*\\b(?:start|begin|open)\\b)(?:.*)(?:\\b(blank(s|ed|ing)?|freez\\w*|froze|forget (what|my|everything)|forgot (what|my|everything)|mess(ed)? up|get stuck|stuck|run out of (things|time|ideas)|dont know (what to say|the answer|an? (answer|pi|indicator|term)))\\b.{0,50}\\b(${ROLEPLAY}|judge|interview|presenting|presentation)\\b|\\b(${ROLEPLAY}|judge|interview|presenting|presentation)\\b.{0,50}\\b(blank(s|ed|ing)?|freez\\w*|froze|forget (what|my|everything)|mess(ed)? up|get stuck|stuck|run out of (things|time|ideas)|dont know (what to say|the answer|an? (answer|pi|indicator|term)))\\b)`,
    ),
    title: 'When your mind goes blank',
    says: '1. **Pause and breathe.** Two silent seconds look like thinking, not like failing.\n2. **Look at your notes**: find the next performance indicator on the list and start with what it means.\n3. **Bridge** with a sentence prepared at home: "Let me come back to what this means for your customers."\n4. **If the judge asks what you do not know**, say so briefly, reason from what you do know, and say how you would find out.\n5. **Do not apologize at length or start again.** Judges reward recovering over being perfect.\n\nBefore, practice whole role-plays aloud with a timer: it happens less to what you have said before. In the preparation time, write one line for each indicator (what it is, what to do, a number): then there is always a next line.',
    check: 'Which bridging sentence will you have ready?',
    wins: true,
  },
  {
    id: 'roleplay-tips',
    when: new RegExp(
      `\\b(tips?|advice|help|better|good|improve|prepare|ready|practice|ace|win|do well|nail|structure|start|begin|open|approach|what (do|should) i (say|do))\\b.{0,40}\\b${ROLEPLAY}\\b|\\b${ROLEPLAY}\\b.{0,40}\\b(tips?|advice|help|better|good|nervous|start|structure|prepare)\\b|\\bgreet(ing)? (the )?judge\\b|\\btalk to (the )?judge\\b|\\bwhat (do|should) i say to (the )?judge\\b|^(what is|whats) a ${ROLEPLAY}$|^${ROLEPLAY}$|\\bhow (do|does) (a |the )?${ROLEPLAY} work\\b`,
    ),
    title: 'A strong role-play',
    says: "1. **Read for four things:** who you are, who the judge is, the task, the performance indicators.\n2. **Greet** with a handshake, your name and your role, and say in one sentence what you will cover.\n3. **Go through the indicators in order.** For each: what it is, what you would do *here*, exactly how, and a number that shows success.\n4. **Close** with a summary and the next step, then answer the judge's questions calmly. Recovering from a slip counts for more than never making one.\n\nA pace of about 140 to 160 words a minute is easy to follow. The Practice Roleplays page has scenarios with feedback.",
    check: 'What would your first two sentences to the judge be?',
  },
  {
    id: 'indicators',
    when: /^(?!.*\b(?:word for word|own words|exact(?:ly)?|verbatim|quot(?:e|ing)|reword\w*|rephras\w*|paraphras\w*)\b).*(?:\bperformance indicators?\b|\bpis?\b(?! (chart|day))|\bindicator codes?\b)/,
    title: 'Performance indicators',
    says: 'A performance indicator (PI) says what you should be able to do, such as "explain the nature of risk". Each has a code: two letters for the instructional area and a number (FI:085 belongs to Financial Analysis). On the exam every question tests one; in a role-play the four, five or seven that the case lists are what the judge scores, and they carry most of the points.\n\n**Do you have to say all of them?** Yes: one that is left out scores in the lowest band. Name each clearly, best in its own words and in the order of the list, and show what it means for the company in the case.',
    check: 'In a role-play, how could you make sure the judge notices each indicator?',
  },
  {
    id: 'weight',
    when: /\b(exam|test|role ?play)\b.{0,40}\b(worth|weigh\w*|percent|count (for|more|as))\b|\bhow much .{0,30}\b(worth|count|weigh)\b|\boverall score\b|\btwo thirds\b/,
    title: 'What counts how much',
    says: 'In role-play events the result is roughly two thirds role-play and one third exam. Rules differ a little between events and years; your advisor has those of this season.',
    check: 'If you have four hours left before the competition, how would you split them?',
  },
  {
    id: 'study-method',
    when: /\bhow (should|do|can|to) (i |you |we |u )?(study|memori[sz]e|remember|learn (faster|better|best|terms?|vocab))\b|\bbest way to (study|learn|memori[sz]e|prepare|remember)\b|\bstudy (tips?|methods?|strateg\w*|habits?)\b|\bmemori[sz]e\b|\bkeep forgetting\b(?! what)|\bhow (do|can) i (get better at|improve on|do better on|prepare for|pass|ace) (the |my |a )?(exams?|tests?|deca|competition|districts?|states?|icdc)\b|\btest taking\b|\b(exam|test) (tips?|strateg\w*)\b|\bimprove my (exam |test )?score\b|\bget a (better|higher) (exam |test )?score\b/,
    title: 'How to study so that it stays',
    says: '1. **Test yourself first, read afterwards.** Trying to remember teaches more than rereading.\n2. **A little every day** beats one long evening.\n3. **Mix areas** once you know the basics of each.\n4. **Go through every wrong answer** and say why the option you chose is wrong. That is where the points are.\n\nSay "quiz me" and I will start you off, or ask "what should I study next?" for your own weak areas.',
    check:
      'Which answer of your last practice exam could you explain to a friend, and which not yet?',
  },
  {
    id: 'nerves',
    when: /^(?!.*\b(managers?|boss|employees?|co ?workers?|staff|customers?|guests?|workers?|supervisor|owner)\b).*\b(hands (are )?(shak\w+|sweat\w*|trembl\w+)|voice (is )?shak\w+|nervous|nerves|calm (myself )?down|calm myself|stage fright|anxi\w*|stressed|stressing|scared|terrified|shaking|throw up|throwing up|puke|freak(ing|ed)? out|panic\w*|worried|overwhelmed)\b/,
    title: 'Nerves',
    says: 'Feeling nervous means that it matters to you, and a bit of it makes people sharper. What helps: breathe out slowly a few times before you start, have your first two sentences ready, and practice once under real conditions (timer on, out loud). In the exam, skip what is hard at first and come back. If it is more than nerves, talk with somebody you trust: a parent, a counselor or your advisor.',
    check: 'Which two sentences could you open with, so that the start takes care of itself?',
    wins: true,
  },
  {
    id: 'deca',
    when: /^(what|whats|who) (is |are )?(deca|icdc)$|\bwhat does deca (stand for|mean|do)\b|\bwhat is (deca|icdc) (about|even)\b|\babout deca$|\bwhat (is|are) (districts?|states?|icdc|nationals)( competition)?$|\bhow does deca (work|competition work)\b/,
    title: 'DECA',
    says: 'DECA is an organization for students with an interest in marketing, finance, hospitality, management and entrepreneurship. Its competitions go from district (or regional) level to the state or association, and on to ICDC, the International Career Development Conference. Many events join a 100-question exam with role-plays before a judge; others are projects prepared or written beforehand. Finalist is independent of DECA.',
    check: 'Which event do you compete in, and which instructional areas does its exam test most?',
    wins: true,
  },
  {
    id: 'attire',
    when: /^(?:(?:so|and|but|ok) )*what (?:should|do|can|must|to) (?:i |we )?wear$|^(?=.*\b(?:competition|competing|deca|districts?|states?|icdc|nationals|judges?|role ?plays?|interview|exam|present(?:ing|ation)?|event)\b)(?!.*\b(?:cheer|dance|swim|track|prom|wedding|party|funeral|sports? event)\b).*\b(?:wear|dress(?:ed)?|attire|outfit|clothes|blazer|suit|suit and tie|dress code)\b|\bbusiness attire\b|\bdress code\b/,
    title: 'What to wear',
    says: 'Business attire, as for an important interview: clean, quiet and comfortable enough to move in; many competitions expect a blazer. The exact dress code is set for each competition, and your advisor has it.',
    check: 'What will your first impression say about you before you have said a word?',
    wins: true,
  },
  {
    id: 'math',
    when: /\bcalculators?\b|\b(is|are|does|how much) (there )?.{0,20}\b(math|calculations?)\b.{0,20}\b(on|in|have)\b|\b(exam|test) have (any |a lot of )?math\b/,
    title: 'Calculating on the exam',
    says: 'Some questions need a short calculation, mostly in Financial Analysis, Pricing and Operations, and in Personal Financial Literacy: percentages, break-even, margins, interest. The figures are usually chosen so that they come out evenly. Whether a calculator is allowed is decided for each competition; ask your advisor.',
    check: 'Without a calculator: what is 15 percent of 80, and how did you get there?',
  },
  {
    id: 'how-many-roleplays',
    when: new RegExp(`\\bhow many ${ROLEPLAY}\\b`),
    title: 'How many role-plays',
    says: 'It depends on the event and the level: often one or two in the first round, and another for those who reach the finals. Your advisor has the schedule of your competition. Each is judged on its own form of 100 points.',
    check: 'How could you keep the second role-play as fresh as the first?',
    wins: true,
  },
  {
    id: 'low-score',
    when: /\bam i (cooked|screwed|doomed|failing)\b|\b(i )?(got|scored|only got) (a |an )?\d{1,3}\b( percent| out of \d+)?(.{0,30}\b(test|exam|bad|good|ok(ay)?|quiz|cluster)\b|$)|^(?!.*\b(role ?plays?|judges?)\b).*\b(bad|low|terrible|awful) (score|grade)\b|\b(failed|bombed) (my|the|a)\b|\bis \d{2} (a )?(good|bad|ok)/,
    title: 'One score is a starting point',
    says: 'One result says where to look next, not how far you can go. Open the review of that exam, take the three areas with the most wrong answers, and work through why each wrong option tempted you. Retaking just the mistakes after two days shows what has stuck. In the product 60 counts as good and 80 as mastered.',
    check: 'Which of your wrong answers surprised you most, and why?',
  },
  {
    id: 'areas',
    when: /\b(what|which|list|all|name)\b.{0,20}\binstructional areas?\b|\binstructional areas?$|\b(which|what) (topics?|areas?|subjects?) (are|is|come up|comes up|matter|count|have)\b.*\bon the (exam|test)\b|\bwhat (topics?|subjects?) (are|do|does|should) .{0,20}\b(exam|test|know|cover\w*)\b|\bwhat(s| is| does)?( is)? (on|covered (on|in)) (the|a) (deca )?(exam|test)s?$/,
    title: 'What the exams ask',
    says: 'Seven exams draw on 31 instructional areas. Economics, Financial Analysis, Operations, Emotional Intelligence, Communications, Professional Development and Information Management come up in nearly all of them; others, such as Promotion or Selling, mostly in Marketing. Ask "what is on the marketing exam?" (or finance, hospitality, PMK …) for the figures of one.',
    check: 'Which three areas make up most of *your* exam?',
  },
]

/** The names by which an exam may be meant. */
const EXAM_NAMES: [RegExp, string][] = [
  [/\b(principles?|core|business admin(istration)?( core)?)\b/, 'business-administration-core'],
  [/\b(finance|financial|accounting)\b(?! literacy)/, 'finance'],
  [/\bmarketing\b/, 'marketing'],
  [/\b(business management|management and administration|bma|management)\b/, 'business-management'],
  [/\b(hospitality|tourism|hotel|restaurant)\b/, 'hospitality-and-tourism'],
  [/\bentrepreneur\w*\b/, 'entrepreneurship'],
  [/\b(personal finance|financial literacy|personal financial)\b/, 'personal-financial-literacy'],
]
const ASKS_FOR_EXAM =
  /\b(whats|what is|what|which areas?|areas?|topics?|covers?|covered)\b.{0,30}\b(on|in|of|for|does)\b.{0,45}\b(exam|test|cluster|event)\b|^(whats|what is) the (\w+ ){1,4}(exam|test)$|\b(exam|test) (topics?|areas?|breakdown|blueprint|cover\w*)\b|\bcluster (exam|test)\b|\bblueprint\b/
const ASKS_FOR_AREAS = /\b(?:exam|test|topics|areas)\b/
/** Not words of everyday talk, unlike "act" or "ent". */
const CODES = /\b(p(?:bm|en|fn|ht|mk)|bfs|aam|asm|bsm|fms|mcs|rms|sem|hlm|qsrm|rfsm|pfl)\b/

/** The exam whose cluster or event a text names. */
export function examNamedIn(plain: string): Blueprint | undefined {
  const [, name = ''] = plain.match(OF_EXAM) ?? plain.match(PLAN_FOR) ?? []
  const code = plain.match(CODES)?.[1]?.toUpperCase()
  const slug = EXAM_NAMES.findLast(([known]) => known.test(name))?.[1]
  return EXAMS.find((one) => (code ? one.eventCodes.includes(code) : one.slug === slug))
}
const PLAN_FOR = /\b(?:plan|schedule) for (?:the |my )?((?!\d)\w+(?: \w+)?)/
const OF_EXAM = /\b((?:\w+ ){1,3})(?:cluster|exam|test|events?)\b/

function blueprintFact(plain: string): Fact | undefined {
  const code = plain.match(CODES)?.[1]?.toUpperCase()
  if (!code && !ASKS_FOR_EXAM.test(plain)) return undefined
  const slug = EXAM_NAMES.findLast(([name]) => name.test(plain))?.[1]
  const exam = EXAMS.find((one) => (code ? one.eventCodes.includes(code) : one.slug === slug))
  return exam && presentExam(exam)
}

function presentExam(exam: Blueprint): Fact {
  const areas = Object.entries(exam.items).toSorted(([, a], [, b]) => b - a)
  const rows = areas.slice(0, MOST_ROWS).map(([area, count]) => `| ${area} | ${count} |`)
  const rest = areas.slice(MOST_ROWS)
  const left = rest.reduce((sum, [, count]) => sum + count, 0)
  return {
    id: `exam-${exam.slug}`,
    title: `What is on the ${exam.cluster} exam`,
    says: [
      `Of 100 questions on a district exam (events ${exam.eventCodes.join(', ')}):`,
      ['| area | questions |', '| --- | --- |', ...rows].join('\n'),
      left > 0
        ? `The other ${left} are spread over ${rest.length} more areas, a few questions each.`
        : 'That is all of it: it asks no other area.',
    ].join('\n\n'),
    check: 'The top three areas: how sure are you of each, from 1 to 5?',
    wins: true,
    isSurest: true,
  }
}
const MOST_ROWS = 8
