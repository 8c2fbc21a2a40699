import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { ShortcutTable } from './shortcut-list.tsx'
import type { useShortcuts } from './use-shortcuts.ts'

type ShortcutsDialogProps = {
  shortcuts: ReturnType<typeof useShortcuts>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** All of them, and the switch for the single characters. */
export const ShortcutsDialog = ({ shortcuts, open, onOpenChange }: ShortcutsDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
    <ShortcutTable />
    <Switch
      label="Letter and number keys"
      hint="Off, if they get in the way of speech input or are pressed by accident."
      checked={shortcuts.letterKeys}
      onChange={shortcuts.switchLetterKeys}
      className="border-t border-hairline pt-4"
    />
  </Dialog>
)
