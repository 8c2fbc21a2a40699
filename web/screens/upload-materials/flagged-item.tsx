import clsx from 'clsx'
import type { FlaggedQuestion, ReviewDecision } from '#contract/materials.ts'
import { Badge } from '../../ui/badge.tsx'
import { Segmented } from '../../ui/segmented.tsx'

const DECISIONS = [
  { value: 'keep', label: 'Keep' },
  { value: 'leave-out', label: 'Leave out' },
] as const

type FlaggedItemProps = {
  question: FlaggedQuestion
  onDecide: (decision: ReviewDecision) => void
}

/** A doubtful question as the document has it: the key beside what the explanation says. */
export function FlaggedItem({ question, onDecide }: FlaggedItemProps) {
  const { number, page, options, correctAnswer, explanation, decision } = question
  return (
    <li className="grid gap-3 border-t border-hairline pt-4 text-sm first:border-t-0 first:pt-0">
      <p className="text-faint">
        Question {number}, page {page}
      </p>
      <p className="text-base font-medium">{question.question}</p>
      <ol className="grid gap-1">
        {options.map((option, index) => (
          <li
            key={option}
            className={clsx(
              'flex gap-2.5 rounded-sm px-2 py-1',
              index === correctAnswer && 'bg-success-soft',
            )}
          >
            <b aria-hidden>{'ABCDEFGHIJ'.charAt(index)}</b>
            <span className="min-w-0 flex-1">{option}</span>
            {index === correctAnswer && <Badge variant="success">Key</Badge>}
          </li>
        ))}
      </ol>
      {explanation && (
        <p className="border-l-3 border-brand pl-3 text-muted">
          <b className="text-ink">Explanation:</b> {explanation}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={`Decision on question ${number}`}
          value={decision}
          options={DECISIONS}
          onChange={onDecide}
        />
        <span role="status" className="text-muted">
          {decision === 'keep' && 'Asked, with the document’s key'}
          {decision === 'leave-out' && 'Not asked any more'}
        </span>
      </div>
    </li>
  )
}
