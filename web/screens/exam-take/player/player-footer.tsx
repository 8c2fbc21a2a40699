import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isAnswered, isComplete, isLast, pressSkip } from './player-state.ts'
import type { Player } from './use-player.ts'

/** Back, past and on. */
export function PlayerFooter({ player }: { player: Player }) {
  const { state, locked, handIn, previous, next } = player
  const { reviewing, current } = state
  return (
    <>
      <Button
        variant="secondary"
        disabled={(current === 0 && !reviewing) || locked}
        onClick={previous}
      >
        <Icon of={ArrowLeft} size="sm" />
        {reviewing ? `Question ${current + 1}` : 'Previous'}
      </Button>
      <span className="ml-auto" />
      {!reviewing && <Onward player={player} />}
      {reviewing || isLast(state) ? (
        <Button
          busy={handIn.submitting || handIn.concluding}
          disabled={player.paused}
          onClick={next}
        >
          Submit Exam
        </Button>
      ) : (
        <Button disabled={locked} onClick={next}>
          Next
          <Icon of={ArrowRight} size="sm" />
        </Button>
      )}
    </>
  )
}

/**
 * To the next unanswered question. Where there is none, and after the answer to the last question, when nothing is
 * skipped any more, to the review: it shows what is open, and the exam can be submitted there.
 */
function Onward({ player }: { player: Player }) {
  const { state, locked, skip, review } = player
  if (isComplete(state) || (isLast(state) && isAnswered(state, state.current))) {
    return (
      <Button variant="ghost" disabled={locked} onClick={review} className="max-sm:px-2">
        Check<span className="max-sm:sr-only"> answers</span>
      </Button>
    )
  }
  return (
    <Button
      variant="ghost"
      disabled={locked || pressSkip(state).kind === 'stay'}
      onClick={skip}
      className="max-sm:px-2"
    >
      Skip for now
    </Button>
  )
}
