import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import { loadOverviewSheet } from './parts-ahead.ts'
import type { Player } from './use-player.ts'
import type { useZoom } from './use-zoom.ts'

type OverviewButtonProps = { player: Player; zoom: ReturnType<typeof useZoom>; label: string }

/** On a phone: the count is the button that opens the overview. */
export function OverviewButton({ player, zoom, label }: OverviewButtonProps) {
  const [open, setOpen] = useState(false)
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
      <LoadedPart
        load={loadOverviewSheet}
        wanted={open}
        props={{ player, zoom, open, onOpenChange: setOpen }}
      />
    </>
  )
}
