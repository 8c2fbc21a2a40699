import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AskedAbout, CoachInWords } from '#contract/tutor.ts'
import { api, query } from '../../api.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { dismissToast, toast } from '../../ui/toast-store.ts'
import { AskedItem, AskedItemMissing } from './asked-item.tsx'
import { ChatHead } from './chat-head.tsx'
import { Composer } from './composer.tsx'
import { Log } from './log.tsx'
import { questionsAbout } from './questions-about.ts'
import { TellWhere } from './tell-where.tsx'
import { useChat } from './use-chat.ts'
import { useTold } from './use-told.ts'
import type { ReviewedQuestion } from '#contract/exams.ts'

/** What the student is asked to have been told is read first: nothing can be sent before it is known who answers. */
export function Tutor({ about }: { about: AskedAbout | null }) {
  const { data: start } = useSuspenseQuery(query(api.tutor.getTutor, {}))
  const asked = useAskedItem(about)
  if (asked === 'loading') return <Skeleton className="min-h-96 rounded-lg" />
  if (asked === 'missing') return <Chat {...start} about={null} item="missing" />
  return <Chat {...start} about={about} item={asked} />
}

type ChatProps = {
  coach: CoachInWords
  suggestions: string[]
  about: AskedAbout | null
  item: ReviewedQuestion | 'missing' | undefined
}

function Chat({ coach, suggestions, about, item }: ChatProps) {
  const { chat, inputRef, toInput } = useChatAtInput(about)
  const told = useTold(coach)
  const { messages } = chat.conversation
  const isNew = messages.length === 0 && !chat.pending
  const shown = typeof item === 'object' ? questionsAbout(item) : suggestions
  return (
    <Card aria-labelledby="chat-title" className="chat">
      <ChatHead coach={coach} onStartNew={isNew || chat.pending ? undefined : chat.startNew} />
      {item === 'missing' && <AskedItemMissing />}
      {/* Each message folds it up again: what is talked about then is below. */}
      {typeof item === 'object' && <AskedItem key={sentIn(chat)} item={item} isNew={isNew} />}
      <Log chat={chat} />
      <Composer
        chat={chat}
        inputRef={inputRef}
        suggestions={isNew ? shown : []}
        isHeld={!told.done}
        notice={
          told.done ? undefined : (
            <TellWhere
              coach={coach}
              onUnderstood={() => {
                told.understood()
                toInput()
              }}
            />
          )
        }
      />
    </Card>
  )
}

/** How many messages the student has sent, the one that is being answered included. */
const sentIn = ({ conversation, pending }: ReturnType<typeof useChat>) =>
  conversation.messages.filter(({ role }) => role === 'user').length + (pending ? 1 : 0)

/** The conversation; whatever is done to it by a button that is gone then goes on where one writes. */
function useChatAtInput(about: AskedAbout | null) {
  const chat = useChat(about)
  const inputRef = useRef<HTMLTextAreaElement>(null)
  const toInput = () => inputRef.current?.focus()
  const thenWrite = (act: () => void) => () => {
    act()
    toInput()
  }
  const bringBack = thenWrite(chat.bringBack)
  const sayStarted = useSayStarted(chat.setAside !== undefined && !chat.pending)
  return {
    inputRef,
    toInput,
    chat: {
      ...chat,
      retry: thenWrite(chat.retry),
      stop: thenWrite(chat.stop),
      startNew() {
        chat.startNew()
        sayStarted(bringBack)
        toInput()
      },
      bringBack,
    },
  }
}

/** Says that a conversation has been set aside, for as long as it can be brought back here. */
function useSayStarted(canBringBack: boolean) {
  const said = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (!canBringBack) return undefined
    return () => {
      if (said.current !== undefined) dismissToast(said.current)
    }
  }, [canBringBack])
  return (bringBack: () => void) => {
    said.current = toast({
      title: 'New conversation',
      description: 'Your last one is kept until you send a message here.',
      action: { label: 'Bring back', act: bringBack },
    })
  }
}

function useAskedItem(about: AskedAbout | null) {
  const { data, isPending, isError } = useQuery({
    ...query(api.exams.getAttempt, { id: about?.attemptId ?? 0 }),
    enabled: about !== null,
  })
  if (!about) return undefined
  if (isPending) return 'loading'
  const item = isError ? undefined : data.questions.find(({ id }) => id === about.questionId)
  return item ?? 'missing'
}
