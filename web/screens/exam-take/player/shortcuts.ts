/** What a key can ask of the player. */
export type Command =
  | { kind: 'choose' | 'strike'; option: number }
  | { kind: 'next' | 'previous' | 'flag' | 'zoom' | 'list' }

type Shortcut = {
  /** As shown on keycaps; `to` makes it a range. */
  shown: readonly string[]
  to?: string
  does: string
  /** A single character: can be switched off, because speech input and stray fingers press them. */
  singleCharacter: boolean
  /** `KeyboardEvent.key`, in lower case, with what it asks for. */
  keys: Readonly<Record<string, Command>>
}

const choose = (characters: string) =>
  Object.fromEntries(
    [...characters].map((key, option): [string, Command] => [key, { kind: 'choose', option }]),
  )

/** Every key of the player: the handler, the list of shortcuts and the note beside the question read this table. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    // Four is what papers have; where one has five, its fifth works too.
    shown: ['A'],
    to: 'D',
    does: 'choose an answer',
    singleCharacter: true,
    keys: choose('abcde'),
  },
  {
    shown: ['1'],
    to: '4',
    does: 'choose an answer',
    singleCharacter: true,
    keys: choose('12345'),
  },
  {
    shown: ['Enter', '→'],
    does: 'next question; on the last one, submit',
    singleCharacter: false,
    keys: { enter: { kind: 'next' }, arrowright: { kind: 'next' } },
  },
  {
    shown: ['←'],
    does: 'previous question',
    singleCharacter: false,
    keys: { arrowleft: { kind: 'previous' } },
  },
  {
    shown: ['F'],
    does: 'flag for review, or take the flag away',
    singleCharacter: true,
    keys: { f: { kind: 'flag' } },
  },
  {
    shown: ['Shift', 'A'],
    to: 'D',
    does: 'strike an answer out, or bring it back',
    singleCharacter: true,
    keys: {},
  },
  { shown: ['Z'], does: 'zoom', singleCharacter: true, keys: { z: { kind: 'zoom' } } },
  { shown: ['?'], does: 'all shortcuts', singleCharacter: true, keys: { '?': { kind: 'list' } } },
]

/** Keys the browser gives a meaning of its own; listed, not handled. */
export const NATIVE_KEYS = [{ shown: ['↑', '↓'], does: 'move between the answers' }] as const

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'> &
  Partial<Pick<KeyboardEvent, 'shiftKey'>>

/** The command of a pressed key, if it is one. A held key counts once: nobody means to submit by leaning on Enter. */
export function commandOf(pressed: Pressed, singleCharacters: boolean): Command | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat) return undefined
  const key = pressed.key.toLowerCase()
  const shortcut = SHORTCUTS.find(({ keys }) => Object.hasOwn(keys, key))
  if (!shortcut || (shortcut.singleCharacter && !singleCharacters)) return undefined
  const command = shortcut.keys[key]
  const strikes = pressed.shiftKey && command?.kind === 'choose'
  return strikes ? { kind: 'strike', option: command.option } : command
}
