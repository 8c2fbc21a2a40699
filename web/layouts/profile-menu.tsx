import { LifeBuoy, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { displayName, initials } from '../lib/display-name.ts'
import { leaveFor } from '../lib/leave.ts'
import { LOGOUT } from '../lib/paths.ts'
import { useTheme } from '../lib/theme.ts'
import { useUser } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu, MenuChoice, MenuHead, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { SupportDialog } from './support-dialog.tsx'

const THEMES = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'Same as device', icon: Monitor },
] as const

/** Who is signed in, how it should look, whom to ask, and the way out. */
export function ProfileMenu() {
  const user = useUser()
  const [theme, chooseTheme] = useTheme()
  const [helpOpen, setHelpOpen] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <button type="button" className="grid size-10 flex-none place-items-center rounded-full">
            <Avatar initials={initials(user)} />
            <span className="sr-only">Profile menu, {displayName(user)}</span>
          </button>
        }
      >
        <MenuHead className="flex items-center gap-3">
          <Avatar initials={initials(user)} />
          <div className="min-w-0">
            <b className="block truncate">{displayName(user)}</b>
            <span className="block truncate text-xs text-faint">{user.email}</span>
          </div>
        </MenuHead>
        <MenuChoice label="Theme" value={theme} options={THEMES} onChange={chooseTheme} />
        <MenuSeparator />
        <MenuItem icon={LifeBuoy} onSelect={() => setHelpOpen(true)}>
          Help &amp; Support
        </MenuItem>
        <MenuItem icon={LogOut} onSelect={() => leaveFor(LOGOUT)}>
          Log out
        </MenuItem>
      </Menu>
      <SupportDialog open={helpOpen} onOpenChange={setHelpOpen} />
    </>
  )
}
