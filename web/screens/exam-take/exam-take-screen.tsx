import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { IdInPath } from '#contract/common.ts'
import { useRouteParams } from '../../lib/use-route-params.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { readPlace, type Place } from './place.ts'

// Each step's code is its own: who takes an exam on a slow phone waits for the player and nothing else.
const loadPlayer = () => import('./player/player-step.tsx')
const loadResult = () => import('./result/result-step.tsx')
const loadPrepare = () => import('./set-up/prepare-step.tsx')
const PlayerStep = lazy(() => loadPlayer().then((m) => ({ default: m.PlayerStep })))
const ResultStep = lazy(() => loadResult().then((m) => ({ default: m.ResultStep })))
const PrepareStep = lazy(() => loadPrepare().then((m) => ({ default: m.PrepareStep })))

/** Taking an exam: choosing, confirming, answering, the result. The address says which of them. */
export function ExamTakeScreen() {
  const examId = Number(useRouteParams('id').id)
  const [search] = useSearchParams()
  // What no id can be is the address of no exam, whichever step it names; the set-up says so.
  const isId = IdInPath.safeParse(examId).success
  const place: Place = isId ? readPlace(search) : { step: 'set-up' }
  usePreload(place)
  return (
    <Suspense fallback={<PageSpinner />}>
      <Step examId={examId} place={place} />
      <StepFocus step={place.step} />
    </Suspense>
  )
}

function Step({ examId, place }: { examId: number; place: Place }) {
  switch (place.step) {
    case 'player':
      return <PlayerStep examId={examId} number={place.number} reviewing={place.reviewing} />
    case 'result':
      return <ResultStep key={place.attemptId} examId={examId} attemptId={place.attemptId} />
    case 'confirm':
      return <PrepareStep examId={examId} choice={place.choice} />
    case 'set-up':
      return <PrepareStep examId={examId} />
  }
}

/** From the confirmation the player is one press away. A failure shows itself when it is wanted. */
function usePreload({ step }: Place) {
  useEffect(() => {
    if (step === 'confirm' || step === 'set-up') loadPlayer().catch(() => undefined)
  }, [step])
}

/**
 * A new step is a new page to whoever listens: the focus starts at its heading. The player places its own. Stands beside
 * the step, so that it looks for the heading when the step's code is there and not before.
 */
function StepFocus({ step }: { step: Place['step'] }) {
  const earlier = useRef(step)
  useEffect(() => {
    if (earlier.current === step) return
    earlier.current = step
    if (step !== 'player') document.querySelector('h1')?.focus({ preventScroll: true })
  }, [step])
  return null
}
