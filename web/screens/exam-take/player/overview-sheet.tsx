import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { OverviewPanel } from './overview.tsx'
import type { Player } from './use-player.ts'

/** On a phone: the count is the button that opens the overview. */
export function OverviewSheet({ player, label }: { player: Player; label: string }) {
  const [open, setOpen] = useState(false)
  const jump = (position: number) => {
    setOpen(false)
    player.goTo(position)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-my-1 inline-flex h-8 items-center gap-1.5 rounded-sm bg-brand-soft px-2.5 text-xs font-semibold text-brand-ink tabular-nums"
      >
        {label}
        <Icon of={LayoutGrid} size="sm" />
      </button>
      <Sheet open={open} onOpenChange={setOpen} side="bottom" title="Question overview">
        <div className="player-sheet">
          <OverviewPanel state={player.state} onJump={jump} />
          <Button variant="secondary" className="mt-6 w-full" onClick={() => setOpen(false)}>
            Close
          </Button>
        </div>
      </Sheet>
    </>
  )
}
