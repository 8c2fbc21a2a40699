import { useState } from 'react'
import type { RoleplayAttempt } from '#contract/roleplays.ts'
import { formatMoment } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** As many as a page of them can hold at first. */
const SHOWN_AT_FIRST = 5

type PastAttemptsProps = { attempts: readonly RoleplayAttempt[]; openId: number | undefined }

/** Everything handed in, newest first; its feedback opens above. */
export function PastAttempts({ attempts, openId }: PastAttemptsProps) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? attempts : attempts.slice(0, SHOWN_AT_FIRST)
  return (
    <Card aria-labelledby="attempts" className="overflow-hidden">
      <h2 id="attempts" className="type-card-heading px-5 pt-5 pb-4 md:px-6">
        Your attempts
      </h2>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {shown.map((attempt) => (
          <AttemptRow key={attempt.id} attempt={attempt} isOpen={attempt.id === openId} />
        ))}
      </ul>
      {attempts.length > SHOWN_AT_FIRST && (
        <div className="border-t border-hairline p-3 text-center">
          <Button variant="ghost" size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Show fewer attempts' : `Show all ${attempts.length} attempts`}
          </Button>
        </div>
      )}
    </Card>
  )
}

function AttemptRow({ attempt, isOpen }: { attempt: RoleplayAttempt; isOpen: boolean }) {
  const { id, title, category, submittedAt, feedback, redoOf } = attempt
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 md:px-6">
      <Standing attempt={attempt} />
      <div className="min-w-48 flex-1">
        <h3 className="font-semibold text-pretty wrap-anywhere">{title}</h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-faint">
          {formatMoment(submittedAt)} · {category}
          {typeof redoOf === 'number' && <Badge>Redo</Badge>}
          {feedback?.judgedBy === 'built-in' && <span>· practice estimate</span>}
        </p>
      </div>
      {isOpen ? (
        <span className="text-sm text-muted">Open above</span>
      ) : (
        <ButtonLink href={paths.roleplayAttempt(id)} variant="secondary" size="sm">
          See feedback
          <span className="sr-only">
            : {title}, {formatMoment(submittedAt)}
          </span>
        </ButtonLink>
      )}
    </li>
  )
}

function Standing({ attempt: { judging, feedback } }: { attempt: RoleplayAttempt }) {
  if (feedback) {
    return (
      <p className="w-14">
        <b className="type-figure text-2xl">{feedback.score}</b>
        <span className="sr-only"> of 100</span>
      </p>
    )
  }
  return (
    <Badge variant="neutral">{judging === 'failed' ? 'Tried again soon' : 'Being judged'}</Badge>
  )
}
