import { ClipboardList, ScrollText, Timer } from 'lucide-react'
import { Link } from 'wouter'
import type { Exam } from '#contract/exams.ts'
import { paths } from '../../lib/paths.ts'
import { WHOLE_EXAM_WHY } from '../../lib/whole-exam.ts'
import { Badge } from '../../ui/badge.tsx'
import { textLinkClass } from '../../ui/button-class.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Figure } from '../../ui/stat.tsx'
import { Steps } from '../../ui/steps.tsx'
import { countAttempts, type ExamStanding, type ExamStatus } from './exam-standing.ts'

type ExamCardProps = { exam: Exam; standing: ExamStanding }

/** One exam: what it is on the left, where the student stands on the right. */
export function ExamCard({ exam, standing }: ExamCardProps) {
  return (
    <Card
      as="article"
      aria-labelledby={`exam-${exam.id}`}
      className="grid gap-5 p-5 md:grid-cols-[minmax(0,1fr)_13rem] md:gap-8 md:p-6"
    >
      <div>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {exam.eventCode && <Badge variant="brand">{exam.eventCode}</Badge>}
          <span>
            {exam.careerCluster} <span className="text-faint">· {exam.examType}</span>
          </span>
        </p>
        <h3
          id={`exam-${exam.id}`}
          className="mt-2 mb-1 font-display text-xl leading-[1.3] font-heading tracking-heading text-pretty wrap-anywhere"
        >
          {exam.title}
        </h3>
        {exam.description && <p className="text-pretty text-muted">{exam.description}</p>}
        <Facts exam={exam} />
        {exam.wholeExamOnly && (
          <p className="mt-3 flex max-w-160 gap-1.5 text-sm text-muted">
            <Icon of={ScrollText} size="sm" className="mt-0.5" />
            {WHOLE_EXAM_WHY}
          </p>
        )}
      </div>
      <Standing exam={exam} standing={standing} />
    </Card>
  )
}

function Facts({ exam }: { exam: Exam }) {
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <li className="flex items-center gap-1.5">
        <Icon of={ClipboardList} size="sm" />
        {`${exam.questionCount} questions`}
      </li>
      <li className="flex items-center gap-1.5">
        <Icon of={Timer} size="sm" />
        {`${exam.timeLimit} minutes`}
      </li>
      <li className="flex flex-wrap gap-2">
        <Badge>{exam.difficulty}</Badge>
        <Badge>{exam.category}</Badge>
        {exam.wholeExamOnly && <Badge variant="brand">Whole exam</Badge>}
      </li>
    </ul>
  )
}

const STATUS_BADGES: Record<ExamStatus, 'neutral' | 'success' | 'brand' | 'warning'> = {
  'Not Started': 'neutral',
  Mastered: 'success',
  Good: 'brand',
  'Needs Practice': 'warning',
}

function Standing({ exam, standing }: ExamCardProps) {
  const { best, status, attempts, lastAttemptId } = standing
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end justify-between">
        {best !== undefined && <Figure value={best} unit="%" size="sm" />}
        <Badge variant={STATUS_BADGES[status]}>{status}</Badge>
      </div>
      <Steps score={best ?? 0} />
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{countAttempts(attempts)}</span>
        {lastAttemptId !== undefined && (
          <Link href={paths.examResult(exam.id, lastAttemptId)} className={textLinkClass}>
            Last result<span className="sr-only"> in {exam.title}</span>
          </Link>
        )}
      </p>
      <ButtonLink
        href={paths.takeExam(exam.id)}
        variant={attempts > 0 ? 'secondary' : 'primary'}
        className="mt-auto"
      >
        {attempts > 0 ? 'Retake Exam' : 'Start Exam'}
        <span className="sr-only">: {exam.title}</span>
      </ButtonLink>
    </div>
  )
}
