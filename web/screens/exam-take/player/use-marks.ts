import { useState } from 'react'
import { useStorageChange } from '../../../lib/use-storage-change.ts'
import { useUser } from '../../../session.ts'
import { isKeptMarks, keepMarks, readMarks, type Marks } from './kept-session.ts'

/** A student's own pencil marks: what to look at again, and which options are out. They stay on this device. */
export function useMarks(sessionId: number) {
  const { id: personId } = useUser()
  const [marks, setMarks] = useState(() => readMarks(personId, sessionId))
  useStorageChange(({ key }) => {
    if (isKeptMarks(key, sessionId)) setMarks(readMarks(personId, sessionId))
  })

  const change = (part: Partial<Marks>) => {
    const next = { ...marks, ...part }
    setMarks(next)
    keepMarks(personId, sessionId, next)
  }
  return {
    flagged: new Set(marks.flagged) as ReadonlySet<number>,
    isStruck: (questionId: number, option: number) =>
      marks.struck.includes(nameOf(questionId, option)),
    toggleFlag: (questionId: number) => change({ flagged: toggled(marks.flagged, questionId) }),
    toggleStrike: (questionId: number, option: number) =>
      change({ struck: toggled(marks.struck, nameOf(questionId, option)) }),
  }
}

const nameOf = (questionId: number, option: number) => `${questionId}:${option}`

const toggled = <T>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
