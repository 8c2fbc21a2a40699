import { SquarePen } from 'lucide-react'
import type { CoachInWords } from '#contract/tutor.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type ChatHeadProps = { coach: CoachInWords; onStartNew: (() => void) | undefined }

export function ChatHead({ coach, onStartNew }: ChatHeadProps) {
  return (
    <header className="chat-head">
      <h2 id="chat-title" className="type-card-heading">
        AI Tutor Chat
      </h2>
      <p className="coach">
        Answers from {nameOf(coach)}.{' '}
        {coach.kind === 'built-in'
          ? 'Chats stay on this device.'
          : 'Chats are kept on this device.'}
      </p>
      {onStartNew && (
        <Button variant="ghost" size="sm" onClick={onStartNew} className="chat-new">
          <Icon of={SquarePen} size="sm" />
          New conversation
        </Button>
      )}
    </header>
  )
}

function nameOf({ kind, provider, model }: CoachInWords) {
  if (kind === 'built-in') return 'the built-in coach'
  return [model, provider && `by ${provider}`].filter(Boolean).join(' ') || 'a language model'
}
