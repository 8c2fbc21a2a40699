import { Flag } from 'lucide-react'
import type { AskedQuestion } from '#contract/exams.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AnswerStateLine } from './answer-state-line.tsx'
import { ConfidenceChoice } from './confidence-choice.tsx'
import { OptionList } from './option-list.tsx'
import { SavedState } from './saved-state.tsx'
import { useArrival } from './use-arrival.ts'
import type { Player } from './use-player.ts'

type QuestionViewProps = { player: Player; question: AskedQuestion; phone: boolean }

/** One question. It is mounted anew for each, so that arriving at one is the same whichever way led there. */
export function QuestionView({ player, question, phone }: QuestionViewProps) {
  const { state, snapshot, locked } = player
  const answer = snapshot.answers.get(question.id)
  const number = state.current + 1
  const heading = useArrival()
  return (
    <>
      <div className="question-head">
        <span className="question-number" aria-hidden>
          {number}
        </span>
        {phone && <SavedState snapshot={snapshot} />}
        <FlagButton player={player} questionId={question.id} />
      </div>
      <h2 ref={heading} id="question" tabIndex={-1} className="question-text">
        <span className="sr-only">Question {number}: </span>
        {question.question}
      </h2>
      <OptionList player={player} question={question} />
      <div className="sure">
        <ConfidenceChoice
          value={answer?.confidence}
          disabled={locked || !answer}
          onChoose={player.mark}
        />
        <AnswerStateLine answer={answer} snapshot={snapshot} />
      </div>
    </>
  )
}

function FlagButton({ player, questionId }: { player: Player; questionId: number }) {
  const flagged = player.marks.flagged.has(questionId)
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={flagged}
      disabled={player.locked}
      onClick={player.flag}
      className="flag-button ml-auto"
    >
      <Icon of={Flag} size="sm" />
      Flag for review
    </Button>
  )
}
