import { expect, test } from 'vitest'
import {
  asLeft,
  GREETING,
  newConversation,
  nextChat,
  openChat,
  type Chat,
  type ChatAction,
} from './conversation.ts'
import { findConversation, keepConversation } from './kept-conversations.ts'
import { turnsOf } from './turns.ts'

const at = '2030-01-02T10:00:00.000Z'
const play = (actions: ChatAction[], from: Chat = openChat(newConversation(null, at))) =>
  actions.reduce(nextChat, from)
const words = ({ conversation }: Chat) => conversation.messages.map(({ content }) => content)
const exchange = (question: string, answer: string): ChatAction[] => [
  { type: 'send', text: question, at },
  { type: 'text', text: answer },
  { type: 'finish' },
]
const margin = { materialId: 3, title: 'Pricing Basics', page: 4, excerpt: 'Margin is …' }

test('a message is pending until its reply is whole; then both are appended', () => {
  const asked = play([{ type: 'send', text: '  What is margin? ', at }])
  expect(words(asked)).toEqual([])
  expect(asked.pending?.sent.content).toBe('What is margin?')
  const answered = play(
    [
      { type: 'text', text: 'Profit over ' },
      { type: 'citation', citation: margin },
      { type: 'text', text: 'price.' },
      { type: 'citation', citation: margin },
      { type: 'finish' },
    ],
    asked,
  )
  expect(words(answered)).toEqual(['What is margin?', 'Profit over price.'])
  expect(answered.conversation.messages[1]!.citations).toEqual([margin])
  expect(answered.pending).toBeUndefined()
})

test('blank is not sent, and nothing else while one is pending', () => {
  expect(play([{ type: 'send', text: ' \n ', at }]).pending).toBeUndefined()
  const two = play([
    { type: 'send', text: 'One', at },
    { type: 'send', text: 'Two', at },
    { type: 'start-new', at },
  ])
  expect(two.pending?.sent.content).toBe('One')
})

test('without a word of reply it is as if the message had never been sent', () => {
  const failed = play([
    { type: 'send', text: 'Hello', at },
    { type: 'finish', ended: 'cut-off' },
  ])
  expect(words(failed)).toEqual([])
  expect(failed.pending).toBeUndefined()
})

test('what has come of a reply stays, and says why it is not whole', () => {
  const half: ChatAction[] = [
    { type: 'send', text: 'Hello', at },
    { type: 'text', text: 'Hi, let' },
  ]
  const cut = play([...half, { type: 'finish', ended: 'cut-off' }])
  expect(cut.conversation.messages[1]).toMatchObject({ content: 'Hi, let', ended: 'cut-off' })
  expect(asLeft(play(half)).messages[1]).toMatchObject({ content: 'Hi, let', ended: 'stopped' })
})

test('a retry asks the same again; if it fails the reply of before is back', () => {
  const retried = play([...exchange('A', 'a'), ...exchange('B', 'b'), { type: 'retry', at }])
  expect(words(retried)).toEqual(['A', 'a'])
  expect(retried.pending?.sent.content).toBe('B')
  expect(words(play([{ type: 'text', text: 'b2' }, { type: 'finish' }], retried))).toEqual([
    ...['A', 'a', 'B', 'b2'],
  ])
  expect(words(play([{ type: 'finish' }], retried))).toEqual(['A', 'a', 'B', 'b'])
})

test('a retry that is stopped or cut off does not take a whole reply away', () => {
  const retried = play([...exchange('A', 'a whole reply'), { type: 'retry', at }])
  const begun: ChatAction = { type: 'text', text: 'A beg' }
  for (const ended of ['stopped', 'cut-off'] as const)
    expect(words(play([begun, { type: 'finish', ended }], retried))).toEqual(['A', 'a whole reply'])
  expect(asLeft(play([begun], retried)).messages[1]?.content).toBe('a whole reply')

  const cut = play([
    { type: 'send', text: 'A', at },
    { type: 'text', text: 'a ha' },
    { type: 'finish', ended: 'cut-off' },
    { type: 'retry', at },
  ])
  const stopped = play(
    [
      { type: 'text', text: 'a half' },
      { type: 'finish', ended: 'stopped' },
    ],
    cut,
  )
  expect(words(stopped)).toEqual(['A', 'a half'])
})

test('a new conversation can be taken back until something is said in it', () => {
  const fresh = play([...exchange('A', 'a'), { type: 'start-new', at }])
  expect(words(fresh)).toEqual([])
  expect(words(play([{ type: 'bring-back' }], fresh))).toEqual(['A', 'a'])
  expect(words(play([...exchange('B', 'b'), { type: 'bring-back' }], fresh))).toEqual(['B', 'b'])
})

test('a message that got no reply, or a reply that is still being made, takes no conversation away', () => {
  const fresh = play([...exchange('A', 'a'), { type: 'start-new', at }])
  const failed = play([{ type: 'send', text: 'B', at }, { type: 'finish' }], fresh)
  expect(words(play([{ type: 'bring-back' }], failed))).toEqual(['A', 'a'])

  const asked = play([...exchange('A', 'a'), { type: 'send', text: 'B', at }])
  const elsewhere = play([{ type: 'start-new', at }], play(exchange('A', 'a')))
  const { conversation, setAside } = elsewhere
  const done = play(
    [{ type: 'reload', conversation, setAside }, { type: 'text', text: 'b' }, { type: 'finish' }],
    asked,
  )
  expect(words(done)).toEqual(['A', 'a', 'B', 'b'])
})

test('what another tab says meanwhile is kept, and this tab’s exchange follows it', () => {
  const asked = play([
    { type: 'send', text: 'Here', at },
    { type: 'text', text: 'So' },
  ])
  const there = play(exchange('There', 'b')).conversation
  const both = play([{ type: 'reload', conversation: there }, { type: 'finish' }], asked)
  expect(words(both)).toEqual(['There', 'b', 'Here', 'So'])

  const later = '2030-01-02T10:05:00.000Z'
  const before = play([...exchange('A', 'a'), { type: 'retry', at: later }])
  const grown = play([...exchange('A', 'a'), { type: 'send', text: 'B', at: later }])
  const theirs = play([{ type: 'text', text: 'b' }, { type: 'finish' }], grown).conversation
  const retried: ChatAction[] = [
    { type: 'reload', conversation: theirs },
    { type: 'text', text: 'a2' },
    { type: 'finish' },
  ]
  expect(words(play(retried, before))).toEqual(['B', 'b', 'A', 'a2'])
})

test('the whole history is sent, without times; the oldest goes where a call cannot carry it', () => {
  const sent = { role: 'user' as const, content: 'Next', at }
  const { conversation } = play(exchange('A', 'a'))
  expect(turnsOf(conversation, sent)).toEqual([
    { role: 'assistant', content: GREETING },
    { role: 'user', content: 'A' },
    { role: 'assistant', content: 'a' },
    { role: 'user', content: 'Next' },
  ])
  const long = play(
    Array.from({ length: 150 }, (_, i) => exchange(`Q${i}`, 'x'.repeat(2000))).flat(),
  )
  const turns = turnsOf(long.conversation, sent)
  expect(turns.length).toBeLessThanOrEqual(200)
  expect(turns.map(({ content }) => content.length).reduce((a, b) => a + b)).toBeLessThan(200_000)
  expect(turns.at(-1)!.content).toBe('Next')
})

test('each person has conversations of their own, and one for each question', () => {
  const about = { attemptId: 5, questionId: 7 }
  const general = play(exchange('A', 'a')).conversation
  const asked = { ...general, about, startedAt: '2030-01-03T10:00:00.000Z' }
  keepConversation('maya', general)
  keepConversation('maya', asked)
  expect(findConversation('maya', null)).toEqual(general)
  expect(findConversation('maya', about)).toEqual(asked)
  expect(findConversation('leo', null)).toBeUndefined()
  keepConversation('maya', { ...asked, messages: [] })
  expect(findConversation('maya', about)).toBeUndefined()
})

test('what is kept has its bounds: old conversations go, then old messages', () => {
  const long = play(exchange('Q', 'x'.repeat(30_000))).conversation
  for (let questionId = 1; questionId <= 14; questionId++) {
    keepConversation('maya', { ...long, about: { attemptId: 1, questionId } })
  }
  expect(findConversation('maya', { attemptId: 1, questionId: 14 })).toBeTruthy()
  expect(findConversation('maya', { attemptId: 1, questionId: 2 })).toBeUndefined()
  const endless = { ...long, messages: Array.from({ length: 40 }, () => long.messages).flat() }
  keepConversation('maya', endless)
  const kept = findConversation('maya', null)!
  expect(kept.messages.length).toBeGreaterThan(10)
  expect(localStorage.getItem('finalist:maya:tutor')!.length).toBeLessThan(410_000)
})
