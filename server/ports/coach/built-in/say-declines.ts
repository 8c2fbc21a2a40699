import { namedIn } from '../understanding/reading-turn/named-in.ts'
import { plainOf } from '../understanding/plain/plain-turn.ts'
import { isForbiddenTrade, wantsToTrade } from '../understanding/off-topic/forbidden-trade.ts'
import { asksForOthersData } from '../understanding/reading-turn/others-data.ts'
import { hasTaken } from '../understanding/off-topic/own-misdeed.ts'
import { ownTroubleIn, type OwnTrouble } from '../understanding/off-topic/own-trouble.ts'
import { STRANGE, strangenessOf } from '../understanding/off-topic/topic.ts'
import { isOfTrade } from '../understanding/words/asks-of-trade.ts'
import { inSentence } from '../understanding/knowledge/subject.ts'
import type { Understanding } from '../understanding/understand.ts'
import { ofOtherMatter } from './of-other-matter.ts'
import { explain } from './terms/say-concept.ts'
import type { Part, Talk } from './talk.ts'

/** What the tutor is for, in one sentence. */
export const PURPOSE =
  'I am here to help with DECA and other business competitions: the concepts on the exams, practice questions, role-plays and how to study for them.'

export const comfort = ({ understood }: Talk): Part[] => [
  'I am really glad you said that, and I am sorry it is so hard right now. I am only a study program, so please talk to a person you trust today: a parent, a school counselor, a teacher, or your advisor.',
  'If you might be in danger, call your local emergency number now. In the United States you can call or text **988** at any time, day or night, free of charge.',
  ...(OF_SOMEBODY.test(understood.plain)
    ? [
        'If it is about a friend, do not keep it to yourself: tell an adult you trust today, even if you promised not to.',
      ]
    : []),
  'You come first, and nothing here runs away: whenever you want your mind on something else, I am here to study with you.',
]
const OF_SOMEBODY =
  /\b(?:friends?|bestie|bff|teammates?|classmates?|someone|somebody|roommate|partner|cousin|brother|sister|he|she|they|him|her|them|hes|shes|theyre|girl|boy|kid|guy)\b/

/** Polite, short, with a way on. */
export function declineOffTopic({ turn, understood, request }: Talk): Part[] {
  const opening = [
    "Sorry, I can't help with that one.",
    'I have to pass on that: it is not something I can help with, sorry.',
    "Sorry, that is not my field, so I can't help with it.",
  ][turn % 3]!
  const trouble = troubleIn(understood.plain)
  if (trouble === 'health' && isOfHabits(understood.plain))
    return [`${opening} ${ASK_WHAT_IS_SAFE} ${PURPOSE}`, offer(understood, undefined)]
  if (trouble === 'health') return [`${opening} ${SEE_SOMEBODY}`]
  if (trouble === 'pet')
    return [`${opening} ${CALL_A_VET}`, offer(understood, request.weakAreas[0]?.area)]
  if (ABOUT_SORROW.test(understood.plain)) return [`${CONSOLING} ${PURPOSE}`]
  if (trouble === 'law') return [`${opening} ${ASK_A_LAWYER}`, offerOfLaw(understood.plain)]
  if (trouble === 'heart')
    return [`${opening} ${OF_THE_HEART} ${PURPOSE}`, offer(understood, undefined)]
  const matter = ofOtherMatter(understood.plain)
  return [
    `${opening} ${matter?.says ?? PURPOSE}`,
    wayBack(understood, request.weakAreas[0]?.area, matter?.near),
  ]
}

/** To the word of business that stood in it, where one did. */
function wayBack(
  understood: Understanding,
  weakArea: string | undefined,
  near: string | undefined,
): string {
  const [subject] = understood.isNamed ? understood.subjects : []
  const term = subject && inSentence(subject.term)
  if (term)
    return `What I can do with it is explain **${term}**: ask "what is ${term}?", or say "quiz me on ${term}".`
  const isFree = near !== undefined && !weakArea && understood.thread.length === 0
  return isFree
    ? `Name a concept, such as "${near}", or say "quiz me".`
    : offer(understood, weakArea)
}

/** To say that nothing is known of it would be no reason where it is not for a study program at all. */
export function isOfOther({ plain, nearest }: Understanding): boolean {
  const strangeness = strangenessOf(plain)
  if (nearest.length > 0 || isOfTrade(plain)) return false
  return strangeness >= (ASKS_FOR_A_TERM.test(plain) ? STRANGE : MAYBE_OTHER)
}
const ASKS_FOR_A_TERM = /^(?:what is|whats|what are|define|explain|what does \w+ mean|meaning of)\b/
const MAYBE_OTHER = -0.5

export const ABOUT_HEALTH =
  /\b(fever|ibuprofen|tylenol|advil|aspirin|medicine|dose|dosage|pills?|threw up|throwing up|vomit\w*|bleeding|chest pain|passed out|concussion|allergic reaction|overdos\w*|pregnant|rash|dizzy|fainted|cant breathe|broke my (?:arm|leg|ankle|wrist|nose)|my (?:chest|stomach|head|heart|throat|back|arm|leg) (?:has been |is |keeps |really |so )*(?:hurts?|hurting|aching|pounding|racing)|migraine|throw up|feel sick|hurts to)\b(?!.*\b(company|business|market|price|brand|product|insurance)\b)/
/** Whoever has been left is not told what else could be studied. */
const SEE_SOMEBODY =
  'Please ask a parent, a school nurse or a doctor now, and in an emergency call 911 or your local number. I am a study tutor for DECA and business competitions; your health comes first, and I am here whenever you want to go on.'

/** What to eat, to take or how long to sleep, where nothing hurts: nobody has to call anyone. */
const isOfHabits = (plain: string) => OF_HABITS.test(plain) && !HURTS.test(plain)
const OF_HABITS =
  /\b(?:creatine|pre ?workout|protein|supplements?|vitamins?|caffeine|energy drinks?|calories|diet\w*|workouts?|sleep|hours|skip\w*|melatonin)\b/
const HURTS =
  /\b(?:hurt\w*|pain\w*|ach(?:e|es|ing)|sick|dizzy|faint\w*|passed out|cant (?:breathe|sleep|eat)|chest|heart|bleed\w*|threw up|throw\w* up|vomit\w*|rash|swoll\w*|overdos\w*|too many|(?:took|taken|ate|drank) \d+|pregnan\w*|starv\w*|anorexi\w*|fever|numb|mix)\b/
const ASK_WHAT_IS_SAFE =
  'What is good for your body, a parent, your coach, the school nurse or a doctor can tell you; they know you.'

/** What becomes of the half of a turn that is of another matter, where the other half is answered. */
export function declineInShort({ intent, plain }: Understanding): string {
  if (intent === 'advice')
    return `**And the other part:** I can't tell you what to do with your own money; please ask a parent or another adult you trust about that.`
  if (intent === 'intrusion')
    return "**And the other part:** no, I keep to my job, and I see nothing but this conversation, your own finished exams and your team's study materials."
  if (intent === 'cheating')
    return "**And the other part:** I can't help with answer keys or with getting around the rules of an exam; they would not teach you anything."
  if (intent === 'crime')
    return "**And the other part:** I can't help with doing that: it is against the law and hurts people."
  const trouble = troubleIn(plain)
  if (trouble === 'health' && isOfHabits(plain))
    return `**And the other part:** I can't help with that. ${ASK_WHAT_IS_SAFE}`
  if (trouble === 'health')
    return "**And the other part:** I can't help with your health; please ask a parent, a school nurse or a doctor, and in an emergency call 911 or your local number."
  if (trouble === 'pet') return `**And the other part:** I can't help with that. ${CALL_A_VET}`
  if (trouble === 'law')
    return "**And the other part:** I can't help with a case of your own; please ask a parent, a lawyer or legal aid."
  return '**And the other part:** that is not something I can help with, sorry; I am here for DECA and business competitions.'
}

/** A pet that throws up is no sick student. */
function troubleIn(plain: string): OwnTrouble | undefined {
  const trouble = ownTroubleIn(plain)
  return trouble !== 'pet' && ABOUT_HEALTH.test(plain) ? 'health' : trouble
}

const CALL_A_VET =
  'Please tell a parent and call a vet, right away if your pet seems ill or ate something it should not have. I am a study tutor for DECA and business competitions.'

const ASK_A_LAWYER =
  "I am a study tutor for DECA and business competitions, and a case of your own needs somebody who knows all of it: please ask a parent, a lawyer or your local legal aid office. Until then don't sign anything, and keep every paper."

/** What a class of business law has to say near it. */
function offerOfLaw(plain: string): string {
  const [term] = LAW_NEARBY.find(([, pattern]) => pattern.test(plain)) ?? ['contract law']
  return `What I can explain is how the law works in business: shall we look at **${term}**? Just say "what is ${term}?".`
}
const LAW_NEARBY: [string, RegExp][] = [
  ['a lease', /\b(?:landlord|evict\w*|rent|deposit|tenant)\b/],
  ['shoplifting', /\b(?:shoplift\w*|steal\w*|stole)\b/],
  ['liability', /\b(?:sue|sued|suing|crash\w*|accident)\b/],
  [
    'the judicial system',
    /\b(?:court|caught|arrest\w*|cops?|police|charged|ticket|judge|search\w*)\b/,
  ],
]

const OF_THE_HEART =
  'Matters of the heart are beyond a study program; a friend or somebody you trust knows you better than I do.'

const ABOUT_SORROW =
  /\bi(?:m| am| feel| was| have been)? (?:so |very |really |just |kinda |super )*(?:sad|lonely|heartbroken|crying|cried|depressed|upset)\b|\b(?:broke up|(?:dumped|ghosted|rejected|cheated on) me|(?:left|leaves?|leaving) me\b(?! on)|my \w+ (?:died|passed away))\b/
const CONSOLING =
  "I am sorry, that hurts. I am only a study program and can't help with it, so please tell somebody you trust: a friend, a parent, a school counselor. When you want your mind on something else, here I am."

export const declineAdvice = (): Part[] => [
  `I can't tell you what to do with your own money; please ask a parent or another adult you trust about that. ${PURPOSE}`,
  'What I can do is explain how such decisions are made: diversification, time horizon, expense ratios or compound interest. Which one?',
]

export function declineIntrusion(talk: Talk): Part[] {
  if (asksForOthersData(talk.understood.plain)) return [OTHERS_ARE_PRIVATE, TO_COMPARE]
  // A word of the attempt may look like a term: only what is asked after it is worth answering.
  const asked = talk.request.turns.at(-1)?.content.match(ASKED_AFTER)?.[1]
  const [subject] = asked === undefined ? [] : namedIn(plainOf(asked, null))
  const opening = `Sorry, I can't do that: I keep to my job, and I see nothing but this conversation, your own finished exams and your team's study materials. ${PURPOSE}`
  return subject
    ? [
        opening,
        `About ${inSentence(subject.term)} I can tell you something:`,
        ...explain(subject, talk),
      ]
    : [opening, 'What would you like to understand better?']
}

const OTHERS_ARE_PRIVATE = `Sorry, I can't tell you that: I see nobody else's names, scores, answers or chats, and I would not show them if I did. Yours are shown to nobody through me, either. ${PURPOSE}`
const TO_COMPARE =
  'Your own results I can go through with you: ask "how am I doing?", or say "quiz me" to go on.'

/** A question of its own at the end. */
const ASKED_AFTER =
  /(?:[.!?;,:\n]|\b(?:and|then|now)\b)\s*((?:what|whats|what's|explain|define|how does|how do|why)\b[^.!?;\n]*)[.!?\s]*$/i

export const declineCheating = (): Part[] => [
  `I can't help with answer keys: I don't have them, and they would not teach you anything. ${PURPOSE}`,
  'What does help: paste a question you are stuck on and I give you hints, or say "quiz me". After you hand in an exam, I go through every answer with you.',
]

export const declineCrime = ({ understood }: Talk): Part[] => [
  `I can't help with doing that: it is against the law and hurts people. ${PURPOSE}`,
  ...(hasTaken(understood.plain) ? [OWN_UP] : []),
  isForbiddenTrade(understood.plain)
    ? `What I can explain is what the law says about it and how businesses prevent it.${wantsToTrade(understood.plain) ? ' And whatever you wanted to practice works as well with something that you may sell: name it, and we begin.' : ' Or shall we practice something for the competition? Say "quiz me".'}`
    : 'What I can explain is what such a crime is, how businesses notice and prevent it, and what happens to those who do it. Name the term, for example "embezzlement" or "money laundering".',
]

const OWN_UP =
  'If something is gone already, say so yourself, today: tell your advisor, the manager or a parent, and pay it back. That is hard for an hour, and much easier than being found out.'

export const declineMadeUp = (): Part[] => [
  `I won't make up a source, a study or a figure: whoever checks it finds nothing, and then the rest is not believed either. ${PURPOSE}`,
  'What works in a role-play is an estimate that you call one ("I would expect about one in five guests to use it, and I would test that in the first month"). For a paper, look for a real source in your school library or in public statistics such as those of the Census Bureau or the Bureau of Labor Statistics.',
]

export function offer(understood: Understanding, weakArea: string | undefined) {
  const [subject] = understood.thread
  if (weakArea)
    return `Shall we look at ${weakArea} instead? Say "quiz me on ${weakArea.toLowerCase()}".`
  return subject
    ? `Shall we go on with ${inSentence(subject.term)}?`
    : 'Try "what is opportunity cost?", "quiz me on marketing", or "how is a role-play judged?".'
}
