import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useRouteParams } from '../../lib/use-route-params.ts'
import { readPlace, type Place } from './place.ts'
import { PlayerStep } from './player/player-step.tsx'
import { ResultStep } from './result/result-step.tsx'
import { PrepareStep } from './set-up/prepare-step.tsx'

/** Taking an exam: choosing, confirming, answering, the result. The address says which of them. */
export function ExamTakeScreen() {
  const examId = Number(useRouteParams('id').id)
  const [search] = useSearchParams()
  const place = readPlace(search)
  useStepFocus(place)

  switch (place.step) {
    case 'player':
      return <PlayerStep examId={examId} number={place.number} />
    case 'result':
      return <ResultStep key={place.attemptId} examId={examId} attemptId={place.attemptId} />
    case 'confirm':
      return <PrepareStep examId={examId} choice={place.choice} />
    case 'set-up':
      return <PrepareStep examId={examId} />
  }
}

/** A new step is a new page to whoever listens: the focus starts at its heading. The player places its own. */
function useStepFocus({ step }: Place) {
  const earlier = useRef(step)
  useEffect(() => {
    if (earlier.current === step) return
    earlier.current = step
    if (step !== 'player') document.querySelector('h1')?.focus({ preventScroll: true })
  }, [step])
}
