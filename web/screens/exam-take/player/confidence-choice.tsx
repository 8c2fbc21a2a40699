import type { Confidence } from '#contract/exams.ts'

const CHOICES: readonly { value: Confidence; label: string }[] = [
  { value: 'guessing', label: 'Guessing' },
  { value: 'fairly-sure', label: 'Fairly sure' },
  { value: 'certain', label: 'Certain' },
]

type ConfidenceChoiceProps = {
  value: Confidence | undefined
  /** There is no answer yet to be sure of. */
  disabled: boolean
  onChoose: (confidence: Confidence) => void
}

/** How sure the student is; the review tells it beside what was right. Pressed again, the mark goes. */
export const ConfidenceChoice = ({ value, disabled, onChoose }: ConfidenceChoiceProps) => (
  <div role="group" aria-label="How sure are you? Optional" className="confidence">
    <span aria-hidden>How sure are you?</span>
    <span className="confidence-choices">
      {CHOICES.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={value === choice.value}
          disabled={disabled}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </span>
  </div>
)
