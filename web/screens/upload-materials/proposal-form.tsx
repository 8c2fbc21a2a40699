import { useId, useState, type FormEvent } from 'react'
import {
  PROPOSED_NUMBER_MAX,
  PROPOSED_OPTIONS_MAX,
  PROPOSED_TEXT_MAX,
  type PageProposal,
} from '#contract/page-proposals.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError, Input, Textarea } from '../../ui/field.tsx'
import { settledQuestion, type DraftQuestion } from './draft-question.ts'
import { useDecision } from './use-proposals.ts'

type ProposalFormProps = { proposal: PageProposal; onDecided: () => void }

/** One proposed question, to be corrected, given its key and added, or discarded. */
export function ProposalForm({ proposal, onDecided }: ProposalFormProps) {
  const [draft, setDraft] = useState<DraftQuestion>({ ...proposal, number: proposal.number ?? '' })
  const [problem, setProblem] = useState<string>()
  const { accept, discard } = useDecision(proposal.id, onDecided)
  const change = (part: Partial<DraftQuestion>) => {
    setProblem(undefined)
    setDraft({ ...draft, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const settled = settledQuestion(draft)
    if ('problem' in settled) setProblem(settled.problem)
    else if (!accept.isPending) accept.mutate(settled.question)
  }
  const discardAfterYes = () => {
    if (window.confirm(`Discard ${inSentence(proposal)}? This action cannot be undone.`))
      discard.mutate()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3" aria-label={nameOf(proposal)}>
      <Field label="Number" className="w-24">
        <Input
          value={draft.number}
          maxLength={PROPOSED_NUMBER_MAX}
          onChange={({ target }) => change({ number: target.value })}
        />
      </Field>
      <Field label="Question">
        <Textarea
          rows={3}
          value={draft.question}
          maxLength={PROPOSED_TEXT_MAX}
          onChange={({ target }) => change({ question: target.value })}
        />
      </Field>
      <Options draft={draft} onChange={change} />
      <FieldError message={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={accept.isPending} busyLabel="Adding...">
          Add to the exam
        </Button>
        <Button variant="ghost" busy={discard.isPending} onClick={discardAfterYes}>
          Discard
        </Button>
      </div>
    </form>
  )
}

const nameOf = ({ number }: PageProposal) =>
  number ? `Proposed question ${number}` : 'Proposed question without a number'

const inSentence = (proposal: PageProposal) =>
  nameOf(proposal).replace(/^Proposed/, proposal.number ? 'proposed' : 'the proposed')

type OptionsProps = { draft: DraftQuestion; onChange: (part: Partial<DraftQuestion>) => void }

function Options({ draft: { options, correctAnswer }, onChange }: OptionsProps) {
  const group = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="type-label mb-1.5">Options; mark the right one</legend>
      {options.map((option, place) => (
        // Options have no identity but their place.
        <div key={place} className="flex items-center gap-2.5">
          <label className="grid size-8 shrink-0 place-items-center">
            <input
              type="radio"
              name={group}
              checked={correctAnswer === place}
              onChange={() => onChange({ correctAnswer: place })}
              aria-label={`Option ${letter(place)} is right`}
              className="size-4.5 accent-brand"
            />
          </label>
          <b aria-hidden className="w-4 shrink-0">
            {letter(place)}
          </b>
          <Input
            aria-label={`Option ${letter(place)}`}
            value={option}
            maxLength={PROPOSED_TEXT_MAX}
            onChange={({ target }) => onChange({ options: options.with(place, target.value) })}
          />
        </div>
      ))}
      {options.length < PROPOSED_OPTIONS_MAX && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange({ options: [...options, ''] })}
        >
          Add an option
        </Button>
      )}
    </fieldset>
  )
}

const letter = (place: number) => 'ABCDEF'.charAt(place)
