import { Fragment } from 'react'
import type { Tokens } from 'marked'
import { Formula } from './formula.tsx'
import { Inlines } from './inlines.tsx'
import { MarkdownTable } from './markdown-table.tsx'
import { partsOf } from './parts-of.ts'
import type { MarkdownToken } from './read-markdown.ts'
import { ScrollBox } from './scroll-box.tsx'

/** Deeper than anybody writes; the rest is shown as it was written. */
const DEPTH_MAX = 8

type BlocksProps = { tokens: readonly MarkdownToken[]; depth: number }

/** Paragraphs, lists, tables: what stands below one another. */
export function Blocks({ tokens, depth }: BlocksProps) {
  // A text only grows at its end, so the place of a part is its name.
  return tokens.map((token, place) => <Block key={place} token={token} depth={depth} />)
}

function Block({ token, depth }: { token: MarkdownToken; depth: number }) {
  if (depth > DEPTH_MAX) return <p className="as-written">{token.raw}</p>
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading':
      return <Heading token={token} />
    case 'code':
      return <Code token={token} />
    case 'blockquote':
      return (
        <blockquote dir="auto">
          <Blocks tokens={partsOf(token)} depth={depth + 1} />
        </blockquote>
      )
    case 'list':
      return <List token={token} depth={depth} />
    case 'table':
      return <MarkdownTable table={token} />
    case 'hr':
      return <hr />
    case 'formula':
      return <Formula tex={token.tex} display />
    case 'html':
      return <p className="as-written">{token.raw.trim()}</p>
    case 'paragraph':
      return (
        <p dir="auto">
          <Inlines tokens={partsOf(token)} />
        </p>
      )
    default:
      // Inside a list item a line stands without a paragraph.
      return <Inlines tokens={[token]} />
  }
}

/** The page has its own h1 and h2; a reply's headings stand below them, whatever their marks. */
function Heading({ token }: { token: Tokens.Heading }) {
  return (
    <h3 dir="auto" data-depth={token.depth}>
      <Inlines tokens={partsOf(token)} />
    </h3>
  )
}

function Code({ token }: { token: Tokens.Code }) {
  if (token.lang === 'math') return <Formula tex={token.text} display />
  return (
    <ScrollBox className="prose-code" label="Code">
      <pre>
        <code>{token.text}</code>
      </pre>
    </ScrollBox>
  )
}

function List({ token, depth }: { token: Tokens.List; depth: number }) {
  const items = token.items.map((item, place) => (
    <li key={place} dir="auto" className={item.task ? 'is-task' : undefined}>
      {item.task && <Tick done={item.checked ?? false} />}
      <Blocks tokens={partsOf(item).filter(({ type }) => type !== 'checkbox')} depth={depth + 1} />
    </li>
  ))
  if (!token.ordered) return <ul>{items}</ul>
  // Numbers of many digits would stand outside of the box.
  const start = Number(token.start)
  return <ol start={start > 0 && start < 1000 ? start : 1}>{items}</ol>
}

function Tick({ done }: { done: boolean }) {
  return (
    <Fragment>
      <span aria-hidden>{done ? '☑ ' : '☐ '}</span>
      <span className="sr-only">{done ? 'Done: ' : 'To do: '}</span>
    </Fragment>
  )
}
