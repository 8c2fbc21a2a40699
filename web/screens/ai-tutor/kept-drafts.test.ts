import { expect, test } from 'vitest'
import { openDraft, saveDraft, type Draft } from './kept-drafts.ts'

const review = { attemptId: 5, questionId: 7 }
const opened = (tab: string, about: typeof review | null = null) => openDraft('maya', about, tab)
const save = (draft: Draft, about: typeof review | null = null) => saveDraft('maya', about, draft)

test('each tab has a draft of its own, whatever the others send or write', () => {
  save({ tab: 'one', text: 'half a thought' })
  save({ tab: 'two', text: 'What is margin?' })
  save({ tab: 'two', text: '' })
  expect(opened('one').text).toBe('half a thought')
})

test('each conversation has a draft of its own', () => {
  save({ tab: 'one', text: 'in general' })
  save({ tab: 'one', text: 'about this question' }, review)
  expect(opened('one').text).toBe('in general')
  expect(opened('one', review).text).toBe('about this question')
  expect(opened('one', { ...review, questionId: 8 }).text).toBe('')
})

test('what a closed tab has left comes up in the next one, which goes on with it', () => {
  save({ tab: 'closed', text: 'half' })
  const found = opened('new')
  expect(found).toEqual({ tab: 'new', text: 'half', from: 'closed' })
  save({ ...found, text: 'half a thought' })
  expect(opened('new')).toEqual({ tab: 'new', text: 'half a thought' })
  save({ tab: 'new', text: '' })
  expect(opened('third').text).toBe('')
})

test('what an earlier version kept is not lost, and there are not more than eight', () => {
  localStorage.setItem('finalist:maya:tutor-draft', '"of before"')
  expect(opened('one').text).toBe('of before')
  for (let tab = 1; tab <= 9; tab++) save({ tab: `${tab}`, text: `draft ${tab}` })
  const kept = JSON.parse(localStorage.getItem('finalist:maya:tutor-draft')!) as Draft[]
  expect(kept.map(({ tab }) => tab)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'])
})
