import type { Turn } from '../../coach.ts'
import { lastAnswerIn } from '../../turns.ts'
import { listCommonQuestions } from '../knowledge/common-questions.ts'
import { contentStems } from '../words/words.ts'

/** One of several questions that the tutor knows an answer to, as it is shown to choose from. */
export const asChoice = (title: string, begins: string) => `- **${title}**: ${begins}`
const CHOICE = /^- \*\*(.+?)\*\*: (.+)$/gm

/** How an answer begins that lets choose. */
export const CHOICES_OPENING = "I have no answer to exactly that, and I won't make one up."

/** The question that is chosen of those in the last answer, by its place or by its words. */
export function chosenIn(plain: string, earlier: Turn[]): string | undefined {
  const last = lastAnswerIn(earlier)
  if (!last.startsWith(CHOICES_OPENING)) return undefined
  const choices = [...last.matchAll(CHOICE)].map(([, title = '', begins = '']) => ({
    ...{ title: contentStems(title), asked: questionOf(title, begins) },
  }))
  if (choices.length === 0) return undefined
  const place = PLACES.findIndex((pattern) => pattern.test(plain))
  if (place >= 0) return choices.at(place === PLACES.length - 1 ? -1 : place)?.asked
  const said = contentStems(plain)
  const named = choices.filter(
    ({ title }) => said.length > 0 && said.every((stem) => title.includes(stem)),
  )
  return named.length === 1 ? named[0]!.asked : undefined
}

const LEAD = '^(?:(?:yes|yeah|yea|yep|ok|okay|its|it is|i mean|i meant|more on|tell me about) )*'
const END = '(?: (?:one|please|pls))*$'
const placed = (words: string) => new RegExp(`${LEAD}(?:the |number |option )?(?:${words})${END}`)
/** The last of these stands for whatever is last. */
const PLACES = ['first|1|1st|yes|yeah|yep|top', 'second|2|2nd', 'third|3|3rd', 'last'].map(placed)

/** The first way of asking what begins so, under such a title. */
const questionOf = (title: string, begins: string) =>
  listCommonQuestions().find(
    (one) =>
      one.says.replace(/\s+/g, ' ').startsWith(begins) &&
      ('title' in one ? one.title : one.about) === title,
  )?.asks[0]
