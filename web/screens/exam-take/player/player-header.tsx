import { Keyboard, X, ZoomIn } from 'lucide-react'
import { useLocation } from 'wouter'
import { paths } from '../../../lib/paths.ts'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Rail } from '../../../ui/rail.tsx'
import { OverviewButton } from './overview-button.tsx'
import { loadShortcutsDialog } from './parts-ahead.ts'
import { countAnswered } from './player-state.ts'
import { PlayerTimer } from './player-timer.tsx'
import { SavedState } from './saved-state.tsx'
import type { Player } from './use-player.ts'
import type { useShortcuts } from './use-shortcuts.ts'
import type { useZoom } from './use-zoom.ts'

type PlayerHeaderProps = {
  player: Player
  place: string
  phone: boolean
  shortcuts: Shortcuts
  zoom: ReturnType<typeof useZoom>
}
type Shortcuts = ReturnType<typeof useShortcuts> & {
  listing: boolean
  setListing: (open: boolean) => void
}

/** Which exam, which question, how far; what is saved and how long is left. */
export function PlayerHeader({ player, place, phone, shortcuts, zoom }: PlayerHeaderProps) {
  const { session, state, snapshot, clock } = player
  const [answered, total] = [countAnswered(state), state.questions.length]
  const answeredWords = `${answered}/${total} answered`
  const timer = session.timed && <PlayerTimer clock={clock} />
  return (
    <>
      <div className="player-bar">
        <LeaveButton unsent={snapshot.unsent} />
        {phone && timer}
        <div className="player-title">
          <h1>{session.title}</h1>
          <p>
            <span>{place}</span>
            {phone ? (
              // A new button for each place: after a jump the focus belongs to what is there, not to this opener.
              <OverviewButton
                key={`${state.current} ${state.reviewing}`}
                {...{ player, zoom }}
                label={answeredWords}
              />
            ) : (
              <Badge variant="brand" size="lg" className="tabular-nums">
                {answeredWords}
              </Badge>
            )}
          </p>
        </div>
        {!phone && <SavedState snapshot={snapshot} />}
        {!phone && timer}
        {!phone && <IconButton icon={ZoomIn} label={`Zoom: ${zoom.zoom}%`} onClick={zoom.zoomOn} />}
        {!phone && (
          <IconButton
            icon={Keyboard}
            label="Keyboard shortcuts"
            onClick={() => shortcuts.setListing(true)}
          />
        )}
      </div>
      <ShortcutsPart shortcuts={shortcuts} />
      <Rail size="edge" value={(100 * answered) / total} label="Answered" />
    </>
  )
}

function LeaveButton({ unsent }: { unsent: number }) {
  const [, navigate] = useLocation()
  return (
    <IconButton
      icon={X}
      label={
        unsent > 0
          ? 'Leave; your answers are kept on this device'
          : 'Leave; your answers stay saved'
      }
      onClick={() => navigate(paths.examPractice)}
      className="-ml-2"
    />
  )
}

/** Also where there is no button for it: narrow windows have keyboards too. */
function ShortcutsPart({ shortcuts }: { shortcuts: Shortcuts }) {
  const { listing, setListing } = shortcuts
  return (
    <LoadedPart
      load={loadShortcutsDialog}
      wanted={listing}
      props={{ shortcuts, open: listing, onOpenChange: setListing }}
    />
  )
}
