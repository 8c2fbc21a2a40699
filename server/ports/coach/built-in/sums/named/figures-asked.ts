import { lately } from '../../../lately.ts'
import { FIGURE_NAMES } from './figure-names.ts'
import { mentionsIn, type Mention } from './mentions.ts'
import { linksIn, type Link } from './name-figures.ts'
import { isGiven } from './ways.ts'

/** A figure that is asked for, by the names that its words may mean. */
export type Asked = {
  names: string[]
  from: number
  to: number
  /** Not by its name, so that it is meant only where all its figures are there. */
  isVague: boolean
  /** Its name stands there all the same, and has no figure of its own. */
  isWritten?: true
}

/** What is named in a text without its figure, and can be worked out; else what it begins with as with a heading. */
export const figuresAsked: (text: string) => readonly Asked[] = lately(100, askedIn)

function askedIn(text: string): Asked[] {
  const links = linksIn(text)
  const told = (mention: Mention) =>
    links.find(
      (link) =>
        link.mention.from === mention.from && isBeside(link, text) && !isDivided(link, text),
    )
  const all = mentionsIn(text).flatMap((mention) => {
    const names = mention.others.map(({ name }) => name).filter(isGiven)
    const { from, to } = mention
    return names.length > 0 ? [{ mention, asked: { names, from, to, isVague: false } }] : []
  })
  const open = all.filter(({ mention }) => !told(mention))
  const named = open.length > 0 ? open : all.filter(({ asked }) => isHeading(asked, text))
  const vague = ASKING.flatMap(({ name, asks }) =>
    [...text.matchAll(asks)].map(({ 0: said, index }) => ({
      ...{ names: [name], from: index, to: index + said.length, isVague: true },
    })),
  )
  if (named.length > 0) return [...named.map(({ asked }) => asked), ...vague]
  const [last] = all.filter(({ asked }) => isAtTheEnd(asked, text))
  const others = vague.filter(({ from }) => !last || from < last.asked.from)
  return last && others.length === 0 ? [{ ...last.asked, isVague: true, isWritten: true }] : vague
}

const ASKING = FIGURE_NAMES.flatMap(({ name, asks }) =>
  asks ? [{ name, asks: new RegExp(`(?<![a-z])(?:${asks})(?![a-z])`, 'g') }] : [],
)

/** "Net income of 50k", "50k net income", and not "payback for a $500 machine". */
const isBeside = ({ figure, mention }: Link, text: string): boolean =>
  figure.to <= mention.from
    ? /^(?: (?:in|of))?(?: (?:extra|more|total|yearly|annual|monthly))? ?$/.test(
        text.slice(figure.to, mention.from),
      )
    : /^ ?(?:is|are|was|were|of|at|to|=|:|will be)? ?\$?$/.test(text.slice(mention.to, figure.from))

/** "Profit margin 20k/100k": the first figure is a part of the sum, and not its result. */
const isDivided = ({ figure }: Link, text: string) => /^ ?\/ ?\$?\d/.test(text.slice(figure.to))

/** "It costs us 20 profit on each?": what a text ends with is asked for, where all its figures are there. */
const isAtTheEnd = ({ to }: Asked, text: string) => /^[\s?.!]*$/.test(text.slice(to))

/** "CPM: $250 for 50,000 impressions" */
const isHeading = ({ from, to }: Asked, text: string) =>
  from < HEADING && /^ ?:/.test(text.slice(to))
/** Characters before a heading: "find the". */
const HEADING = 12
