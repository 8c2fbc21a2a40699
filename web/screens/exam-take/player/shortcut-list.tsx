import { Keyboard } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Keycap } from '../../../ui/keycap.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { NATIVE_KEYS, SHORTCUTS } from './shortcuts.ts'
import type { useShortcuts } from './use-shortcuts.ts'

/** The two that make an exam fast, beside the question. */
export function ShortcutNote() {
  return (
    <ul className="side-note" aria-label="Keyboard">
      {[SHORTCUTS[0]!, SHORTCUTS[2]!].map((shortcut) => (
        <li key={shortcut.shown[0]}>
          <Keys {...shortcut} />
          {shortcut.does}
        </li>
      ))}
    </ul>
  )
}

/** All of them, and the switch for the single characters. */
export function ShortcutsButton({ shortcuts }: { shortcuts: ReturnType<typeof useShortcuts> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={Keyboard} label="Keyboard shortcuts" onClick={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts">
        <ShortcutTable />
        <Switch
          label="Letter and number keys"
          hint="Off, if they get in the way of speech input or are pressed by accident."
          checked={shortcuts.letterKeys}
          onChange={shortcuts.switchLetterKeys}
          className="border-t border-hairline pt-4"
        />
      </Dialog>
    </>
  )
}

/** Every key of the player and what it does; the settings show it too. */
export const ShortcutTable = () => (
  <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
    {[...SHORTCUTS, ...NATIVE_KEYS].map((shortcut) => (
      <Fragment key={shortcut.shown[0]}>
        <dt className="flex items-center gap-1">
          <Keys {...shortcut} />
        </dt>
        <dd className="text-muted">{shortcut.does}</dd>
      </Fragment>
    ))}
  </dl>
)

function Keys({ shown, to }: { shown: readonly string[]; to?: string }) {
  return (
    <>
      {shown.map((key) => (
        <Keycap key={key}>{key}</Keycap>
      ))}
      {to && (
        <>
          –<Keycap>{to}</Keycap>
        </>
      )}
    </>
  )
}
