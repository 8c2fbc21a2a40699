import { useState } from 'react'
import * as z from 'zod/mini'
import { readKept, writeKept } from '../../../lib/kept.ts'
import { useUser } from '../../../session.ts'

const NAME = 'exam-zoom'
/** Percent; after the last comes the first. At twice the size a question still fits a phone. */
const LEVELS = [100, 125, 150, 200]

/** How large the question is drawn, kept for this person on this device. */
export function useZoom() {
  const { id: personId } = useUser()
  const [zoom, setZoom] = useState(() => readKept(personId, NAME, z.int()) ?? 100)
  const known = Math.max(0, LEVELS.indexOf(zoom))
  return {
    zoom: LEVELS[known]!,
    zoomOn: () => {
      const next = LEVELS[(known + 1) % LEVELS.length]!
      setZoom(next)
      writeKept(personId, NAME, next)
    },
  }
}
