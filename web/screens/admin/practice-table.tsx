import clsx from 'clsx'
import { useState } from 'react'
import type { Practice } from '#contract/team.ts'
import { countOf, formatDay } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { textLinkClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cell, TableRow } from '../../ui/table.tsx'
import { LongTable } from './long-table.tsx'
import { MemberExamsDialog } from './member-exams-dialog.tsx'
import { memberName } from './member-name.ts'
import { usePractice } from './use-team.ts'
import { findPeople } from './use-shown-part.ts'

const COLUMNS = ['Name', 'Last active', 'Exams', 'Roleplays', 'Weakest areas']

/** Who has practiced what: the latest active first, and those who have not come yet at the end. */
export function PracticeTable({ wanted }: { wanted: string }) {
  const [shown, setShown] = useState<Practice>()
  const students = usePractice()
  const found = findPeople(students, wanted)
  if (students.length === 0)
    return (
      <EmptyState title="No students yet">
        Add students one by one or from a file. What they practice shows here.
      </EmptyState>
    )
  if (found.length === 0)
    return <EmptyState title="Nobody found">No name or email holds “{wanted.trim()}”.</EmptyState>
  return (
    <>
      <LongTable label="Who has practiced what" columns={COLUMNS} rows={found}>
        {(student) => (
          <PracticeRow
            key={student.email}
            student={student}
            onShowExams={() => setShown(student)}
          />
        )}
      </LongTable>
      {shown && (
        <MemberExamsDialog
          name={memberName(shown)}
          email={shown.email}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

type PracticeRowProps = { student: Practice; onShowExams: () => void }

function PracticeRow({ student, onShowExams }: PracticeRowProps) {
  const { lastActiveAt, exams, roleplays, weakestAreas } = student
  return (
    <TableRow>
      <Cell label="Name">
        <b className="font-semibold wrap-anywhere">{memberName(student)}</b>
      </Cell>
      <Cell label="Last active" className="whitespace-nowrap">
        {lastActiveAt ? formatDay(lastActiveAt) : <span className="text-faint">Not yet</span>}
      </Cell>
      <Cell label="Exams" className="tabular-nums">
        <button
          type="button"
          aria-label={`${countOf(exams, 'exam')}: show those of ${memberName(student)}`}
          onClick={onShowExams}
          className={clsx(textLinkClass, 'min-h-6 min-w-6 text-left')}
        >
          {exams}
        </button>
      </Cell>
      <Cell label="Roleplays" className="tabular-nums">
        {roleplays}
      </Cell>
      <Cell label="Weakest areas">
        {weakestAreas.length === 0 ? (
          <span className="text-faint">{exams > 0 ? 'None stands out yet' : '—'}</span>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {weakestAreas.map(({ area, answered, correct }) => (
              <li key={area}>
                <Badge variant="warning">
                  {area} {Math.round((100 * correct) / answered)}%
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Cell>
    </TableRow>
  )
}
