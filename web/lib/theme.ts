import { useSyncExternalStore } from 'react'
import { KEPT_PREFIX } from './kept.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

// Belongs to the browser, not to a person: public/theme.js needs it before anybody is known. Log-out wipes it too.
const KEY = `${KEPT_PREFIX}theme`
const listeners = new Set<() => void>()

export function useTheme(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, findChoice), chooseTheme]
}

export function chooseTheme(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, choice)
  } catch {
    // Not kept, then: it still holds for this visit.
  }
  showTheme(choice)
  for (const notify of listeners) notify()
}

/** Keeps following the system while the app runs; the first paint was theme.js's. */
export function followSystemTheme() {
  systemIsDark().addEventListener('change', () => showTheme(findChoice()))
}

function findChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

export function showTheme(choice: ThemeChoice) {
  const dark = choice === 'system' ? systemIsDark().matches : choice === 'dark'
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
