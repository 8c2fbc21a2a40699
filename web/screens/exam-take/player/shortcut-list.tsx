import { Fragment } from 'react'
import { Keycap } from '../../../ui/keycap.tsx'
import { NATIVE_KEYS, SHORTCUTS } from './shortcuts.ts'

const NOTED = SHORTCUTS.filter(({ shown }) => ['A', 'Enter', 'F', '?'].includes(shown[0]!))

/** Those that make an exam fast, beside the question, and the way to the others. */
export function ShortcutNote() {
  return (
    <ul className="side-note" aria-label="Keyboard">
      {NOTED.map((shortcut) => (
        <li key={shortcut.shown.join()}>
          <Keys {...shortcut} />
          {shortcut.does}
        </li>
      ))}
    </ul>
  )
}

/** Every key of the player and what it does; the settings show it too. */
export const ShortcutTable = () => (
  <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
    {[...SHORTCUTS, ...NATIVE_KEYS].map((shortcut) => (
      <Fragment key={shortcut.shown.join()}>
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
