import clsx from 'clsx'
import type { ChangeEvent } from 'react'
import { buttonClass } from '../../ui/button-class.ts'

const CHOOSER = 'choose-roster'

/** Where the keyboard goes on when the thing it was on is gone. */
export const focusFileChooser = () => document.getElementById(CHOOSER)?.focus()

type ChooseFileProps = {
  label: string
  onChoose: (file: File) => void
  disabled?: boolean
  className?: string
}

/** A file chooser that looks like a button; by keyboard it is an ordinary control. */
export function ChooseFile({ label, onChoose, disabled = false, className }: ChooseFileProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onChoose(file)
    // So that the same file can be chosen again after it was corrected.
    target.value = ''
  }
  return (
    <label
      className={clsx(
        buttonClass({ variant: 'secondary' }),
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        disabled && 'opacity-50',
        className,
      )}
    >
      {label}
      <input
        id={CHOOSER}
        type="file"
        accept=".xlsx"
        disabled={disabled}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
