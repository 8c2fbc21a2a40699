import { MAX_WEEKLY_HOURS } from '#contract/analytics.ts'
import { Field, Input } from './field.tsx'

type GoalFieldsProps = {
  goals: { weeklyHours: number; examScore: number }
  problems: { weeklyHours?: string; examScore?: string }
}

/** The two goals a student sets, in the settings and beside the analytics. */
export function GoalFields({ goals, problems }: GoalFieldsProps) {
  return (
    <>
      <Field label="Hours a week" error={problems.weeklyHours}>
        <Input
          name="weeklyHours"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_WEEKLY_HOURS}
          defaultValue={goals.weeklyHours}
        />
      </Field>
      <Field label="Exam score in %" error={problems.examScore}>
        <Input
          name="examScore"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          defaultValue={goals.examScore}
        />
      </Field>
    </>
  )
}
