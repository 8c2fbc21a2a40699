import clsx from 'clsx'
import { Check, ChevronDown, X } from 'lucide-react'
import type { ReviewedQuestion } from '#contract/exams.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { letterOf } from '../exam-take/letters.ts'
import { verdictOf } from '../exam-take/result/result.ts'

type AskedItemProps = {
  item: ReviewedQuestion
  /** Open until something has been said about it. */
  isNew: boolean
}

/** The exam question that the conversation is about, with what its review already shows. */
export function AskedItem({ item, isNew }: AskedItemProps) {
  const { question, options, correctAnswer, answer, explanation, area } = item
  const verdict = verdictOf(item)
  return (
    <details className="asked-item" open={isNew}>
      <summary>
        <span className="asked-item-head">
          <Badge
            variant={
              verdict === 'Correct' ? 'success' : answer === null ? 'neutral' : 'destructive'
            }
          >
            {verdict}
          </Badge>
          <span className="asked-item-about type-label text-muted">
            About this question{area && ` · ${area}`}
          </span>
        </span>
        <span className="asked-item-stem">{question}</span>
        <Icon of={ChevronDown} className="asked-item-chevron" />
      </summary>
      <div className="asked-item-more">
        <ol>
          {options.map((text, option) => (
            <li
              key={option}
              className={clsx(
                option === correctAnswer && 'is-right',
                option === answer && option !== correctAnswer && 'is-wrong',
              )}
            >
              <span className="letter">{letterOf(option)}</span>
              <span className="min-w-0">{text}</span>
              <Marks right={option === correctAnswer} chosen={option === answer} />
              {option === answer && item.misconceptions?.[option] && (
                <span className="note">{item.misconceptions[option]}</span>
              )}
            </li>
          ))}
        </ol>
        {explanation && <p className="asked-item-why">{explanation}</p>}
      </div>
    </details>
  )
}

function Marks({ right, chosen }: { right: boolean; chosen: boolean }) {
  if (!right && !chosen) return null
  return (
    <span className="marks">
      {chosen && 'Your Answer'}
      {right && (
        <span>
          <Icon of={Check} size="sm" />
          Correct answer
        </span>
      )}
      {chosen && !right && <Icon of={X} size="sm" />}
    </span>
  )
}

/** The address names a question that is in no finished exam of this person. */
export const AskedItemMissing = () => (
  <p className="asked-item-missing">
    That question is in no finished exam of yours, so the tutor cannot see it. You can still ask
    about anything else.
  </p>
)
