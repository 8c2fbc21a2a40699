import { materialsContract } from '#contract/materials.ts'
import { notFound } from '../lib/app-error.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'

export const materialRoutes = (_deps: Deps) => {
  const missing = () => {
    throw notFound('material')
  }
  return implement(materialsContract, {
    listMaterials: () => [],
    uploadMaterial: missing,
    deleteMaterial: missing,
    processMaterials: missing,
    batchProcess: missing,
    getBatchStatus: missing,
    addToQuestionBank: missing,
    stateSingleUse: missing,
    listFlaggedQuestions: missing,
    reviewQuestion: missing,
  })
}
