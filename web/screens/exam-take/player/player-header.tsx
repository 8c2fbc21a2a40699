import { X } from 'lucide-react'
import { useLocation } from 'wouter'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Rail } from '../../../ui/rail.tsx'
import { OverviewSheet } from './overview-sheet.tsx'
import { countAnswered } from './player-state.ts'
import { PlayerTimer } from './player-timer.tsx'
import { SavedState } from './saved-state.tsx'
import { ShortcutsButton } from './shortcut-list.tsx'
import type { Player } from './use-player.ts'
import type { useShortcuts } from './use-shortcuts.ts'

type PlayerHeaderProps = {
  player: Player
  place: string
  phone: boolean
  shortcuts: ReturnType<typeof useShortcuts>
}

/** Which exam, which question, how far; what is saved and how long is left. */
export function PlayerHeader({ player, place, phone, shortcuts }: PlayerHeaderProps) {
  const [, navigate] = useLocation()
  const { session, state, snapshot, clock } = player
  const [answered, total] = [countAnswered(state), state.questions.length]
  const answeredWords = `${answered}/${total} answered`
  return (
    <>
      <div className="player-bar">
        <IconButton
          icon={X}
          label={
            snapshot.unsent > 0
              ? 'Leave; your answers are kept on this device'
              : 'Leave; your answers stay saved'
          }
          onClick={() => navigate(paths.examPractice)}
          className="-ml-2"
        />
        <div className="player-title">
          <h1>{session.title}</h1>
          <p>
            <span>{place}</span>
            {phone ? (
              // A new button for each question: after a jump the focus belongs to the question, not to this opener.
              <OverviewSheet key={state.current} player={player} label={answeredWords} />
            ) : (
              <Badge variant="brand" size="lg" className="tabular-nums">
                {answeredWords}
              </Badge>
            )}
          </p>
        </div>
        {!phone && <SavedState snapshot={snapshot} />}
        {session.timed && <PlayerTimer endsAt={clock.endsAt} />}
        {!phone && <ShortcutsButton shortcuts={shortcuts} />}
      </div>
      <Rail size="edge" value={(100 * answered) / total} label="Answered" />
    </>
  )
}
