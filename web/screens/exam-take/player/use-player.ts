import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { Confidence, ExamSession } from '#contract/exams.ts'
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
import type { AnswerQueue, QueueSnapshot } from './answer-queue.ts'
import type { Command } from './shortcuts.ts'
import { useAnswerQueue } from './use-answer-queue.ts'
import { useDeadline } from './use-exam-clock.ts'
import { useHandIn } from './use-hand-in.ts'
import { useMarks } from './use-marks.ts'
import { useSessionWatch } from './use-session-watch.ts'

export type PlayerProps = {
  session: ExamSession
  /** When the reply with the session arrived, on this browser's clock. */
  receivedAt: number
  /** Number of the question in the address, from 1; clamped. */
  number: number
  /** The answers are being looked through. */
  reviewing: boolean
}
export type Player = ReturnType<typeof usePlayer>

/** Everything the player knows and can do. Its parts only show it and pass presses on. */
export function usePlayer(props: PlayerProps) {
  const { session, receivedAt } = props
  const { queue, snapshot } = useAnswerQueue(session)
  const marks = useMarks(session.sessionId)
  const state = stateOf(props, snapshot, marks.flagged)
  const handIn = useHandIn(session, state.answers)
  const clock = useDeadline(session, receivedAt, handIn.conclude)
  useSessionWatch(session, snapshot.ended, handIn.conclude)
  const paused = session.pausedAt !== undefined
  const locked = handIn.submitting || handIn.concluding || clock.timeUp || paused

  const goTo = useGoTo(session.id, locked)
  const review = useReview(session.id, { current: state.current, locked })
  const obeyMove = (move: Move) => {
    if (move.kind === 'go') goTo(move.to)
    else if (move.kind === 'review') review()
    else if (move.kind === 'hand-in' && !locked) handIn.submit()
    else explain(move)
  }

  return {
    session,
    state,
    snapshot,
    clock,
    handIn,
    marks,
    locked,
    paused,
    ...useAnswering({ queue, state, marks, locked }),
    goTo,
    review,
    next: () => obeyMove(pressNext(state)),
    previous: () => obeyMove(pressPrevious(state)),
    skip: () => obeyMove(pressSkip(state)),
  }
}

const stateOf = (
  { session: { questions }, number, reviewing }: PlayerProps,
  { answers }: QueueSnapshot,
  flagged: ReadonlySet<number>,
): PlayerState => ({
  questions,
  current: Math.min(number, questions.length) - 1,
  answers: chosenOptions(answers),
  flagged,
  reviewing,
})

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

type Answering = {
  queue: AnswerQueue
  state: PlayerState
  marks: ReturnType<typeof useMarks>
  locked: boolean
}

/** What can be done with the question on the screen. While the exam is locked, nothing. */
function useAnswering({ queue, state, marks, locked }: Answering) {
  const { id, options } = currentQuestion(state)
  const chosen = state.answers.get(id)
  const unless = <Args extends unknown[]>(act: (...args: Args) => void) =>
    function acting(...args: Args) {
      if (!locked) act(...args)
    }
  return {
    choose: unless((option: number) => {
      putAnswer(queue, state, option)
      // Chosen after all.
      if (marks.isStruck(id, option)) marks.toggleStrike(id, option)
    }),
    /** Takes the mark away when it is pressed again. It is about an answer, so there must be one. */
    mark: unless((confidence: Confidence) => {
      const known = queue.snapshot().answers.get(id)
      if (!known) return
      queue.put(id, known.answer, known.confidence === confidence ? undefined : confidence)
    }),
    /** What is chosen is not out. */
    strike: unless((option: number) => {
      if (option < options.length && option !== chosen) marks.toggleStrike(id, option)
    }),
    flag: unless(() => marks.toggleFlag(id)),
  }
}

function useReview(examId: number, { current, locked }: { current: number; locked: boolean }) {
  const [, navigate] = useLocation()
  return () => {
    if (!locked) navigate(paths.examReview(examId, current + 1), { replace: true })
  }
}

/** What a key asks for, done. */
export function obeyCommand(player: Player, command: Command, more: Record<'zoom' | 'list', Act>) {
  switch (command.kind) {
    case 'zoom':
    case 'list':
      return more[command.kind]()
    case 'next':
    case 'previous':
      return player[command.kind]()
  }
  // The rest is about the question, and in the review there is none on the screen.
  if (player.state.reviewing) return
  if ('option' in command) player[command.kind](command.option)
  else player.flag()
}

type Act = () => void

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
