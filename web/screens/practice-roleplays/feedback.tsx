import { Heart, MessageSquareQuote, TrendingUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RoleplayAttempt, RoleplayFeedback } from '#contract/roleplays.ts'
import { findWeakest, wordsOnGrading } from '../../lib/judgement.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, Panel } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Steps } from '../../ui/steps.tsx'
import { JudgedLines } from './judged-lines.tsx'

type FeedbackProps = { attempt: RoleplayAttempt; feedback: RoleplayFeedback }

/** Score, what to keep and what to change, then the form line by line. */
export function Feedback({ attempt, feedback }: FeedbackProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-[19rem_minmax(0,1fr)]">
        <Score feedback={feedback} />
        <Advice attempt={attempt} feedback={feedback} />
      </div>
      <JudgedLines lines={feedback.lines} />
    </div>
  )
}

function Score({ feedback }: { feedback: RoleplayFeedback }) {
  const { score, judgedBy } = feedback
  return (
    <Panel aria-label="Score" className="flex flex-col p-6">
      <p className="flex items-center justify-between gap-3 text-sm text-on-panel-muted">
        Score on the form
        {judgedBy === 'built-in' && (
          <span className="rounded-sm border border-current px-1.75 text-2xs leading-4.5 font-semibold">
            Practice estimate
          </span>
        )}
      </p>
      <p className="mt-5 flex items-baseline gap-2.5">
        <b className="type-figure text-[4.5rem]">{score}</b>
        <span className="text-lg text-on-panel-muted">of 100</span>
      </p>
      <p className="mt-3 text-sm text-pretty text-on-panel-muted">{wordsOnGrading(feedback)}</p>
      <Steps
        score={score}
        size="lg"
        scale={{ lowest: 'Needs Practice' }}
        className="mt-auto pt-6"
      />
    </Panel>
  )
}

function Advice({ attempt, feedback }: FeedbackProps) {
  const { keep, change, stronger } = feedback
  return (
    <Card as="div" className="grid content-start gap-5 p-5 md:p-6">
      <Piece icon={Heart} title="One thing to keep">
        {keep}
      </Piece>
      <Piece icon={TrendingUp} title="One thing to change">
        {change}
      </Piece>
      <Piece icon={MessageSquareQuote} title="Stronger phrasing">
        {stronger ? (
          <>
            <span className="block text-muted">
              Instead of <q>{stronger.instead}</q>
            </span>
            <span className="mt-1 block">
              say <q className="font-medium">{stronger.say}</q>
            </span>
          </>
        ) : (
          NOTHING_TO_STRENGTHEN
        )}
      </Piece>
      <WayOn attempt={attempt} feedback={feedback} />
    </Card>
  )
}

const NOTHING_TO_STRENGTHEN =
  'No sentence of yours can be made stronger yet. Say one decision in one sentence: who does what, by when, and why.'

type PieceProps = { icon: LucideIcon; title: string; children: ReactNode }

function Piece({ icon, title, children }: PieceProps) {
  return (
    <section className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-3">
      <Icon of={icon} className="mt-0.5 text-brand-ink" />
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-semibold">{title}</h3>
        <div className="mt-0.5 text-pretty">{children}</div>
      </div>
    </section>
  )
}

/** Back to the same scenario, if it is still there. */
function WayOn({ attempt: { id, scenarioId }, feedback }: FeedbackProps) {
  if (scenarioId === null) {
    return <p className="text-sm text-muted">You have deleted this scenario since.</p>
  }
  const hasWeakest = findWeakest(feedback).length > 0
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:w-full">
      {hasWeakest && (
        <ButtonLink href={paths.redoRoleplay(scenarioId, id)}>Redo only the weakest</ButtonLink>
      )}
      <ButtonLink href={paths.practiceRoleplay(scenarioId)} variant="secondary">
        Practice it again
      </ButtonLink>
    </div>
  )
}
