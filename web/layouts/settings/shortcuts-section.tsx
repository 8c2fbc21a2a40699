import { useLetterKeys } from '../../lib/letter-keys.ts'
import { ShortcutTable } from '../../screens/exam-take/player/shortcut-list.tsx'
import { Switch } from '../../ui/switch.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The keys of the exam player, and the switch for the single characters. */
export function ShortcutsSection() {
  const { letterKeys, switchLetterKeys } = useLetterKeys()
  return (
    <SettingsSection title="Keyboard shortcuts" hint="In exams. Kept on this device.">
      <Switch
        label="Letter and number keys"
        hint="Off, if they get in the way of speech input or are pressed by accident."
        checked={letterKeys}
        onChange={switchLetterKeys}
      />
      <details className="text-sm">
        <summary className="w-fit cursor-pointer font-label text-brand-ink">All shortcuts</summary>
        <ShortcutTable />
      </details>
    </SettingsSection>
  )
}
