import clsx from 'clsx'
import { Strikethrough, Undo2 } from 'lucide-react'
import type { AskedQuestion } from '#contract/exams.ts'
import { Icon } from '../../../ui/icon.tsx'
import { letterOf } from '../letters.ts'
import type { Player } from './use-player.ts'

type OptionListProps = { player: Player; question: AskedQuestion }

/** The answers, as the browser's own radio buttons: one tab stop, up and down move and choose. */
export function OptionList({ player, question }: OptionListProps) {
  return (
    <div className="options" role="radiogroup" aria-labelledby="question">
      {question.options.map((text, option) => (
        <Option key={option} {...{ player, question, text, option }} />
      ))}
    </div>
  )
}

type OptionProps = OptionListProps & { text: string; option: number }

function Option({ player, question, text, option }: OptionProps) {
  const { state, marks, locked, choose } = player
  const chosen = state.answers.get(question.id) === option
  const struck = !chosen && marks.isStruck(question.id, option)
  return (
    <div className={clsx('option', chosen && 'is-chosen', struck && 'is-struck')}>
      <label>
        <input
          type="radio"
          name={`question-${question.id}`}
          checked={chosen}
          disabled={locked || struck}
          onChange={() => choose(option)}
        />
        <span className="option-key" aria-hidden>
          {letterOf(option)}
        </span>
        <span>
          {struck && <span className="sr-only">Struck out: </span>}
          {text}
        </span>
      </label>
      {/* The place stays when it is chosen, so that nothing moves. */}
      {chosen ? <span /> : <StrikeButton {...{ player, option, struck }} />}
    </div>
  )
}

type StrikeButtonProps = { player: Player; option: number; struck: boolean }

/** One button for both ways, so that the focus stays on it. */
const StrikeButton = ({ player, option, struck }: StrikeButtonProps) => (
  <button
    type="button"
    aria-label={
      struck
        ? `Undo: bring option ${letterOf(option)} back`
        : `Strike out option ${letterOf(option)}`
    }
    disabled={player.locked}
    onClick={() => player.strike(option)}
    className={struck ? 'option-undo' : 'option-strike'}
  >
    <Icon of={struck ? Undo2 : Strikethrough} size={struck ? 'sm' : 'md'} />
    {struck && <span>Undo</span>}
  </button>
)
