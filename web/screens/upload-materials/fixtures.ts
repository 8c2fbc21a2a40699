import type { BatchStatus, Material, MaterialReading } from '#contract/materials.ts'
import type { PageProposals } from '#contract/page-proposals.ts'
import { dana, renderApp, type Replies } from '../../test/render-app.tsx'

export const idle: BatchStatus = {
  isProcessing: false,
  currentFile: null,
  processedCount: 0,
  totalFiles: 0,
  questionsAdded: 0,
  errors: [],
  pendingIds: [],
}

export const material = (
  fields: Partial<Material> = {},
  reading: Partial<MaterialReading> = {},
): Material => ({
  id: 1,
  title: 'Marketing 2025',
  filename: 'marketing-2025.pdf',
  fileSize: 572_416,
  category: 'Marketing Cluster',
  uploadedAt: '2026-11-20T15:00:00.000Z',
  isQuestionBank: true,
  exams: [],
  singleUse: null,
  ...fields,
  reading: {
    state: 'read',
    message: null,
    questionCount: 100,
    keyCount: 0,
    unread: [],
    reviewCount: 0,
    reviewedCount: 0,
    licenceNotice: null,
    waitsFor: null,
    testNumber: '1283',
    ...reading,
  },
})

/** The screen as an admin opens it with a page of proposals; what it answers from may be changed meanwhile. */
export function renderProposals(page: PageProposals['pages'][number], replies: Replies = {}) {
  const list: PageProposals = {
    ...{ sentTo: { provider: 'OpenAI', model: 'gpt' }, waitingFiles: 0 },
    pages: [page],
  }
  renderApp({
    as: dana,
    path: '/upload-materials',
    replies: {
      '/api/materials': [],
      '/api/materials/batch-status': idle,
      '/api/page-proposals': () => Response.json(list),
      ...replies,
    },
  })
  return list
}
