import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { iconButtonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  /** Its name, read out and shown as the tooltip. */
  label: string
  size?: 'sm' | 'md'
}

export function IconButton({ icon, label, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        className={clsx(iconButtonClass(size), className)}
        {...rest}
      >
        <Icon of={icon} size={size === 'sm' ? 'md' : 'lg'} />
      </button>
    </Tooltip>
  )
}
