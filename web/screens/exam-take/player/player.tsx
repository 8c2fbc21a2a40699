import { PlayerLayout } from '../../../layouts/player-layout.tsx'
import { ExamNotReady } from '../exam-problems.tsx'
import { OverviewPanel } from './overview.tsx'
import { currentQuestion } from './player-state.ts'
import { PlayerFooter } from './player-footer.tsx'
import { PlayerHeader } from './player-header.tsx'
import { QuestionView } from './question-view.tsx'
import { ShortcutNote } from './shortcut-list.tsx'
import { TimeUpNotice } from './time-up-notice.tsx'
import { usePhone } from './use-phone.ts'
import { obeyCommand, usePlayer, type PlayerProps } from './use-player.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The exam being taken. */
export function Player(props: PlayerProps) {
  const player = usePlayer(props)
  const shortcuts = useShortcuts((command) => obeyCommand(player, command), !player.locked)
  const phone = usePhone()
  const { session, state, handIn } = player
  if (handIn.gone) return <ExamNotReady examId={session.id} />

  const question = currentQuestion(state)
  const place = `Question ${state.current + 1} of ${state.questions.length}`
  return (
    <PlayerLayout
      title={place}
      head={<PlayerHeader player={player} place={place} phone={phone} shortcuts={shortcuts} />}
      side={
        !phone && (
          <>
            <OverviewPanel state={state} onJump={player.goTo} />
            {shortcuts.letterKeys && <ShortcutNote />}
          </>
        )
      }
      foot={<PlayerFooter player={player} />}
    >
      {(player.clock.timeUp || handIn.concluding) && <TimeUpNotice />}
      <QuestionView key={question.id} player={player} question={question} phone={phone} />
    </PlayerLayout>
  )
}
