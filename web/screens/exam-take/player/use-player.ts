import { useCallback } from 'react'
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
import type { AnswerQueue } from './answer-queue.ts'
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

  const goTo = useGoTo(session.id, locked)
  const obeyMove = (move: Move) => {
    if (move.kind === 'go') goTo(move.to)
    else if (move.kind === 'hand-in' && !locked) handIn.submit()
    else explain(move)
  }
  const choose = (option: number) => {
    if (!locked) putAnswer(queue, state, option)
  }

  return {
    session,
    state,
    snapshot,
    clock,
    handIn,
    locked,
    choose,
    goTo,
    next: () => obeyMove(pressNext(state)),
    previous: () => obeyMove(pressPrevious(state)),
    skip: () => obeyMove(pressSkip(state)),
  }
}

/** The same function until something changes, so that the hundred cells of the overview need not be drawn again. */
function useGoTo(examId: number, locked: boolean) {
  const [, navigate] = useLocation()
  return useCallback(
    (position: number) => {
      if (!locked) navigate(paths.examQuestion(examId, position + 1), { replace: true })
    },
    [locked, navigate, examId],
  )
}

/** What a key asks for, done. */
export function obeyCommand({ choose, next, previous }: Player, command: Command) {
  if (command.kind === 'choose') choose(command.option)
  else if (command.kind === 'next') next()
  else previous()
}

function putAnswer(queue: AnswerQueue, state: PlayerState, option: number) {
  const { id, options } = currentQuestion(state)
  // A fifth letter on a question of four options means nothing.
  if (option >= options.length) return
  const known = queue.snapshot().answers.get(id)
  if (known?.answer !== option || known.state === 'refused') queue.put(id, option)
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
