import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { GOOD_SCORE, MASTERED_SCORE } from '#contract/exams.ts'

type StepsProps = {
  /** Whole percent. */
  score: number
  size?: 'md' | 'lg'
  /** Names under the track, the one reached emphasised. `lowest` also names the first step. */
  scale?: { lowest?: string }
  className?: string
}

/** A score, as a track that rises where the level does. For progress that is not a score use `Rail`. */
export function Steps({ score, size = 'md', scale, className }: StepsProps) {
  // `--score` is no CSS property React knows.
  const style = { '--score': score } as CSSProperties
  return (
    <div className={className}>
      <div
        role="img"
        aria-label={`${score} percent; Good from ${GOOD_SCORE}, Mastered from ${MASTERED_SCORE}`}
        className={clsx('steps', size === 'lg' && 'steps-lg')}
        style={style}
      >
        <i />
        <i />
        <i />
      </div>
      {scale && <Scale score={score} lowest={scale.lowest ?? ''} />}
    </div>
  )
}

function Scale({ score, lowest }: { score: number; lowest: string }) {
  const reached = score >= MASTERED_SCORE ? 2 : score >= GOOD_SCORE ? 1 : 0
  return (
    <div className="steps-scale">
      {[lowest, 'Good', 'Mastered'].map((name, level) => (
        <span key={level} aria-current={level === reached && name ? 'true' : undefined}>
          {name}
        </span>
      ))}
    </div>
  )
}
