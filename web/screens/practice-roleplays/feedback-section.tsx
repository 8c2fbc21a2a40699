import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { RoleplayAttempt } from '#contract/roleplays.ts'
import { formatMoment } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Thinking } from '../../ui/podium.tsx'
import { Feedback } from './feedback.tsx'
import { HowItSounded } from './how-it-sounded.tsx'
import { useJudgement } from './use-attempts.ts'
import { WhatYouSaid } from './what-you-said.tsx'

type FeedbackSectionProps = { attemptId: number; onClose: () => void }

/** One attempt and what the judge made of it, above everything else on the page. Mounted anew for each. */
export function FeedbackSection({ attemptId, onClose }: FeedbackSectionProps) {
  const { attempt, isError } = useJudgement(attemptId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Opened from the list below, it is above what is seen.
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section aria-labelledby="feedback" className="mb-10">
      <header className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h2 id="feedback" ref={heading} tabIndex={-1} className="type-heading scroll-mt-24">
            Your feedback
          </h2>
          {attempt && (
            <p className="mt-1 text-sm wrap-anywhere text-muted">
              {attempt.title} · {formatMoment(attempt.submittedAt)}
            </p>
          )}
        </div>
        <IconButton icon={X} label="Close feedback" onClick={onClose} />
      </header>
      <div role="status">{attempt && <JudgingState attempt={attempt} />}</div>
      {isError && !attempt && (
        <Notice title="This feedback could not be loaded">
          Your response is safe. Close this and open it again from the list.
        </Notice>
      )}
      {attempt?.feedback && <Feedback attempt={attempt} feedback={attempt.feedback} />}
      <HowItSounded attemptId={attemptId} />
      {attempt && <WhatYouSaid attempt={attempt} />}
    </section>
  )
}

function JudgingState({ attempt: { judging, feedback } }: { attempt: RoleplayAttempt }) {
  if (judging === 'waiting') {
    return (
      <Notice title="The judge is reading your response…" before={<Thinking />}>
        Your response is saved. You can leave this page: the feedback stays in the list.
      </Notice>
    )
  }
  if (judging === 'failed') {
    return (
      <Notice title="The judge could not finish this time">
        Your response is kept, and judging is tried again by itself. Nothing to do for you; the
        feedback appears here and in the list.
      </Notice>
    )
  }
  return feedback && <span className="sr-only">Your score is {feedback.score} of 100.</span>
}

type NoticeProps = { title: string; before?: ReactNode; children: ReactNode }

function Notice({ title, before, children }: NoticeProps) {
  return (
    <Card as="div" className="px-5 py-4 md:px-6">
      <p className="flex items-center gap-3 font-semibold">
        {before}
        {title}
      </p>
      <p className="mt-1 text-sm text-pretty text-muted">{children}</p>
    </Card>
  )
}
