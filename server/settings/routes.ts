import { settingsContract } from '#contract/settings.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'

export const settingsRoutes = ({ config }: Deps) =>
  implement(settingsContract, {
    getPublicSettings: () => ({
      productName: config.product.name,
      schoolDomain: config.school.domains[0]!,
      teamName: config.product.teamName,
      advisorName: config.product.advisorName,
      advisorEmail: config.product.advisorEmail,
      timeZone: config.school.timeZone,
    }),
  })
