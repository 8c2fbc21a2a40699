import { ClipboardList, Timer } from 'lucide-react'
import type { Exam } from '#contract/exams.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Which exam this is, beside the choice. */
export function ExamAside({ exam }: { exam: Exam }) {
  return (
    <Card as="div" className="grid content-start gap-4 p-5 sm:p-6">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {exam.eventCode && <Badge variant="brand">{exam.eventCode}</Badge>}
        <span>
          {exam.careerCluster} <span className="text-faint">· {exam.examType}</span>
        </span>
        {exam.wholeExamOnly && <Badge variant="neutral">Whole exam</Badge>}
      </p>
      <div className="grid gap-1">
        <h2 className="type-card-heading text-pretty wrap-anywhere">{exam.title}</h2>
        {exam.description && <p className="text-sm text-muted">{exam.description}</p>}
      </div>
      <ul className="grid gap-2 border-t border-hairline pt-4 text-sm text-muted">
        <li className="flex items-center gap-1.5">
          <Icon of={ClipboardList} size="sm" />
          {exam.questionCount} questions
        </li>
        <li className="flex items-center gap-1.5">
          <Icon of={Timer} size="sm" />
          {exam.timeLimit} minutes
        </li>
        <li className="flex flex-wrap gap-2">
          <Badge>{exam.difficulty}</Badge>
          <Badge>{exam.category}</Badge>
        </li>
      </ul>
    </Card>
  )
}
