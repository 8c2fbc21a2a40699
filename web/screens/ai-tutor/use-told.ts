import { useState } from 'react'
import type { CoachInWords } from '#contract/tutor.ts'
import { useUser } from '../../session.ts'
import { keepTold, readTold } from './kept-conversations.ts'

/** Whether this person has been told to which company their messages go; asked again when it becomes another. */
export function useTold({ kind, provider }: CoachInWords) {
  const { id: personId } = useUser()
  const company = provider ?? ''
  const [toldNow, setToldNow] = useState(false)
  return {
    done: kind === 'built-in' || toldNow || readTold(personId) === company,
    understood() {
      keepTold(personId, company)
      setToldNow(true)
    },
  }
}
