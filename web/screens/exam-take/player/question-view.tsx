import { useEffect, useRef } from 'react'
import type { AskedQuestion } from '#contract/exams.ts'
import { OptionList } from './option-list.tsx'
import { SavedState } from './saved-state.tsx'
import type { Player } from './use-player.ts'

type QuestionViewProps = { player: Player; question: AskedQuestion; phone: boolean }

/** One question. It is mounted anew for each, so that arriving at one is the same whichever way led there. */
export function QuestionView({ player, question, phone }: QuestionViewProps) {
  const { state, snapshot, locked, choose } = player
  const number = state.current + 1
  const heading = useArrival()
  return (
    <>
      <div className="question-head">
        <span className="question-number" aria-hidden>
          {number}
        </span>
        {phone && <SavedState snapshot={snapshot} />}
      </div>
      <h2 ref={heading} id="question" tabIndex={-1} className="question-text">
        <span className="sr-only">Question {number}: </span>
        {question.question}
      </h2>
      <OptionList
        question={question}
        chosen={state.answers.get(question.id)}
        disabled={locked}
        onChoose={choose}
      />
    </>
  )
}

/** Keyboard and screen reader start at the question, and the page at its top. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
