import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isComplete, isLast, pressSkip } from './player-state.ts'
import type { Player } from './use-player.ts'

/** Back, past and on. */
export function PlayerFooter({ player }: { player: Player }) {
  const { state, locked, handIn, previous, next } = player
  return (
    <>
      <Button variant="secondary" disabled={state.current === 0 || locked} onClick={previous}>
        <Icon of={ArrowLeft} size="sm" />
        Previous
      </Button>
      <span className="ml-auto" />
      <Onward player={player} />
      {isLast(state) ? (
        <Button busy={handIn.submitting || handIn.concluding} onClick={next}>
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

/** To the next unanswered question; when there is none, to the last one, where the exam is submitted. */
function Onward({ player }: { player: Player }) {
  const { state, locked, skip, goTo } = player
  if (isComplete(state)) {
    return isLast(state) ? null : (
      <Button variant="ghost" disabled={locked} onClick={() => goTo(state.questions.length - 1)}>
        Last question
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
