import { useEffect, useEffectEvent } from 'react'
import { useLetterKeys } from '../../../lib/letter-keys.ts'
import { commandOf, type Command } from './shortcuts.ts'

/** Things that keep Enter, or every key, for themselves. */
const TYPING = 'input:not([type=radio]), textarea, select, [contenteditable], [role=menu]'
const PRESSED_BY_ENTER = 'button, a, summary, [role=button]'

/** Listens to the keys of the table while `active`, wherever the focus is, without taking them from anybody. */
export function useShortcuts(obey: (command: Command) => void, active: boolean) {
  const { letterKeys, switchLetterKeys } = useLetterKeys()

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || belongsToSomeoneElse(event)) return
    const command = commandOf(event, letterKeys)
    if (!command) return
    event.preventDefault()
    obey(command)
  })

  useEffect(() => {
    if (!active) return
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [active])

  return { letterKeys, switchLetterKeys }
}

function belongsToSomeoneElse({ target, key }: KeyboardEvent) {
  // A dialog or sheet is open: the question behind it is out of reach.
  if (document.querySelector('[role=dialog]')) return true
  if (!(target instanceof Element)) return false
  return Boolean(target.closest(TYPING)) || (key === 'Enter' && !!target.closest(PRESSED_BY_ENTER))
}
