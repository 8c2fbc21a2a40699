import { saysOfCase } from '../../understanding/knowledge/cases-at-law.ts'
import { ideaOf } from '../../understanding/knowledge/subject.ts'
import type { Part, Talk } from '../talk.ts'
import { check } from './say-concept.ts'

/** "What if my uncle mentions it at dinner and I buy some", after insider trading: whether that is it, and why. */
export function sayCaseAtLaw(plain: string, { understood, turn }: Talk): Part[] | null {
  const [subject] = understood.thread
  if (!subject || !TELLS_CASE.test(plain) || ASKS_OTHERWISE.test(plain)) return null
  // What names another matter is asked of that.
  if (understood.isNamed && !understood.subjects.some(({ term }) => term === subject.term)) {
    if (understood.intent === 'explain' || understood.intent === 'compare') return null
  }
  const says = saysOfCase(subject.term, plain)
  return says
    ? [`**${subject.term}**\n\n${says}`, `**What it is.** ${ideaOf(subject)}`, check(subject, turn)]
    : null
}

const TELLS_CASE =
  /^(?:(?:ok|okay|so|and|but|wait|then|like|um|hm) )*(?:what (?:about )?(?:if|when)|if|is it (?:(?:still )?(?:\w+ ){0,3}(?:if|when)|(?:il)?legal to)|would it (?:still )?(?:\w+ ){0,4}(?:if|when)|does it (?:still )?count (?:if|when)|can (?:i|we|they) \w+|could (?:i|we))\b|\b(?:is|was|would) (?:that|this|it) (?:be )?(?:still |even |actually |really |also )*(?:(?:il)?legal|allowed|ok|okay|fine|against the law|a crime|it|one|wrong|bad)(?: (?:too|then|or not|or no))?$/
/** What happens then, or how it is punished, has other answers. */
const ASKS_OTHERWISE =
  /^(?:(?:ok|okay|so|and|but|wait|then) )*(?:why|who|how)\b|\b(?:what happens|whats the (?:penalty|punishment)|how much|how (?:do|would|can)|go to jail|(?:get|gets|getting|got) caught|example)\b/
