import clsx from 'clsx'
import type { AskedQuestion } from '#contract/exams.ts'
import { letterOf } from '../letters.ts'

type OptionListProps = {
  question: AskedQuestion
  chosen: number | undefined
  disabled: boolean
  onChoose: (option: number) => void
}

/** The answers, as the browser's own radio buttons: one tab stop, up and down move and choose. */
export function OptionList({ question, chosen, disabled, onChoose }: OptionListProps) {
  return (
    <div className="options" role="radiogroup" aria-labelledby="question">
      {question.options.map((text, option) => (
        <div key={option} className={clsx('option', option === chosen && 'is-chosen')}>
          <label className="col-span-full">
            <input
              type="radio"
              name={`question-${question.id}`}
              checked={option === chosen}
              disabled={disabled}
              onChange={() => onChoose(option)}
            />
            <span className="option-key" aria-hidden>
              {letterOf(option)}
            </span>
            <span>{text}</span>
          </label>
        </div>
      ))}
    </div>
  )
}
