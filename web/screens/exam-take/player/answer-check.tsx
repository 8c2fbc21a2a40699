import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OverviewPanel, QuestionCells } from './overview.tsx'
import { countAnswered, isAnswered, isFlagged, type PlayerState } from './player-state.ts'
import type { QueueSnapshot } from './answer-queue.ts'
import { useArrival } from './use-arrival.ts'
import type { Player } from './use-player.ts'

/** The review before submitting: what is worth another look, each a way there. */
export function AnswerCheck({ player, phone }: { player: Player; phone: boolean }) {
  const { state, snapshot, goTo } = player
  const heading = useArrival()
  const open = openPositions(state)
  const [firstOpen] = open
  const groups = groupsOf(state, snapshot).filter(({ positions }) => positions.length > 0)
  return (
    <div className="grid gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="question-text outline-none">
          Before you submit
        </h2>
        <p className="mt-1 text-muted">
          {countAnswered(state)} of {countOf(state.questions.length, 'question')} answered.{' '}
          {open.length > 0
            ? `${countOf(open.length, 'question')} ${open.length === 1 ? 'is' : 'are'} still open, and the exam is submitted when each has an answer.`
            : groups.length === 0
              ? 'Nothing is flagged, and every answer is saved. Submit when you are ready.'
              : 'Open a question to change it; Submit Exam hands in everything.'}
        </p>
        {firstOpen !== undefined && (
          <Button
            variant="secondary"
            onClick={() => goTo(firstOpen)}
            disabled={player.locked}
            className="mt-4"
          >
            Answer question {firstOpen + 1}
            <Icon of={ArrowRight} size="sm" />
          </Button>
        )}
      </div>
      {groups.map(({ title, hint, positions }) => (
        <Group key={title} title={`${title} (${positions.length})`} hint={hint}>
          <QuestionCells {...{ state, snapshot, positions }} onJump={goTo} />
        </Group>
      ))}
      {phone && <OverviewPanel player={player} onJump={goTo} />}
    </div>
  )
}

const Group = (props: { title: string; hint: string; children: ReactNode }) => (
  <section aria-label={props.title} className="answer-check">
    <h3 className="font-semibold">{props.title}</h3>
    <p className="mb-3 text-sm text-muted">{props.hint}</p>
    {props.children}
  </section>
)

const openPositions = (state: PlayerState) =>
  [...state.questions.keys()].filter((position) => !isAnswered(state, position))

function groupsOf(state: PlayerState, { answers }: QueueSnapshot) {
  const where = (holds: (id: number, position: number) => boolean) =>
    state.questions.flatMap(({ id }, position) => (holds(id, position) ? [position] : []))
  return [
    {
      title: 'Not answered',
      hint: 'There is no penalty for a guess.',
      positions: openPositions(state),
    },
    {
      title: 'Flagged',
      hint: 'You wanted to look at these again.',
      positions: where((_, position) => isFlagged(state, position)),
    },
    {
      title: 'Guesses',
      hint: 'You marked these as guesses.',
      positions: where((id) => answers.get(id)?.confidence === 'guessing'),
    },
    {
      title: 'Not on the server yet',
      hint: 'Kept on this device. They go with the submission.',
      positions: where((id) => (answers.get(id)?.state ?? 'saved') !== 'saved'),
    },
  ]
}
