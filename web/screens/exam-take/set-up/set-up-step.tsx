import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ExamSession, ExamWithQuestions } from '#contract/exams.ts'
import { paths } from '../../../lib/paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { confirmSearch } from '../place.ts'
import { CustomCount } from './custom-count.tsx'
import { ExamAside } from './exam-aside.tsx'
import { HandedInMeanwhile, InProgress, StartOver } from './in-progress.tsx'
import { PresetCounts } from './preset-counts.tsx'
import { WholeExamReason } from './whole-exam-reason.tsx'

type SetUpStepProps = { exam: ExamWithQuestions; session: ExamSession | null }

/** How many questions, and which. Choosing a number goes on to the confirmation. */
export function SetUpStep({ exam, session }: SetUpStepProps) {
  const [, navigate] = useLocation()
  const [includeAttempted, setIncludeAttempted] = useState(true)
  const total = exam.questions.length
  const choose = (count: number) =>
    navigate(paths.takeExam(exam.id) + confirmSearch({ count, includeAttempted }))

  return (
    <>
      {session ? (
        <InProgress session={session}>
          <StartOver session={session} />
        </InProgress>
      ) : (
        <HandedInMeanwhile examId={exam.id} />
      )}
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="grid content-start gap-6 p-5 sm:p-6">
          <h2 className="type-card-heading">How many questions?</h2>
          <PresetCounts exam={exam} onChoose={choose} />
          {exam.wholeExamOnly ? (
            <WholeExamReason />
          ) : (
            <CustomCount total={total} onChoose={choose} />
          )}
          <Switch
            label="Include questions from previous attempts"
            hint={
              exam.wholeExamOnly
                ? 'No effect here: the whole exam always asks every question.'
                : 'When off, only questions that you have not met in a finished exam are asked.'
            }
            checked={includeAttempted}
            onChange={setIncludeAttempted}
            disabled={exam.wholeExamOnly}
            className="border-t border-hairline pt-5"
          />
        </Card>
        <ExamAside exam={exam} />
      </div>
    </>
  )
}
