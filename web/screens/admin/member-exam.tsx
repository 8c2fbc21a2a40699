import { useRef, useState } from 'react'
import type { Sitting } from '#contract/proctoring.ts'
import { formatMoment } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useDeed, type Deed } from './use-sittings.ts'

const LABELS: Record<Deed, string> = {
  pause: 'Pause',
  resume: 'Resume',
  reopen: 'Reopen',
  void: 'Make void',
  unvoid: 'Count again',
}
/** Asked before it is done; the others can simply be taken back. */
const QUESTIONS: Partial<Record<Deed, string>> = {
  reopen:
    'Reopen this attempt? It runs again with its answers and the time that was left, at least ten minutes. The student may have seen the right answers in the review.',
  void: 'Make this attempt void? It then counts in no score, streak or rank. The student is told and can still look at it.',
}
const OPEN_TO: Record<Sitting['state'], readonly Deed[]> = {
  open: ['pause'],
  paused: ['resume'],
  finished: ['reopen', 'void'],
  void: ['unvoid', 'reopen'],
}
const BADGES = {
  open: { variant: 'success', words: 'Running' },
  paused: { variant: 'warning', words: 'Paused' },
  finished: { variant: 'neutral', words: 'Finished' },
  void: { variant: 'destructive', words: 'Void' },
} as const

/** One of a student's exams. */
export function MemberExam({ email, sitting }: { email: string; sitting: Sitting }) {
  const [asked, setAsked] = useState<Deed>()
  const row = useRef<HTMLLIElement>(null)
  // The button that had the focus goes with the question.
  const close = () => {
    row.current?.focus()
    setAsked(undefined)
  }
  const { mutate, isPending } = useDeed(email, close)
  const act = (deed: Deed) => mutate({ deed, sessionId: sitting.id })
  const question = asked && QUESTIONS[asked]
  const { variant, words } = BADGES[sitting.state]
  return (
    <li ref={row} tabIndex={-1} className="grid gap-2 py-3 outline-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-medium text-pretty wrap-anywhere">
            {sitting.examTitle}
            <Badge variant={variant}>{words}</Badge>
          </p>
          <p className="text-sm text-muted">{standing(sitting)}</p>
        </div>
        {!asked &&
          OPEN_TO[sitting.state].map((deed) => (
            <Button
              key={deed}
              variant="secondary"
              size="sm"
              busy={isPending}
              aria-label={`${LABELS[deed]}: ${sitting.examTitle}`}
              onClick={() => (QUESTIONS[deed] ? setAsked(deed) : act(deed))}
            >
              {LABELS[deed]}
            </Button>
          ))}
      </div>
      {asked && question && (
        <div
          ref={takeFocus}
          role="group"
          tabIndex={-1}
          aria-label={LABELS[asked]}
          className="rounded-lg bg-sunken p-3 text-sm outline-none"
        >
          <p className="text-pretty">{question}</p>
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            <Button variant="ghost" size="sm" onClick={close}>
              Cancel
            </Button>
            <Button size="sm" busy={isPending} onClick={() => act(asked)}>
              {LABELS[asked]}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

/** Whoever listens hears the question that took the button's place. */
const takeFocus = (group: HTMLElement | null) => group?.focus()

/** In words: how far, how good, until when. */
function standing({ state, answered, questions, score, timed, deadline, finishedAt }: Sitting) {
  const done = `${answered} of ${questions} answered`
  if (state === 'open') return `${done} · ${timed ? 'timed, ' : ''}until ${formatMoment(deadline)}`
  if (state === 'paused') return `${done} · the clock stands still`
  return [`${score ?? 0}%`, done, finishedAt && formatMoment(finishedAt)]
    .filter(Boolean)
    .join(' · ')
}
