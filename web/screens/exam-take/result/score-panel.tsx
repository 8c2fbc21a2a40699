import type { ReviewedAttempt } from '#contract/exams.ts'
import { Panel } from '../../../ui/card.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { pointsToNextStep, scoreMessage } from './result.ts'

/** The score, the specification's word on it, and how far the next step is. */
export function ScorePanel({ attempt: { score } }: { attempt: ReviewedAttempt }) {
  return (
    <Panel className="score-panel">
      <h2 className="type-label score-label">
        <span>Your score</span>
        <span>{pointsToNextStep(score)}</span>
      </h2>
      <p className="score-figure">
        {score}
        <small>%</small>
      </p>
      <p className="score-message">{scoreMessage(score)}</p>
      <Steps
        score={score}
        size="lg"
        scale={{ lowest: 'Needs Practice' }}
        className="mt-auto pt-8"
      />
    </Panel>
  )
}
