import { ScrollText } from 'lucide-react'
import { WHOLE_EXAM_CHOICE, WHOLE_EXAM_LIFT } from '../../../lib/whole-exam.ts'
import { can, useUser } from '../../../session.ts'
import { Icon } from '../../../ui/icon.tsx'

/** For `aria-describedby` on what the reason switches off. */
export const WHOLE_EXAM_REASON_ID = 'whole-exam-reason'

/** Why the smaller numbers cannot be chosen; for an advisor also what would change that. */
export function WholeExamReason() {
  const user = useUser()
  return (
    <div id={WHOLE_EXAM_REASON_ID} className="flex gap-3 rounded-lg bg-sunken p-4 text-sm">
      <Icon of={ScrollText} className="mt-px text-muted" />
      <div className="grid gap-1">
        <b>Why only the whole exam?</b>
        <p className="text-muted">{WHOLE_EXAM_CHOICE}</p>
        {can.administer(user) && <p className="text-muted">{WHOLE_EXAM_LIFT}</p>}
      </div>
    </div>
  )
}
