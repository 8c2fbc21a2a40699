import { useEffect, useRef, useState } from 'react'
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
  const list = useFocusBack(openId)
  return (
    <Card aria-labelledby="attempts" className="overflow-hidden">
      <h2 id="attempts" tabIndex={-1} className="type-card-heading px-5 pt-5 pb-4 md:px-6">
        Your attempts
      </h2>
      <ul ref={list} className="divide-y divide-hairline border-t border-hairline">
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

/** Feedback that is closed takes the focus with it: then it goes to where that feedback opens again. */
function useFocusBack(openId: number | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(openId)
  useEffect(() => {
    const closed = openId === undefined ? before.current : undefined
    before.current = openId
    if (closed === undefined || document.activeElement !== document.body) return
    const link = list.current?.querySelector<HTMLElement>(`[data-attempt="${closed}"] a`)
    const heading = document.getElementById('attempts')
    ;(link ?? heading)?.focus({ preventScroll: true })
  }, [openId])
  return list
}

function AttemptRow({ attempt, isOpen }: { attempt: RoleplayAttempt; isOpen: boolean }) {
  const { id, title, category, submittedAt, feedback, judging, redoOf } = attempt
  const moment = formatMoment(submittedAt)
  return (
    <li
      data-attempt={id}
      className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2.5 px-5 py-4 sm:grid-cols-[3rem_minmax(0,1fr)_auto] md:px-6"
    >
      <Score feedback={feedback} />
      <div className="min-w-0">
        <h3 className="font-semibold text-pretty wrap-anywhere">{title}</h3>
        <p className="mt-0.5 text-xs text-faint">
          {moment} · {category}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          {judging === 'waiting' && <Badge variant="brand">Being judged</Badge>}
          {judging === 'failed' && <Badge variant="warning">Judged again soon</Badge>}
          {feedback?.judgedBy === 'built-in' && <Badge>Practice estimate</Badge>}
          {typeof redoOf === 'number' && <Badge>Redo</Badge>}
        </p>
      </div>
      <div className="col-start-2 sm:col-start-3">
        {isOpen ? (
          <span className="text-sm text-muted">Open above</span>
        ) : (
          <ButtonLink href={paths.roleplayAttempt(id)} variant="secondary" size="sm">
            See feedback
            <span className="sr-only">
              : {title}, {moment}
            </span>
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

function Score({ feedback }: Pick<RoleplayAttempt, 'feedback'>) {
  if (!feedback) {
    return (
      <p aria-hidden className="type-figure text-figure-sm text-faint">
        –
      </p>
    )
  }
  return (
    <p>
      <b className="type-figure text-figure-sm">{feedback.score}</b>
      <span className="sr-only"> of 100</span>
    </p>
  )
}
