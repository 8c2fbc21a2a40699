import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'

/** What is asked of a term that a turn names: what it is for, or when it is used; alone, or after what it is. */
export type PurposeAsked = {
  subject: Subject
  /** `example`: what it is, with a case; `traits`: what makes somebody one. */
  asks: 'purpose' | 'when' | 'example' | 'traits'
  /** "What is a budget, and why does it matter?" */
  isAfterDefinition: boolean
}

/** Undefined where anything else is asked, or where the name is not just a term's own. */
export function purposeAsked(plain: string): PurposeAsked | undefined {
  const asked = plain.replace(OPENING, '').replace(FILLERS, '')
  for (const { asks, isAfterDefinition = false, pattern } of WAYS) {
    const name = asked.match(pattern)?.[1]?.replace(/^(?:an?|the|any|some|your|my) /, '')
    const subject = name === undefined ? undefined : (findByName(name) ?? doing(name, asked))
    if (subject && subject.kind !== 'contrast') return { subject, asks, isAfterDefinition }
  }
  return undefined
}

/** "Why do firms advertise": what they do, by the name of the term, which is advertising. */
function doing(verb: string, asked: string): Subject | undefined {
  if (!DOES.test(asked) || verb.includes(' ')) return undefined
  return findByName(`${verb}ing`) ?? findByName(verb.replace(/e$/, 'ing'))
}

const OPENING = /^(?:(?:so|and|but|ok|okay|wait|hey|hi|um|like|pls|please) )+/
const FILLERS =
  / im \d+$|\b(?:even|actually|really|exactly|tho|though|lol|bro|please|pls) ?(?=\w|$)/g

type Way = { asks: PurposeAsked['asks']; isAfterDefinition?: true; pattern: RegExp }

const NAME = '((?:an? |the |any |some |your |my )?.{2,50}?)'
const WHO =
  '(?:(?:an?|the|any|some|most|many|all) )?(?:\\w+ ){0,2}?(?:companies|company|business|businesses|firms?|stores?|people|person|banks?|managers?|someone|somebody|anyone|anybody|everyone|you|u|i|we|they|hotels?|restaurants?|marketers?|owners?|corporations?|countries|country|governments?|investors?|startups?|employers?|sellers?|buyers?|customers?|teams?|entrepreneurs?)'
const USES =
  '(?:needs?|has|have|wants?|uses?|makes?|writes?|does|do|pays?|offers?|issues?|gives?|prepares?|creates?|keeps?|buys?|runs?|holds?|sets?|gets?|hires?|builds?|choose|chooses|picks?|cares? about|bothers? with)(?: to (?:have|do|make|write|use|get|know|keep))?'
const IT = '(?:it|one|them|that|this|those|these)'
const USEFUL =
  '(?:so )?(?:important|useful|needed|necessary|helpful|used|worth it|a thing|a big deal|such a big deal)'
const DEFINES = '(?:what is|whats|what are|what does|define|explain)'

const DONE_TO =
  '(?: (?:their \\w+|rooms|seats|flights|products?|goods|things|stuff|money|workers|employees|work|jobs))?'

const PURPOSES = [
  `what (?:is|are|was) ${NAME} (?:used |good |useful |there |meant )?for`,
  `whats ${NAME} (?:used |good |useful |there |meant )?for`,
  `what (?:do|does) ${NAME} (?:do|help with|accomplish|achieve)(?: for (?:an? |the )?\\w+)?`,
  `what do ${WHO} use ${NAME} for`,
  `(?:what is|whats) the (?:whole |main )?(?:point|purpose|use|goal|function|importance) of (?:having |doing |using |making |writing )?${NAME}`,
  `why (?:is|are) ${NAME} ${USEFUL}(?: (?:for|to|in) .+)?`,
  `why (?:do|does|would|should) ${NAME} (?:matter|exist)(?: (?:for|to|in) .+)?`,
  `why (?:do|does|would|should|must) ${WHO} ${USES} ${NAME}`,
  `why (?:do|does|would|should|must) ${WHO} (\\w+)${DONE_TO}`,
  `why (?:bother with|have|use|make|write|do) ${NAME}`,
]
const TIMES = [
  `when (?:do|does|would|should|can|could) ${WHO} (?:use|choose|pick|need|do|want|write|hold|run) ${NAME}`,
  `when (?:is|are) ${NAME} (?:used|useful|needed|a good idea|the (?:best|right) choice)`,
  `when to use ${NAME}`,
]
const PURPOSES_OF_IT = [
  `why (?:is|are) ${IT.replace('it|', 'it|they|')} ${USEFUL}(?: (?:for|to|in) .+)?`,
  `why (?:do|does) (?:it|they|that|this) (?:matter|exist)`,
  `why (?:do|does|would|should|must) ${WHO} ${USES} ${IT}`,
  `(?:(?:what is|whats|what are) )?(?:it|they|that) (?:used |good )?for`,
  `(?:what is|whats) the (?:point|purpose|use)(?: of ${IT})?`,
  `what (?:does|do) (?:it|they) do`,
]
const TIMES_OF_IT = [
  `when (?:do|does|would|should|can|could) ${WHO} (?:use|choose|pick|need|do|want) ${IT}`,
  `when (?:is|are) (?:it|they) (?:used|useful|needed)`,
  `when to use ${IT}`,
]
const EXAMPLE =
  '(?:(?:can|could|would|will) (?:you|u) )?(?:also )?(?:give|show|tell|with|plus|like)? ?(?:me |us )?(?:an? |some |one )?(?:real |quick |good |simple |real life )*examples?(?: of (?:it|one|that)| too)?'

const DOES = new RegExp(`^why (?:do|does|would|should|must) ${WHO} \\w+${DONE_TO} ?$`)

const MAKES_ONE = `what makes (?:someone|somebody|a person|people|you|an? \\w+|something) (?:into )?${NAME}(?: and not .+)?`

const whole = (pattern: string) => new RegExp(`^${pattern.trim()} ?$`)
const afterDefinition = (pattern: string) =>
  whole(`${DEFINES} ${NAME}(?: mean| means)? (?:(?:and|n|also|plus) )*${pattern}`)

const WAYS: Way[] = [
  ...PURPOSES_OF_IT.map((one): Way => ({
    ...{ asks: 'purpose', isAfterDefinition: true, pattern: afterDefinition(one) },
  })),
  ...TIMES_OF_IT.map((one): Way => ({
    ...{ asks: 'when', isAfterDefinition: true, pattern: afterDefinition(one) },
  })),
  { asks: 'example', isAfterDefinition: true, pattern: afterDefinition(EXAMPLE) },
  { asks: 'traits', isAfterDefinition: true, pattern: whole(MAKES_ONE) },
  ...PURPOSES.map((one): Way => ({ asks: 'purpose', pattern: whole(one) })),
  ...TIMES.map((one): Way => ({ asks: 'when', pattern: whole(one) })),
]
