import { useLocation } from 'wouter'
import type { ExamSession } from '#contract/exams.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../ui/toast-store.ts'
import {
  currentQuestion,
  pressNext,
  pressPrevious,
  pressSkip,
  type Move,
  type PlayerState,
} from './player-state.ts'
import type { Command } from './shortcuts.ts'
import { useAnswerQueue } from './use-answer-queue.ts'
import { useDeadline } from './use-exam-clock.ts'
import { useHandIn } from './use-hand-in.ts'
import { useSessionWatch } from './use-session-watch.ts'

export type PlayerProps = {
  session: ExamSession
  /** When the reply with the session arrived, on this browser's clock. */
  receivedAt: number
  /** Number of the question in the address, from 1; clamped. */
  number: number
}
export type Player = ReturnType<typeof usePlayer>

/** Everything the player knows and can do. Its parts only show it and pass presses on. */
export function usePlayer({ session, receivedAt, number }: PlayerProps) {
  const [, navigate] = useLocation()
  const { queue, snapshot } = useAnswerQueue(session)
  const state: PlayerState = {
    questions: session.questions,
    current: Math.min(number, session.questions.length) - 1,
    answers: chosenOptions(snapshot.answers),
  }
  const handIn = useHandIn(session, state.answers)
  const clock = useDeadline(session, receivedAt, handIn.conclude)
  useSessionWatch(session, snapshot.ended, handIn.conclude)
  const locked = handIn.submitting || handIn.concluding || clock.timeUp

  const obeyMove = (move: Move) => {
    if (locked) return
    if (move.kind === 'go') {
      navigate(paths.examQuestion(session.id, move.to + 1), { replace: true })
    } else if (move.kind === 'hand-in') handIn.submit()
    else explain(move)
  }
  const choose = (option: number) => {
    const question = currentQuestion(state)
    // A fifth letter on a question of four options means nothing.
    if (locked || option >= question.options.length) return
    const known = snapshot.answers.get(question.id)
    if (known?.answer !== option || known.state === 'refused') queue.put(question.id, option)
  }

  return {
    session,
    state,
    snapshot,
    clock,
    handIn,
    locked,
    choose,
    goTo: (position: number) => obeyMove({ kind: 'go', to: position }),
    next: () => obeyMove(pressNext(state)),
    previous: () => obeyMove(pressPrevious(state)),
    skip: () => obeyMove(pressSkip(state)),
    obey: (command: Command) => {
      if (command.kind === 'choose') choose(command.option)
      else obeyMove(command.kind === 'next' ? pressNext(state) : pressPrevious(state))
    },
  }
}

const chosenOptions = (answers: ReadonlyMap<number, { answer: number }>) =>
  new Map([...answers].map(([questionId, { answer }]) => [questionId, answer]))

/** Says why nothing happened, in the specification's words. */
function explain(move: Move) {
  if (move.kind === 'answer-required') {
    toast({
      title: 'Answer Required',
      description: 'Please select an answer before moving to the next question.',
    })
  }
  if (move.kind === 'incomplete') {
    toast({
      title: 'Incomplete Exam',
      description:
        'Please answer all questions before submitting. ' +
        `You have answered ${move.answered} out of ${move.total} questions.`,
    })
  }
}
