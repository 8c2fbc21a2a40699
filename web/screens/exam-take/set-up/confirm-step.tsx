import { ArrowLeft, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ExamSession, ExamWithQuestions } from '#contract/exams.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { Choice } from '../place.ts'
import { ChoicePanel } from './choice-panel.tsx'
import { InProgress } from './in-progress.tsx'
import { timedMinutes } from './set-up.ts'
import { StartOverDialog } from './start-over-dialog.tsx'
import { StartProblem } from './start-problem.tsx'
import { useStartExam } from './use-start-exam.ts'

type ConfirmStepProps = { exam: ExamWithQuestions; choice: Choice; session: ExamSession | null }

/** What will happen, before it happens. */
export function ConfirmStep({ exam, choice, session }: ConfirmStepProps) {
  const [, navigate] = useLocation()
  const whole = choice.count === exam.questions.length
  const [timed, setTimed] = useState(whole)
  const { extraTime } = useUser()
  const minutes = Math.round(timedMinutes(exam, choice.count) * extraTime)
  const time = `${minutes} minutes${extraTime > 1 ? `, with your extra time (${extraTime}×)` : ''}`
  const start = useStartExam(exam.id, session)

  return (
    <>
      {session && <InProgress session={session} look="secondary" />}
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="flex flex-col gap-6 p-5 sm:p-6">
          <h2 className="type-card-heading">Before you start</h2>
          <Instructions exam={exam} whole={whole && isInOrder(exam, choice)} />
          <Switch
            label="Timed"
            hint={
              timed
                ? `${time}. When they are up, your answers are handed in by themselves.`
                : `No clock runs: you can leave and resume for a week. Timed, it would be ${time}.`
            }
            checked={timed}
            onChange={setTimed}
            className="border-t border-hairline pt-5"
          />
          <StartProblem start={start} choice={{ ...choice, timed }} />
          <div className="mt-auto flex flex-wrap-reverse justify-between gap-3 max-sm:*:flex-1">
            <Button variant="secondary" onClick={() => navigate(paths.takeExam(exam.id))}>
              <Icon of={ArrowLeft} size="sm" />
              Change Question Count
            </Button>
            <Button
              busy={start.pending}
              busyLabel="Preparing Exam..."
              onClick={() => start.begin({ ...choice, timed })}
            >
              Start Exam
            </Button>
          </div>
        </Card>
        <ChoicePanel choice={choice} whole={whole} minutes={timed ? minutes : undefined} />
        <StartOverDialog start={start} />
      </div>
    </>
  )
}

/** The specification’s words, true beside an exam that is asked in its order. */
const SELECTED = {
  shorter: 'in a shorter exam, questions are randomly selected',
  elsewhere: 'only in exams of another kind are questions randomly selected',
}

/** Only the complete paper keeps its order; without the questions of earlier attempts it is a selection again. */
const isInOrder = ({ wholeExamOnly }: ExamWithQuestions, { includeAttempted }: Choice) =>
  wholeExamOnly || includeAttempted

function Instructions({ exam, whole }: { exam: ExamWithQuestions; whole: boolean }) {
  const lines = [
    'Each question is worth 1 point',
    'You can navigate freely between questions',
    'Your progress is saved automatically',
    "Click 'Submit Exam' when you're finished",
    whole
      ? `All ${exam.questions.length} questions are asked in the paper’s order; ${SELECTED[exam.wholeExamOnly ? 'elsewhere' : 'shorter']}`
      : 'Questions are randomly selected from the exam',
  ]
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Icon of={CircleCheck} className="mt-0.75 text-brand-ink" />
          {line}
        </li>
      ))}
    </ul>
  )
}
