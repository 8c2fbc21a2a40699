import clsx from 'clsx'
import { memo } from 'react'
import { calmText } from '../../lib/calm-text.ts'
import { Blocks } from './blocks.tsx'
import { readMarkdown } from './read-markdown.ts'
import '../../styles/prose.css'

type MarkdownProps = {
  text: string
  /** Still being written: a caret stands at its end. */
  growing?: boolean
}

/**
 * A text from elsewhere (a model, a PDF, a person) as elements of ours. Nothing of it becomes HTML: whatever it says, it
 * runs nothing, loads nothing, and stays in its own box.
 */
export const Markdown = memo(function Markdown({ text, growing = false }: MarkdownProps) {
  const tokens = readMarkdown(text)
  return (
    <div dir="auto" className={clsx('prose', growing && 'is-growing')}>
      {tokens ? (
        <Blocks tokens={tokens} depth={0} />
      ) : (
        <p className="as-written">{calmText(text)}</p>
      )}
    </div>
  )
})
