import { CircleHelp, Siren, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { JUDGE_ANSWER_MAX, type RoleplayPractice } from '#contract/roleplays.ts'
import { countOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { DraftKeeper } from './use-draft.ts'
import { useReadingAloud } from './use-reading-aloud.ts'
import { appendWords } from './voice/recorder.ts'
import { VoiceField } from './voice/voice-field.tsx'

type JudgeQuestionsProps = { practice: RoleplayPractice; keeper: DraftKeeper }
type Aloud = ReturnType<typeof useReadingAloud>

/** What the judge asks after the presentation, one after another. Nobody sees the next one before it is asked. */
export function JudgeQuestions({ practice, keeper }: JudgeQuestionsProps) {
  const { judgeQuestions } = practice
  const { draft, change } = keeper
  const aloud = useReadingAloud()
  const [justAsked, setJustAsked] = useState<number>()
  const asked = judgeQuestions.slice(0, draft.asked)
  const next = judgeQuestions[asked.length]
  if (judgeQuestions.length === 0) return null

  const askNext = () => {
    setJustAsked(asked.length)
    change(() => ({ asked: asked.length + 1 }))
    if (aloud.isOn && next) aloud.read(next.question)
  }
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
      {asked.length > 0 && <Complications complications={practice.complications} />}
      {asked.map(({ key, question }, place) => (
        <Question
          key={key}
          number={place + 1}
          of={judgeQuestions.length}
          question={question}
          takesFocus={place === justAsked}
          aloud={aloud}
          answer={draft.answers[key] ?? ''}
          isVoiceAllowed={practice.voice}
          onAnswer={(edit) =>
            change(({ answers }) => ({ answers: { ...answers, [key]: edit(answers[key] ?? '') } }))
          }
        />
      ))}
      {next && (
        <NextQuestion
          asked={asked.length}
          of={judgeQuestions.length}
          isAloud={aloud.isOn}
          onNext={askNext}
        />
      )}
    </section>
  )
}

type NextQuestionProps = { asked: number; of: number; isAloud: boolean; onNext: () => void }

function NextQuestion({ asked, of, isAloud, onNext }: NextQuestionProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {asked === 0 && (
        <p className="min-w-56 flex-1 text-sm text-pretty text-muted">
          When you have made your case, the judge asks {countOf(of, 'question')}. You may also
          submit without answering.
        </p>
      )}
      <Button variant="secondary" onClick={onNext}>
        <Icon of={CircleHelp} size="sm" />
        {asked > 0 ? 'Next question' : `${isAloud ? 'Hear' : 'Show'} the first question`}
      </Button>
    </div>
  )
}

/** News that reaches both during the interview. */
function Complications({ complications }: Pick<RoleplayPractice, 'complications'>) {
  return complications.map((complication) => (
    <div
      key={complication}
      className="flex gap-3 rounded-md border border-warning-line bg-warning-soft px-4 py-3"
    >
      <Icon of={Siren} className="mt-0.5 text-warning-ink" />
      <p className="min-w-0 wrap-anywhere">
        <b className="text-warning-ink">Something comes up.</b> {complication}
      </p>
    </div>
  ))
}

type QuestionProps = {
  number: number
  of: number
  question: string
  takesFocus: boolean
  aloud: Aloud
  answer: string
  isVoiceAllowed: boolean
  onAnswer: (edit: (answer: string) => string) => void
}

function Question(props: QuestionProps) {
  const { number, of, question, takesFocus, aloud, answer, isVoiceAllowed, onAnswer } = props
  return (
    <article className="grid gap-3 rounded-lg bg-sunken p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h4
          ref={takesFocus ? focusOnce : undefined}
          tabIndex={-1}
          className="min-w-48 flex-1 text-lg text-pretty wrap-anywhere"
        >
          <span className="block text-xs font-label text-muted">
            Question {number} of {of}
          </span>
          {question}
        </h4>
        {aloud.isAvailable && (
          <Button variant="ghost" size="sm" onClick={() => aloud.read(question)}>
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
      />
    </article>
  )
}

/** A question that was just asked is where a keyboard and a screen reader go on. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus()
