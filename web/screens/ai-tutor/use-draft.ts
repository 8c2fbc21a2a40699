import { useRef, useState } from 'react'
import type { AskedAbout } from '#contract/tutor.ts'
import { nameOfTab, nameTab } from '../../lib/name-of-tab.ts'
import { isKeptDrafts, openDraft, saveDraft } from './kept-drafts.ts'
import { useStorageChange } from '../../lib/use-storage-change.ts'

/** What is being written in a conversation. What was sent stays kept until it is answered. */
export function useDraft(personId: string, about: AskedAbout | null) {
  const [opened] = useState(() => openDraft(personId, about, nameOfTab()))
  const [text, setText] = useState(opened.text)
  const latest = useRef(text)
  const kept = useRef(opened)
  const show = (text: string) => {
    latest.current = text
    setText(text)
  }
  const keep = (text: string) => {
    saveDraft(personId, about, { ...kept.current, text })
    kept.current = { tab: kept.current.tab, text }
  }
  useStorageChange(({ key, newValue }) => {
    const { tab, text, from } = kept.current
    if (!isKeptDrafts(key, personId, about) || newValue === null) return
    if (from !== undefined || text === '') return
    if (openDraft(personId, about, tab).text === text) return
    // Another tab goes on with this draft, or is a copy of this tab: both have one of their own from here on.
    kept.current = { tab: nameTab(), text }
    keep(text)
  })
  return {
    text,
    write(text: string) {
      show(text)
      keep(text)
    },
    /** A suggested question leaves alone what was being written. */
    sent(content: string) {
      if (content === text) show('')
      if (latest.current.trim() === '') keep(content)
    },
    answered: () => keep(latest.current),
    takeBack(content: string) {
      if (latest.current.trim() === '') show(content)
    },
  }
}
