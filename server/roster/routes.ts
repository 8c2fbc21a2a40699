import { rosterContract } from '#contract/roster.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { createBadRows, createTemplate } from './create-workbook.ts'
import { reviewBadRows, reviewRoster, uploadRoster } from './upload-roster.ts'

export const rosterRoutes = (deps: Deps) =>
  implement(rosterContract, {
    uploadUsers: ({ file, dryRun }, { user }) =>
      dryRun === '1' ? reviewRoster(deps, user, file) : uploadRoster(deps, user, file),
    getRefusedRows: async ({ file }, { user }) =>
      createBadRows(await reviewBadRows(deps, user, file)),
    getRosterTemplate: () => createTemplate(deps.config.school.domains[0]!),
  })
