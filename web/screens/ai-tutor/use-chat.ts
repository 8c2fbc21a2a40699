import { useEffect, useReducer, useRef, type ActionDispatch } from 'react'
import type { AskedAbout } from '#contract/tutor.ts'
import { signInAgain } from '../../lib/sign-in-again.ts'
import { useRefreshStudy } from '../../lib/use-refresh-study.ts'
import { useStorageChange } from '../../lib/use-storage-change.ts'
import { useUser } from '../../session.ts'
import { newConversation, nextChat, openChat, type Chat, type ChatAction } from './conversation.ts'
import { findConversation, findSetAside, isKeptConversations } from './kept-conversations.ts'
import { sayFailed, useProblem } from './problem.ts'
import { receiveReply, type ReplyPiece } from './stream-reply.ts'
import { turnsOf } from './turns.ts'
import { useDraft } from './use-draft.ts'
import { useKeeping } from './use-keeping.ts'

const now = () => new Date().toISOString()

/** The conversation of this person about this, its reply in the making, and what is being written. */
export function useChat(about: AskedAbout | null) {
  const { id: personId } = useUser()
  const open = () => ({
    conversation: findConversation(personId, about) ?? newConversation(about, now()),
    setAside: findSetAside(personId, about),
  })
  const [chat, dispatch] = useReducer(nextChat, undefined, () => {
    const { conversation, setAside } = open()
    return { ...openChat(conversation), setAside }
  })
  const draft = useDraft(personId, about)
  const asking = useAsking(dispatch, draft)
  useKeeping(personId, chat, draft.answered)
  useStorageChange(({ key }) => {
    if (isKeptConversations(key, personId)) dispatch({ type: 'reload', ...open() })
  })

  const begin = (action: { type: 'send'; text: string } | { type: 'retry' }) => {
    const stamped = { ...action, at: now() }
    const asked = nextChat(chat, stamped)
    if (chat.pending || !asked.pending) return
    dispatch(stamped)
    void asking.ask(asked)
  }
  return {
    ...chat,
    draft: draft.text,
    problem: asking.problem,
    write: draft.write,
    send(text: string) {
      if (text.trim() === '' || chat.pending) return
      draft.sent(text)
      begin({ type: 'send', text })
    },
    retry: () => begin({ type: 'retry' }),
    stop: asking.stop,
    startNew: () => dispatch({ type: 'start-new', at: now() }),
    bringBack: () => dispatch({ type: 'bring-back' }),
  }
}

/** Sends what is pending and receives its reply. */
function useAsking(dispatch: ActionDispatch<[ChatAction]>, draft: ReturnType<typeof useDraft>) {
  const problem = useProblem()
  const refreshStudy = useRefreshStudy()
  const stopper = useRef<AbortController | undefined>(undefined)
  // Whoever leaves the page waits for no reply.
  useEffect(() => () => stopper.current?.abort(), [])

  const ask = async ({ conversation, pending }: Chat) => {
    if (!pending) return
    problem.clear()
    const { signal } = (stopper.current = new AbortController())
    let received = false
    const take = (piece: ReplyPiece) => {
      if ('citation' in piece) return dispatch({ type: 'citation', ...piece })
      received ||= piece.text.trim() !== ''
      dispatch({ type: 'text', ...piece })
    }
    try {
      const { about } = conversation
      const messages = turnsOf(conversation, pending.sent)
      await receiveReply({ messages, ...(about && { about }) }, signal, take)
      if (!received) throw new Error('The reply was empty.')
      dispatch({ type: 'finish' })
      draft.answered()
      void refreshStudy()
    } catch (error) {
      dispatch({ type: 'finish', ended: signal.aborted ? 'stopped' : 'cut-off' })
      if (received) draft.answered()
      else if (!pending.replaces) draft.takeBack(pending.sent.content)
      if (signal.aborted || signInAgain(error)) return
      // Of a reply that broke off the log says so, where it stands.
      if (!received) problem.set(error)
      sayFailed(error)
    }
  }
  return { ask, problem: problem.words, stop: () => stopper.current?.abort() }
}
