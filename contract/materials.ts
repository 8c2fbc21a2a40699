import * as z from 'zod/mini'
import { Done, Id, IdInPath } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The specification's seven categories, and the general one its upload queue starts with. */
export const GENERAL_CATEGORY = 'Business Operations'
export const EXAM_CATEGORIES = [
  'Principles Events',
  'Finance Cluster',
  'Marketing Cluster',
  'Business Management and Administration Cluster',
  'Hospitality and Tourism Cluster',
  'Entrepreneurship Cluster',
  'Personal Finance',
] as const
export const MATERIAL_CATEGORIES = [GENERAL_CATEGORY, ...EXAM_CATEGORIES] as const
export const MaterialCategory = z.enum(MATERIAL_CATEGORIES)
export type MaterialCategory = z.infer<typeof MaterialCategory>

/** Event codes a category's exams are taken for; shown as a hint under the select. */
export const EVENT_CODE_HINTS: Record<MaterialCategory, readonly string[]> = {
  'Business Operations': [],
  'Principles Events': ['PBM', 'PEN', 'PFN', 'PHT', 'PMK'],
  'Finance Cluster': ['ACT'],
  'Marketing Cluster': ['AAM'],
  'Business Management and Administration Cluster': ['BMA'],
  'Hospitality and Tourism Cluster': ['HLM'],
  'Entrepreneurship Cluster': ['ENT'],
  'Personal Finance': ['PFL'],
}

/** Stated to the user as 10MB; a scanned-free exam of 100 questions is under 1 MB. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024
export const TITLE_MAX = 200

export const UnreadPart = z.object({
  /** 1-based; 0 when the whole file is meant. */
  page: z.int(),
  reason: z.string(),
  /** The question numbers concerned, where they are known. */
  numbers: z.optional(z.array(z.string())),
})

/** What reading the PDF came to. */
export const MaterialReading = z.object({
  state: z.enum(['unread', 'waiting', 'reading', 'read', 'refused']),
  /** Why it was refused; written for the admin. */
  message: z.nullable(z.string()),
  /** Questions found; for a material outside the bank this is what could be added. */
  questionCount: z.int(),
  /** Answers found in a file that has only answers. */
  keyCount: z.int(),
  unread: z.array(UnreadPart),
  /** Questions waiting for an admin's look: their explanation argues for another option than the key. */
  reviewCount: z.int(),
  /** Those an admin has decided about; a decision can be changed. */
  reviewedCount: z.int(),
  /** The licence sentence found in the file that ties its items to this exam, if any. */
  licenceNotice: z.nullable(z.string()),
  /** What this file still lacks: an answers PDF for a questions PDF, or the other way round. */
  waitsFor: z.nullable(z.enum(['key', 'questions'])),
  testNumber: z.nullable(z.string()),
})
export type MaterialReading = z.infer<typeof MaterialReading>

/** An admin's word that the school may use this paper's items singly, which lifts whole-exam-only. */
export const SingleUseStatement = z.object({ by: z.string(), at: z.string() })

/** An exam that a file's questions are asked in. */
export const ExamOfMaterial = z.object({
  id: Id,
  title: z.string(),
  /** The one that gathers the papers of a category. */
  isMaster: z.boolean(),
})
export type ExamOfMaterial = z.infer<typeof ExamOfMaterial>

export const Material = z.object({
  id: Id,
  title: z.string(),
  filename: z.string(),
  fileSize: z.int(),
  category: z.string(),
  uploadedAt: z.string(),
  isQuestionBank: z.boolean(),
  reading: MaterialReading,
  /** Those on the list today: the file's own first, then its category's master exam. */
  exams: z.array(ExamOfMaterial),
  singleUse: z.nullable(SingleUseStatement),
})
export type Material = z.infer<typeof Material>

export const BatchStatus = z.object({
  isProcessing: z.boolean(),
  currentFile: z.nullable(z.string()),
  processedCount: z.int(),
  totalFiles: z.int(),
  questionsAdded: z.int(),
  errors: z.array(z.string()),
  /** Ids of all files waiting or being read, those outside the bank too; empty when the list will not change by itself. */
  pendingIds: z.array(Id),
})
export type BatchStatus = z.infer<typeof BatchStatus>

/** `keep`: the key stands; `leave-out`: the question leaves the exams. */
export const ReviewDecision = z.enum(['keep', 'leave-out'])
export type ReviewDecision = z.infer<typeof ReviewDecision>

/** A question whose explanation argues against its own key; the document's word stands until an admin decides. */
export const FlaggedQuestion = z.object({
  id: Id,
  number: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.int(),
  explanation: z.nullable(z.string()),
  page: z.int(),
  /** Null while it waits for a decision, which can be changed later. */
  decision: z.nullable(ReviewDecision),
})
export type FlaggedQuestion = z.infer<typeof FlaggedQuestion>

const MaterialRef = z.object({ id: IdInPath })

export const materialsContract = {
  listMaterials: endpoint({
    method: 'GET',
    path: '/api/materials',
    access: 'admin',
    input: z.object({}),
    output: z.array(Material),
  }),
  uploadMaterial: endpoint({
    method: 'POST',
    path: '/api/materials/upload',
    access: 'admin',
    body: 'multipart',
    // The file itself and room for the other fields and the boundaries around them.
    bodyBytes: MAX_PDF_BYTES + 64 * 1024,
    input: z.object({
      file: z.instanceof(Blob, { error: 'Choose a PDF file.' }),
      title: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Please provide a title.'),
          z.maxLength(TITLE_MAX, `A title has at most ${TITLE_MAX} characters.`),
        ),
      category: MaterialCategory,
      isQuestionBank: z.optional(z.enum(['true', 'false'])),
    }),
    output: Material,
  }),
  deleteMaterial: endpoint({
    method: 'DELETE',
    path: '/api/materials/:id',
    access: 'admin',
    input: MaterialRef,
    output: Done,
  }),
  /** Reads the question-bank PDFs not yet read. */
  processMaterials: endpoint({
    method: 'POST',
    path: '/api/materials/process',
    access: 'admin',
    input: z.object({}),
    output: Done,
  }),
  /** Reads every question-bank PDF whose reading is not current; a second call joins the run. */
  batchProcess: endpoint({
    method: 'POST',
    path: '/api/materials/batch-process',
    access: 'admin',
    input: z.object({}),
    output: z.object({ questionsAdded: z.int() }),
  }),
  getBatchStatus: endpoint({
    method: 'GET',
    path: '/api/materials/batch-status',
    access: 'admin',
    input: z.object({}),
    output: BatchStatus,
  }),
  /** "Add its 100 questions to the bank": marks an uploaded exam that was not marked at upload, and reads it. */
  addToQuestionBank: endpoint({
    method: 'PUT',
    path: '/api/materials/:id/question-bank',
    access: 'admin',
    input: MaterialRef,
    output: Material,
  }),
  /** "Our school may use these items singly": who and when are kept. */
  stateSingleUse: endpoint({
    method: 'PUT',
    path: '/api/materials/:id/single-use',
    access: 'admin',
    input: z.extend(MaterialRef, { allowed: z.boolean() }),
    output: Material,
  }),
  listFlaggedQuestions: endpoint({
    method: 'GET',
    path: '/api/materials/:id/flagged-questions',
    access: 'admin',
    input: MaterialRef,
    output: z.array(FlaggedQuestion),
  }),
  /** Settles a flagged question: its key stands, or the question leaves the exams. */
  reviewQuestion: endpoint({
    method: 'PUT',
    path: '/api/materials/:id/flagged-questions/:questionId/review',
    access: 'admin',
    input: z.extend(MaterialRef, { questionId: IdInPath, decision: ReviewDecision }),
    output: Done,
  }),
}
