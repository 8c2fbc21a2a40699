import type { BatchStatus, Material, MaterialReading } from '#contract/materials.ts'

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
