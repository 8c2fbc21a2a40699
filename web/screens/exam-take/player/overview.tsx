import clsx from 'clsx'
import { memo, useId } from 'react'
import { countAnswered, isAnswered, type PlayerState } from './player-state.ts'

type OverviewProps = { state: PlayerState; onJump: (position: number) => void }

/** Every question at a glance, ten to a row, each a way there. */
export function OverviewPanel({ state, onJump }: OverviewProps) {
  const id = useId()
  const left = state.questions.length - countAnswered(state)
  return (
    <nav aria-labelledby={id}>
      <div className="overview-head">
        <h2 id={id} className="type-card-heading">
          Question overview
        </h2>
        <span className="type-label text-muted tabular-nums">{left} left</span>
      </div>
      <div className="overview">
        {state.questions.map((question, position) => (
          <Cell
            key={question.id}
            number={position + 1}
            answered={isAnswered(state, position)}
            current={position === state.current}
            onJump={onJump}
          />
        ))}
      </div>
      <ul className="legend">
        <li>
          <i className="is-answered" />
          Answered
        </li>
        <li>
          <i className="is-current" />
          Current
        </li>
        <li>
          <i />
          Not answered
        </li>
      </ul>
    </nav>
  )
}

type CellProps = { number: number; answered: boolean; current: boolean } & Pick<
  OverviewProps,
  'onJump'
>

/** Drawn again only when it changes: there are a hundred, and every answer draws the player twice. */
const Cell = memo(({ number, answered, current, onJump }: CellProps) => {
  return (
    <button
      type="button"
      aria-label={`Question ${number}, ${answered ? 'answered' : 'not answered'}`}
      aria-current={current ? 'true' : undefined}
      className={clsx(answered && 'is-answered', current && 'is-current')}
      onClick={() => onJump(number - 1)}
    >
      {number}
    </button>
  )
})
