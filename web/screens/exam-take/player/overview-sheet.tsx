import { ZoomIn } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { OverviewPanel } from './overview.tsx'
import type { Player } from './use-player.ts'
import type { useZoom } from './use-zoom.ts'

type OverviewSheetProps = {
  player: Player
  zoom: ReturnType<typeof useZoom>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** On a phone: the overview, and what a desk has in the header. */
export function OverviewSheet({ player, zoom, open, onOpenChange }: OverviewSheetProps) {
  const closing = <Args extends unknown[]>(act: (...args: Args) => void) =>
    function andClose(...args: Args) {
      onOpenChange(false)
      act(...args)
    }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} side="bottom" title="Question overview">
      <div className="player-sheet">
        <OverviewPanel
          player={player}
          onJump={closing(player.goTo)}
          onReview={closing(player.review)}
        />
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Button variant="secondary" size="sm" onClick={zoom.zoomOn}>
            <Icon of={ZoomIn} size="sm" />
            Zoom: {zoom.zoom}%
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onOpenChange(false)}>
            Close
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
