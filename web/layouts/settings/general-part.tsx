import { useTheme } from '../../lib/theme.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { GoalsSection } from './goals-section.tsx'
import { MailSection } from './mail-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { ShortcutsSection } from './shortcuts-section.tsx'

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Same as device' },
] as const

/** How the app looks and behaves for this person. */
export const GeneralPart = () => (
  <>
    <Appearance />
    <GoalsSection />
    <MailSection />
    <ShortcutsSection />
  </>
)

function Appearance() {
  const [theme, chooseTheme] = useTheme()
  return (
    <SettingsSection title="Appearance" hint="Kept on this device.">
      <Segmented
        label="Theme"
        value={theme}
        options={THEMES}
        onChange={chooseTheme}
        className="justify-self-start"
      />
    </SettingsSection>
  )
}
