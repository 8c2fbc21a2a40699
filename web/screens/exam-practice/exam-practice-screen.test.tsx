import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { attemptOf, exam, noStats } from '../../test/exam-replies.ts'
import { dana, maya, renderApp, type Replies } from '../../test/render-app.tsx'

const other = {
  ...exam,
  id: 8,
  title: 'Finance Sample',
  category: 'Finance Cluster',
  wholeExamOnly: true,
}
const replies: Replies = {
  '/api/exams': [exam, other],
  '/api/exam-attempts': [attemptOf({ id: 52, score: 61 }), attemptOf({ score: 82 })],
  '/api/dashboard/stats': noStats,
}
const renderList = (more: Replies = {}, path = '/exam-practice', as = maya) =>
  renderApp({ as, path, replies: { ...replies, ...more } })

const figure = async (label: string) =>
  (await screen.findByRole('heading', { name: new RegExp(`^${label}`) })).parentElement!

test('shows the student’s figures, study time as a sample until it is measured', async () => {
  renderList()
  expect(await figure('Total Exams')).toHaveProperty('textContent', 'Total Exams2')
  expect(await figure('Completed')).toHaveProperty('textContent', 'Completed2')
  expect(await figure('Avg. Score')).toHaveProperty('textContent', 'Avg. Score72%')
  expect(screen.getByText('24h')).toBeTruthy()
  expect(screen.getByText('Sample')).toBeTruthy()
})

test('the first measured minute ends the sample', async () => {
  renderList({ '/api/dashboard/stats': { ...noStats, totalStudyHours: 0.1 } })
  expect(await screen.findByText('0.1h')).toBeTruthy()
  expect(screen.queryByText('Sample')).toBeNull()
})

test('an exam says what it is and where the student stands in it', async () => {
  renderList()
  const card = within(await screen.findByRole('article', { name: exam.title }))
  for (const words of [
    'PBM',
    '100 questions',
    '90 minutes',
    'intermediate',
    exam.description,
    exam.category,
    `· ${exam.examType}`,
    'Mastered',
    '2 attempts',
  ]) {
    expect(card.getByText(words)).toBeTruthy()
  }
  expect(card.getByText(/^Business Administration Core$/)).toBeTruthy()
  expect(card.getByRole('img', { name: /82 percent/ })).toBeTruthy()
  expect(card.getByRole('link', { name: /Retake Exam/ }).getAttribute('href')).toBe(
    '/exam-practice/take/7',
  )
  expect(card.getByRole('link', { name: /Last result/ }).getAttribute('href')).toBe(
    '/exam-practice/take/7?attempt=52',
  )

  const fresh = within(screen.getByRole('article', { name: 'Finance Sample' }))
  expect(fresh.getByText('Not Started')).toBeTruthy()
  expect(fresh.getByText('0 attempts')).toBeTruthy()
  expect(fresh.getByText('Whole exam')).toBeTruthy()
  expect(fresh.getByText(/licence notice printed in this paper/)).toBeTruthy()
  expect(fresh.getByRole('link', { name: /Start Exam/ })).toBeTruthy()
})

test('the category filter lives in the address', async () => {
  renderList({}, '/exam-practice?category=Finance+Cluster')
  expect(await screen.findByRole('article', { name: 'Finance Sample' })).toBeTruthy()
  expect(screen.queryByRole('article', { name: exam.title })).toBeNull()

  await userEvent.selectOptions(screen.getByLabelText('Category'), 'All Categories')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(location.search).toBe('')
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Principles Events')
  expect(location.search).toBe('?category=Principles+Events')
})

test('without exams a student waits, and an admin is led to the upload', async () => {
  renderList({ '/api/exams': [] })
  expect(await screen.findByRole('heading', { name: 'No exams available' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Upload materials' })).toBeNull()
})

test('an admin without exams is led to the upload', async () => {
  renderList({ '/api/exams': [] }, '/exam-practice', dana)
  const link = await screen.findByRole('link', { name: 'Upload materials' })
  expect(link.getAttribute('href')).toBe('/upload-materials')
})
