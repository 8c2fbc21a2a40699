import clsx from 'clsx'
import { Check, MessagesSquare, Minus, X } from 'lucide-react'
import { Link } from 'wouter'
import type { ReviewedQuestion } from '#contract/exams.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { paths } from '../../../lib/paths.ts'
import { letterOf } from '../letters.ts'
import { ConfidenceBadge } from './confidence-badge.tsx'
import { verdictOf } from './result.ts'

const VERDICTS = {
  Correct: { variant: 'success', icon: Check },
  Incorrect: { variant: 'destructive', icon: X },
  'Not Answered': { variant: 'neutral', icon: Minus },
} as const

type ReviewItemProps = { attemptId: number; question: ReviewedQuestion; number: number }

export function ReviewItem({ attemptId, question, number }: ReviewItemProps) {
  const verdict = verdictOf(question)
  const { variant, icon } = VERDICTS[verdict]
  return (
    <article className="review-item">
      <span className="review-number" aria-hidden>
        {number}
      </span>
      <div>
        <p className="review-meta">
          <Badge variant={variant} size="lg">
            <Icon of={icon} size="sm" />
            {verdict}
          </Badge>
          <ConfidenceBadge question={question} />
          {question.area && <Tested {...question} />}
        </p>
        <h3 className="review-question">
          <span className="sr-only">Question {number}: </span>
          {question.question}
        </h3>
        <ol className="review-options">
          {question.options.map((text, option) => (
            <ReviewOption key={option} question={question} option={option} text={text} />
          ))}
        </ol>
        <Explanation question={question} />
        <Link href={paths.askTutor(attemptId, question.id)} className="review-ask">
          <Icon of={MessagesSquare} size="sm" />
          Ask the tutor<span className="sr-only"> about question {number}</span>
        </Link>
      </div>
    </article>
  )
}

/** The instructional area, and what of it where the question says so. */
const Tested = ({ area, objective }: ReviewedQuestion) => (
  <span>
    {area}
    {objective && ` · ${objective}`}
  </span>
)

type ReviewOptionProps = { question: ReviewedQuestion; option: number; text: string }

function ReviewOption({ question, option, text }: ReviewOptionProps) {
  const right = option === question.correctAnswer
  const chosen = option === question.answer
  const misconception = question.misconceptions?.[option]
  return (
    <li className={clsx('review-option', right && 'is-right', chosen && !right && 'is-wrong')}>
      <span className="letter">{letterOf(option)}</span>
      <span className="answer">{text}</span>
      {(right || chosen) && (
        <span className="marks">
          {chosen && <span>Your Answer</span>}
          {right && (
            <span>
              <Icon of={Check} size="sm" />
              Correct answer
            </span>
          )}
        </span>
      )}
      {misconception && (
        <p className="note">
          {chosen && <b>Behind your answer: </b>}
          {misconception}
        </p>
      )}
    </li>
  )
}

function Explanation({ question: { explanation } }: { question: ReviewedQuestion }) {
  if (!explanation) return null
  return (
    <div className="explanation">
      <h4>Explanation</h4>
      <p>{explanation}</p>
    </div>
  )
}
