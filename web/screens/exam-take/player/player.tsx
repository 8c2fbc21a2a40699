import { lazy, memo, useDeferredValue, useState } from 'react'
import { PlayerLayout } from '../../../layouts/player-layout.tsx'
import type { QueueSnapshot } from './answer-queue.ts'
import { AnswerCheck } from './answer-check.tsx'
import { OverviewPanel } from './overview.tsx'
import { PausedNotice } from './paused-notice.tsx'
import { currentQuestion } from './player-state.ts'
import { PlayerFooter } from './player-footer.tsx'
import { PlayerHeader } from './player-header.tsx'
import { SavedState } from './saved-state.tsx'
import { QuestionView } from './question-view.tsx'
import { ShortcutNote } from './shortcut-list.tsx'
import { TimeUpNotice } from './time-up-notice.tsx'
import { usePartsAhead } from './parts-ahead.ts'
import { usePhone } from './use-phone.ts'
import { obeyCommand, usePlayer, type Player as PlayerNow, type PlayerProps } from './use-player.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useZoom } from './use-zoom.ts'

// With the app around it, which a running exam does without.
const ExamNotReady = lazy(() =>
  import('../exam-problems.tsx').then((m) => ({ default: m.ExamNotReady })),
)

const SideOverview = memo(OverviewPanel)

/** The exam being taken. */
export function Player(props: PlayerProps) {
  const player = usePlayer(props)
  const { session, state, handIn } = player
  // A hundred cells may follow a frame later; the answer that was pressed may not.
  const overview = useDeferredValue(player)
  const phone = usePhone()
  const zoom = useZoom()
  const [listing, setListing] = useState(false)
  const more = { zoom: zoom.zoomOn, list: () => setListing(true) }
  const shortcuts = {
    ...useShortcuts((command) => obeyCommand(player, command, more), !player.locked),
    ...{ listing, setListing },
  }
  usePartsAhead(state)
  if (handIn.gone) return <ExamNotReady examId={session.id} />

  const place = state.reviewing
    ? 'Check your answers'
    : `Question ${state.current + 1} of ${state.questions.length}`
  return (
    <PlayerLayout
      title={place}
      head={<PlayerHeader {...{ player, place, phone, shortcuts, zoom }} />}
      side={
        !phone && (
          <>
            <SideOverview player={overview} onJump={player.goTo} />
            {shortcuts.letterKeys && <ShortcutNote />}
          </>
        )
      }
      foot={<PlayerFooter player={player} />}
    >
      <div style={{ zoom: zoom.zoom / 100 }}>
        <Middle player={player} phone={phone} />
      </div>
    </PlayerLayout>
  )
}

/** What stands in the middle: the question, unless there is something more important. */
function Middle({ player, phone }: { player: PlayerNow; phone: boolean }) {
  const { state, snapshot, handIn, clock, paused } = player
  const question = currentQuestion(state)
  if (paused) {
    return (
      <>
        {phone && <SavedLine snapshot={snapshot} />}
        <PausedNotice player={player} />
      </>
    )
  }
  return (
    <>
      {phone && state.reviewing && <SavedLine snapshot={snapshot} />}
      {(clock.timeUp || handIn.concluding) && <TimeUpNotice />}
      {state.reviewing ? (
        <AnswerCheck player={player} phone={phone} />
      ) : (
        <QuestionView key={question.id} player={player} question={question} phone={phone} />
      )}
    </>
  )
}

/** A phone's header has no room for it; a question has it beside its number. */
const SavedLine = ({ snapshot }: { snapshot: QueueSnapshot }) => (
  <p className="mb-4">
    <SavedState snapshot={snapshot} />
  </p>
)
