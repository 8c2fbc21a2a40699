import { useState } from 'react'
import * as z from 'zod/mini'
import { useUser } from '../session.ts'
import { readKept, writeKept } from './kept.ts'

const NAME = 'exam-letter-keys'

/** Whether single characters answer questions in exams: on, until this person switches them off on this device. */
export function useLetterKeys() {
  const { id: personId } = useUser()
  const [letterKeys, setLetterKeys] = useState(() => readKept(personId, NAME, z.boolean()) ?? true)
  return {
    letterKeys,
    switchLetterKeys: (on: boolean) => {
      setLetterKeys(on)
      writeKept(personId, NAME, on)
    },
  }
}
