import businessOperations from '#content/scenarios/business-operations.json' with { type: 'json' }
import entrepreneurship from '#content/scenarios/entrepreneurship.json' with { type: 'json' }
import finance from '#content/scenarios/finance.json' with { type: 'json' }
import hospitality from '#content/scenarios/hospitality.json' with { type: 'json' }
import marketing from '#content/scenarios/marketing.json' with { type: 'json' }
import retailManagement from '#content/scenarios/retail-management.json' with { type: 'json' }
import type { Scenario } from '#content/schema.ts'

/** One for each choice; `npm run content:check` proves that the files hold exactly these. */
export const AUTHORED = [
  ...[...businessOperations, ...entrepreneurship, ...finance],
  ...[...hospitality, ...marketing, ...retailManagement],
] as Scenario[]
