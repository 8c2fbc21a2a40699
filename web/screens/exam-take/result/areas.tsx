import clsx from 'clsx'
import { useState } from 'react'
import type { ReviewedAttempt } from '#contract/exams.ts'
import { Rail } from '../../../ui/rail.tsx'
import { textLinkClass } from '../../../ui/button-class.ts'
import { scoreByArea, type AreaScore } from './result.ts'

/** As many as stand beside the score without pushing the buttons away. */
const SHOWN_AT_FIRST = 8

/** Areas from the weakest up, where the paper names them. */
export function Areas({ attempt }: { attempt: ReviewedAttempt }) {
  const [all, setAll] = useState(false)
  const areas = scoreByArea(attempt.questions)
  if (areas.length === 0) return null
  const shown = all ? areas : areas.slice(0, SHOWN_AT_FIRST)
  return (
    <section className="areas">
      <div className="areas-head">
        <h2 className="type-card-heading">Where your next points are</h2>
        <span className="type-label text-muted">Correct of asked</span>
      </div>
      {shown.map((score, position) => (
        <Area key={score.area} score={score} weakest={position === 0} />
      ))}
      {shown.length < areas.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className={clsx(textLinkClass, 'mt-1 text-sm')}
        >
          Show all {areas.length} areas
        </button>
      )}
    </section>
  )
}

function Area({ score, weakest }: { score: AreaScore; weakest: boolean }) {
  const { area, correct, asked } = score
  const weak = weakest && correct < asked
  return (
    <div className={clsx('area', weak && 'is-weak')}>
      <b>{area}</b>
      <Rail value={(100 * correct) / asked} tone={weak ? 'weak' : 'brand'} />
      <span>
        <span className="sr-only">
          {correct} of {asked} correct
        </span>
        <span aria-hidden>
          {correct}/{asked}
        </span>
      </span>
    </div>
  )
}
