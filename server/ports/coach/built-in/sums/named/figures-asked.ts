import { FIGURE_NAMES } from './figure-names.ts'
import { mentionsIn } from './mentions.ts'
import { linksIn, type Link } from './name-figures.ts'
import { isGiven } from './ways.ts'

/** A figure that is asked for, by the names that its words may mean. */
export type Asked = {
  names: string[]
  from: number
  to: number
  /** Not by its name, so that it is meant only where all its figures are there. */
  isVague: boolean
}

/** What is named in a text without its figure, and can be worked out. */
export function figuresAsked(text: string): Asked[] {
  const links = linksIn(text)
  const named = mentionsIn(text).flatMap((mention) => {
    const names = mention.others.map(({ name }) => name).filter(isGiven)
    const { from, to } = mention
    const isTold = links.some((link) => link.mention.from === from && isBeside(link, text))
    return names.length > 0 && !isTold ? [{ names, from, to, isVague: false }] : []
  })
  const vague = ASKING.flatMap(({ name, asks }) =>
    [...text.matchAll(asks)].map(({ 0: said, index }) => ({
      ...{ names: [name], from: index, to: index + said.length, isVague: true },
    })),
  )
  return [...named, ...vague]
}

const ASKING = FIGURE_NAMES.flatMap(({ name, asks }) =>
  asks ? [{ name, asks: new RegExp(`(?<![a-z])(?:${asks})(?![a-z])`, 'g') }] : [],
)

/** "Net income of 50k", "50k net income", and not "payback for a $500 machine" or "cpm: $250 for 50,000 impressions". */
function isBeside({ figure, mention }: Link, text: string): boolean {
  if (figure.to <= mention.from)
    return /^(?: (?:in|of))? ?$/.test(text.slice(figure.to, mention.from))
  const isHeading = mention.from < HEADING && /^ ?:/.test(text.slice(mention.to))
  return (
    !isHeading &&
    /^ ?(?:is|are|was|were|of|at|to|from|=|:|will be)? ?\$?$/.test(
      text.slice(mention.to, figure.from),
    )
  )
}
/** Characters before a heading: "find the". */
const HEADING = 12
