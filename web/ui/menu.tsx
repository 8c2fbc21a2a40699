import clsx from 'clsx'
import { Check, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from './icon.tsx'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  /** `lg` is for items of several lines. */
  size?: keyof typeof SIZES
  onOpen?: () => void
}

const SIZES = { md: 'w-66', lg: 'w-96 max-w-[calc(100vw-2rem)]' }

/**
 * A menu under a button, in the same landmark as it. Not modal: the modal kind adds a <style> element, which the content
 * security policy refuses.
 */
export function Menu({ trigger, children, align = 'end', size = 'md', onOpen }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} onOpenChange={(open) => open && onOpen?.()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={16}
        className={clsx(
          'pop z-50 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-lg bg-raised p-1 text-sm shadow-overlay outline-none',
          SIZES[size],
        )}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

const PRESSABLE =
  'flex w-full cursor-pointer gap-3 rounded-md px-3 outline-none ' +
  'data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-transparent'
const ITEM = `${PRESSABLE} h-9 items-center`

type MenuItemProps = { icon: LucideIcon; children: ReactNode; onSelect: () => void }

export function MenuItem({ icon, children, onSelect }: MenuItemProps) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={ITEM}>
      <Icon of={icon} className="text-muted" />
      {children}
    </DropdownMenu.Item>
  )
}

type MenuEntryProps = { children: ReactNode; onSelect: () => void }

/** An item of several lines. */
export function MenuEntry({ children, onSelect }: MenuEntryProps) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={clsx(PRESSABLE, 'items-start py-2.5')}>
      {children}
    </DropdownMenu.Item>
  )
}

/** A link among the items. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={clsx(ITEM, 'justify-center font-label text-brand-ink')}>
      <Link href={href}>{children}</Link>
    </DropdownMenu.Item>
  )
}

type MenuChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon: LucideIcon }[]
  onChange: (value: Value) => void
}

/** One of a few, chosen inside a menu, which stays open so that the effect can be seen. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, value, options, onChange } = props
  return (
    <DropdownMenu.RadioGroup
      value={value}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next)
        if (chosen) onChange(chosen.value)
      }}
      aria-label={label}
    >
      <DropdownMenu.Label className="px-3 pt-2 pb-1 text-xs font-label text-faint">
        {label}
      </DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={ITEM}
        >
          <Icon of={option.icon} className="text-muted" />
          {option.label}
          <DropdownMenu.ItemIndicator className="ml-auto">
            <Icon of={Check} size="sm" className="text-brand-ink" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

export const MenuSeparator = () => (
  <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-hairline" />
)

/** Words at the top of a menu; not something to choose. */
export function MenuHead({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('mb-1 border-b border-hairline p-3', className)}>{children}</div>
}
