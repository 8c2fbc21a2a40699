import { useLocation, useSearchParams } from 'wouter'
import type { ReviewedAttempt } from '#contract/exams.ts'
import { paths } from '../../../lib/paths.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { ReviewItem } from './review-item.tsx'
import { filterReview, REVIEW_FILTERS, type ReviewFilter } from './result.ts'

const LABELS: Record<ReviewFilter, string> = {
  all: 'All',
  incorrect: 'Incorrect',
  'not-answered': 'Not Answered',
}

/** Question by question: what was chosen, what was right, and why. */
export function Review({ attempt }: { attempt: ReviewedAttempt }) {
  const { examId, id, questions } = attempt
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const filter = REVIEW_FILTERS.find((name) => name === search.get('show')) ?? 'all'
  const items = filterReview(questions, filter)

  const show = (name: ReviewFilter) => {
    const rest = name === 'all' ? '' : `&show=${name}`
    navigate(paths.examResult(examId, id) + rest, { replace: true })
  }
  return (
    <section className="review" aria-labelledby="review">
      <div className="review-head">
        <h2
          id="review"
          className="font-display text-[1.625rem] leading-heading font-bold tracking-display"
        >
          Question by question
        </h2>
        <Segmented
          label="Filter"
          value={filter}
          onChange={show}
          options={REVIEW_FILTERS.map((name) => ({
            value: name,
            label: `${LABELS[name]} ${filterReview(questions, name).length}`,
          }))}
        />
      </div>
      {items.map((item) => (
        <ReviewItem key={item.question.id} attemptId={id} {...item} />
      ))}
      {items.length === 0 && (
        <p className="border-t border-hairline py-8 text-muted">
          {filter === 'incorrect' ? 'No wrong answers.' : 'Every question was answered.'}
        </p>
      )}
    </section>
  )
}
