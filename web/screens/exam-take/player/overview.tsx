import clsx from 'clsx'
import { ListChecks } from 'lucide-react'
import { memo, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { AnswerState, QueueSnapshot } from './answer-queue.ts'
import { countAnswered, isFlagged, type PlayerState } from './player-state.ts'
import type { Player } from './use-player.ts'

type OverviewProps = {
  player: Player
  onJump: (position: number) => void
  /** Where the page has its own way to the review, none is needed here. */
  onReview?: () => void
}

/** Every question at a glance, ten to a row, each a way there; below, the way to the review. */
export function OverviewPanel({ player, onJump, onReview = player.review }: OverviewProps) {
  const id = useId()
  const { state, snapshot, locked } = player
  const left = state.questions.length - countAnswered(state)
  return (
    <nav aria-labelledby={id}>
      <div className="overview-head">
        <h2 id={id} className="type-card-heading">
          Question overview
        </h2>
        <span className="type-label text-muted tabular-nums">{left} left</span>
      </div>
      <QuestionCells {...{ state, snapshot, onJump }} positions={state.questions.keys()} />
      <Legend snapshot={snapshot} />
      {!state.reviewing && (
        <Button
          variant="secondary"
          size="sm"
          disabled={locked}
          onClick={onReview}
          className="mt-4 w-full"
        >
          <Icon of={ListChecks} size="sm" />
          Check your answers
        </Button>
      )}
    </nav>
  )
}

type QuestionCellsProps = {
  state: PlayerState
  snapshot: QueueSnapshot
  /** From 0. */
  positions: Iterable<number>
  onJump: (position: number) => void
}

/** Some of the questions, or all, each as a small button that leads there. */
export const QuestionCells = ({ state, snapshot, positions, onJump }: QuestionCellsProps) => (
  <div className="overview">
    {Array.from(positions, (position) => {
      const { id } = state.questions[position]!
      return (
        <Cell
          key={id}
          number={position + 1}
          answer={snapshot.answers.get(id)?.state}
          flagged={isFlagged(state, position)}
          current={position === state.current && !state.reviewing}
          onJump={onJump}
        />
      )
    })}
  </div>
)

type CellProps = {
  number: number
  /** None yet, or where it is. */
  answer: AnswerState | undefined
  flagged: boolean
  current: boolean
  onJump: (position: number) => void
}

/** Drawn again only when it changes: there are a hundred, and every answer draws the player twice. */
const Cell = memo(({ number, answer, flagged, current, onJump }: CellProps) => {
  const words = [
    `Question ${number}, ${answer ? 'answered' : 'not answered'}`,
    answer === 'refused' && 'not saved',
    (answer === 'waiting' || answer === 'sending') && 'waiting to be saved',
    flagged && 'flagged',
  ]
  return (
    <button
      type="button"
      aria-label={words.filter(Boolean).join(', ')}
      aria-current={current ? 'true' : undefined}
      className={clsx(
        answer && 'is-answered',
        answer && answer !== 'saved' && (answer === 'refused' ? 'is-refused' : 'is-waiting'),
        flagged && 'is-flagged',
        current && 'is-current',
      )}
      onClick={() => onJump(number - 1)}
    >
      {number}
    </button>
  )
})

/** The first four always; what should not last is explained while it does. */
function Legend({ snapshot }: { snapshot: QueueSnapshot }) {
  const states = [...snapshot.answers.values()].map(({ state }) => state)
  return (
    <ul className="legend">
      <li>
        <i className="is-answered" />
        Answered
      </li>
      <li>
        <i className="is-flagged" />
        Flagged
      </li>
      <li>
        <i className="is-current" />
        Current
      </li>
      <li>
        <i />
        Not answered
      </li>
      {(snapshot.offline || snapshot.held) && states.includes('waiting') && (
        <li>
          <i className="is-waiting" />
          Waiting to be saved
        </li>
      )}
      {states.includes('refused') && (
        <li>
          <i className="is-refused" />
          Not saved
        </li>
      )}
    </ul>
  )
}
