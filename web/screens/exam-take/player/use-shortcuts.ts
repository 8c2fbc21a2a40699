import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { readKept, writeKept } from '../../../lib/kept.ts'
import { useUser } from '../../../session.ts'
import { commandOf, type Command } from './shortcuts.ts'

/** Things that keep Enter, or every key, for themselves. */
const TYPING = 'input:not([type=radio]), textarea, select, [contenteditable], [role=menu]'
const PRESSED_BY_ENTER = 'button, a, summary, [role=button]'
const SINGLE_CHARACTERS = 'exam-letter-keys'

/** Listens to the keys of the table while `active`, wherever the focus is, without taking them from anybody. */
export function useShortcuts(obey: (command: Command) => void, active: boolean) {
  const { id: personId } = useUser()
  const [letterKeys, setLetterKeys] = useState(
    () => readKept(personId, SINGLE_CHARACTERS, z.boolean()) ?? true,
  )

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

  return {
    letterKeys,
    switchLetterKeys: (on: boolean) => {
      setLetterKeys(on)
      writeKept(personId, SINGLE_CHARACTERS, on)
    },
  }
}

function belongsToSomeoneElse({ target, key }: KeyboardEvent) {
  // A dialog or sheet is open: the question behind it is out of reach.
  if (document.querySelector('[role=dialog]')) return true
  if (!(target instanceof Element)) return false
  return Boolean(target.closest(TYPING)) || (key === 'Enter' && !!target.closest(PRESSED_BY_ENTER))
}
