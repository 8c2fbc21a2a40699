import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Menu, MenuItem } from './menu.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Help</Button>
      <Menu trigger={<Button>Profile</Button>}>
        <MenuItem icon={LifeBuoy} onSelect={() => setOpen(true)}>
          Help &amp; Support
        </MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Support">
        <Button>Send</Button>
      </Dialog>
    </>
  )
}

const focused = () => document.activeElement?.textContent

test('a dialog holds the focus and gives it back to what opened it', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Help' }))
  const dialog = await screen.findByRole('dialog', { name: 'Support' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.tab()
  await user.tab()
  await user.tab()
  expect(dialog.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe('Help'))
  expect(document.documentElement.style.overflow).toBe('')
})

test('a menu gives the focus back to its button', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Profile' }))
  await screen.findByRole('menuitem', { name: 'Help & Support' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe('Profile'))
})

test('a dialog opened from a menu gives it back to the menu’s button', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Profile' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Help & Support' }))
  await screen.findByRole('dialog', { name: 'Support' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focused()).toBe('Profile'))
})
