import clsx from 'clsx'
import { Link } from 'wouter'
import type { ExamOfMaterial } from '#contract/materials.ts'
import { paths } from '../../lib/paths.ts'
import { textLinkClass } from '../../ui/button-class.ts'

/** The exams that a file became, under the names they are listed by, each a way there. */
export function InExams({ exams }: { exams: ExamOfMaterial[] }) {
  if (exams.length === 0) return null
  return (
    <p className="text-sm text-pretty text-muted">
      Under Exam Practice:{' '}
      {exams.map(({ id, title, isMaster }, place) => (
        <span key={id}>
          {place > 0 && ', and '}
          <Link href={paths.takeExam(id)} className={clsx(textLinkClass, 'wrap-anywhere')}>
            {title}
          </Link>
          {isMaster && ', which gathers the papers of this category'}
        </span>
      ))}
    </p>
  )
}
