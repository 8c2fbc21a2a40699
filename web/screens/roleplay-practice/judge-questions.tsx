import { CircleHelp, Siren, Volume2 } from 'lucide-react'
import { useId } from 'react'
import { JUDGE_ANSWER_MAX, type InterviewTurn, type RoleplayPractice } from '#contract/roleplays.ts'
import { countOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { DraftKeeper } from './use-draft.ts'
import { useInterview } from './use-interview.ts'
import { useReadingAloud } from './use-reading-aloud.ts'
import { appendWords } from './voice/recorder.ts'
import { VoiceField } from './voice/voice-field.tsx'

type JudgeQuestionsProps = { practice: RoleplayPractice; keeper: DraftKeeper }
type Aloud = ReturnType<typeof useReadingAloud>

/** What the judge says after the presentation, one turn after another. Nobody sees the next one before it is asked. */
export function JudgeQuestions({ practice, keeper }: JudgeQuestionsProps) {
  const { questionCount } = practice
  const { draft, change, hear } = keeper
  const aloud = useReadingAloud()
  const { turns, justAsked, hasMore, isAsking, askNext } = useInterview(
    practice,
    keeper,
    (said) => {
      if (aloud.isOn) aloud.read(wordsOf(said))
    },
  )
  if (questionCount === 0) return null
  return (
    <section aria-labelledby="judge" className="grid gap-4 border-t border-hairline pt-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="judge" className="font-semibold">
          The judge’s questions
        </h3>
        {aloud.isAvailable && (
          <Switch label="Read questions aloud" checked={aloud.isOn} onChange={aloud.turn} />
        )}
      </header>
      {turns.map(({ said, isError, retry }, place) =>
        said ? (
          <Turn
            key={said.key}
            said={said}
            number={place + 1}
            of={questionCount}
            takesFocus={place + 1 === justAsked}
            aloud={aloud}
            answer={draft.answers[said.key] ?? ''}
            isVoiceAllowed={practice.voice}
            onAnswer={(edit) =>
              change(({ answers }) => ({
                answers: { ...answers, [said.key]: edit(answers[said.key] ?? '') },
              }))
            }
            onInterim={(words) => hear(said.key, words)}
          />
        ) : (
          <MissingTurn key={place} number={place + 1} isError={isError} onRetry={retry} />
        ),
      )}
      {hasMore && (
        <NextQuestion
          asked={turns.length}
          of={questionCount}
          isAloud={aloud.isOn}
          isAsking={isAsking}
          onNext={askNext}
        />
      )}
    </section>
  )
}

const wordsOf = ({ news, question }: InterviewTurn) => (news ? `${news} ${question}` : question)

/** Asked before this page was opened, and not here yet. What was answered stays in the draft meanwhile. */
function MissingTurn(props: { number: number; isError: boolean; onRetry: () => void }) {
  const { number, isError, onRetry } = props
  if (!isError) return <Skeleton className="h-40 rounded-lg" />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken p-4">
      <p className="min-w-48 flex-1 text-sm text-pretty text-muted">
        Question {number} could not be loaded. Your answer to it is kept.
      </p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again<span className="sr-only">: question {number}</span>
      </Button>
    </div>
  )
}

type NextQuestionProps = {
  asked: number
  of: number
  isAloud: boolean
  isAsking: boolean
  onNext: () => void
}

function NextQuestion({ asked, of, isAloud, isAsking, onNext }: NextQuestionProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {asked === 0 && (
        <p className="min-w-56 flex-1 text-sm text-pretty text-muted">
          When you have made your case, the judge asks {countOf(of, 'question')}. You may also
          submit without answering.
        </p>
      )}
      <Button variant="secondary" busy={isAsking} onClick={onNext}>
        <Icon of={CircleHelp} size="sm" />
        {asked > 0 ? 'Next question' : `${isAloud ? 'Hear' : 'Show'} the first question`}
      </Button>
    </div>
  )
}

/** News that reaches both during the interview. */
function News({ id, words }: { id: string; words: string }) {
  return (
    <p
      id={id}
      className="flex gap-3 rounded-md border border-warning-line bg-warning-soft px-4 py-3"
    >
      <Icon of={Siren} className="mt-0.5 text-warning-ink" />
      <span className="min-w-0 wrap-anywhere">
        <b className="text-warning-ink">Something comes up.</b> {words}
      </span>
    </p>
  )
}

type TurnProps = {
  said: InterviewTurn
  number: number
  of: number
  takesFocus: boolean
  aloud: Aloud
  answer: string
  isVoiceAllowed: boolean
  onAnswer: (edit: (answer: string) => string) => void
  onInterim: (words: string) => void
}

/** What has just come up, then the question, then the answer to both. */
function Turn(props: TurnProps) {
  const { said, number, of, takesFocus, aloud, answer, isVoiceAllowed, onAnswer, onInterim } = props
  const newsId = useId()
  return (
    <article className="grid gap-3 rounded-lg bg-sunken p-4">
      {said.news && <News id={newsId} words={said.news} />}
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h4
          ref={takesFocus ? focusOnce : undefined}
          tabIndex={-1}
          aria-describedby={said.news ? newsId : undefined}
          className="min-w-48 flex-1 text-lg text-pretty wrap-anywhere"
        >
          <span className="block text-xs font-label text-muted">
            Question {number} of {of}
          </span>
          {said.question}
        </h4>
        {aloud.isAvailable && (
          <Button variant="ghost" size="sm" onClick={() => aloud.read(wordsOf(said))}>
            <Icon of={Volume2} size="sm" />
            Read aloud<span className="sr-only">: question {number}</span>
          </Button>
        )}
      </header>
      <VoiceField
        label="Your answer"
        rows={4}
        text={answer}
        most={JUDGE_ANSWER_MAX}
        isVoiceAllowed={isVoiceAllowed}
        forWhat={`answer ${number}`}
        onText={(text) => onAnswer(() => text)}
        onWords={(words) => onAnswer((earlier) => appendWords(earlier, words))}
        onInterim={onInterim}
      />
    </article>
  )
}

/** A question that was just asked is where a keyboard and a screen reader go on. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus()
