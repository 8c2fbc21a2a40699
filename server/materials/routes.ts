import { materialsContract } from '#contract/materials.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { listFlaggedQuestions } from '../question-bank/queries.ts'
import { presentFlagged, reviewQuestion } from '../question-bank/review-question.ts'
import { runProgress } from './batch-status.ts'
import { addToQuestionBank, stateSingleUse } from './decide-use.ts'
import { removeMaterial } from './delete-material.ts'
import { presentMaterial } from './material.ts'
import { batchProcess, processMaterials } from './process-materials.ts'
import {
  findLatestRun,
  getMaterial,
  listMaterials,
  listPendingIds,
  listRunFiles,
} from './queries.ts'
import { uploadMaterial } from './upload-material.ts'

export const materialRoutes = (deps: Deps) => {
  const { db } = deps

  return implement(materialsContract, {
    listMaterials: async () => (await listMaterials(db)).map(presentMaterial),

    uploadMaterial: ({ isQuestionBank, ...upload }, { user }) =>
      uploadMaterial(deps, user, { ...upload, isQuestionBank: isQuestionBank === 'true' }),

    async deleteMaterial({ id }, { user }) {
      await removeMaterial(deps, user, id)
      return { message: 'The material has been deleted.' }
    },

    processMaterials: async () => ({ message: await processMaterials(deps) }),

    async batchProcess(_, { signal, setStatus }) {
      const { isDone, questionsAdded } = await batchProcess(deps, signal)
      if (!isDone) setStatus(202)
      return { questionsAdded }
    },

    async getBatchStatus() {
      const pendingIds = await listPendingIds(db)
      const run = await findLatestRun(db)
      return { ...runProgress(run === undefined ? [] : await listRunFiles(db, run)), pendingIds }
    },

    addToQuestionBank: ({ id }) => addToQuestionBank(deps, id),

    stateSingleUse: (statement, { user }) => stateSingleUse(deps, user, statement),

    async listFlaggedQuestions({ id }) {
      await getMaterial(db, id)
      return (await listFlaggedQuestions(db, id)).map(presentFlagged)
    },

    async reviewQuestion(review) {
      await reviewQuestion(deps, review)
      return { message: 'Your decision is kept.' }
    },
  })
}
