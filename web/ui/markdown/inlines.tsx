import { Formula } from './formula.tsx'
import { OutsideLink } from './outside-link.tsx'
import { partsOf } from './parts-of.ts'
import { decodeEntities, type MarkdownToken } from './read-markdown.ts'

/** Emphasis inside emphasis beyond this is shown as it was written. */
const DEPTH_MAX = 8

type InlinesProps = { tokens: readonly MarkdownToken[]; depth?: number }

/** What stands beside one another in a line. */
export function Inlines({ tokens, depth = 0 }: InlinesProps) {
  return tokens.map((token, place) => <Inline key={place} token={token} depth={depth} />)
}

function Inline({ token, depth }: { token: MarkdownToken; depth: number }) {
  if (depth > DEPTH_MAX) return token.raw
  const inside = () => <Inlines tokens={partsOf(token)} depth={depth + 1} />
  switch (token.type) {
    case 'strong':
      return <strong>{inside()}</strong>
    case 'em':
      return <em>{inside()}</em>
    case 'del':
      return <del>{inside()}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'formula':
      return <Formula tex={token.tex} display={token.display} />
    case 'link':
      return (
        <OutsideLink href={token.href} text={token.text}>
          {inside()}
        </OutsideLink>
      )
    case 'image':
      return decodeEntities(token.text)
    case 'escape':
      return token.text
    case 'html':
      return /^<br\s*\/?>$/i.test(token.raw) ? <br /> : token.raw
    case 'text':
      return token.tokens ? inside() : decodeEntities(token.text)
    default:
      return token.raw
  }
}
