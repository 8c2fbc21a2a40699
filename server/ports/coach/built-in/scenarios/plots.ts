import businessOperations from '#content/companies/business-operations.json' with { type: 'json' }
import entrepreneurship from '#content/companies/entrepreneurship.json' with { type: 'json' }
import finance from '#content/companies/finance.json' with { type: 'json' }
import hospitality from '#content/companies/hospitality.json' with { type: 'json' }
import marketing from '#content/companies/marketing.json' with { type: 'json' }
import retailManagement from '#content/companies/retail-management.json' with { type: 'json' }
import crisisManagement from '#content/plots/crisis-management.json' with { type: 'json' }
import customerService from '#content/plots/customer-service-challenge.json' with { type: 'json' }
import productLaunch from '#content/plots/product-launch.json' with { type: 'json' }
import salesPresentation from '#content/plots/sales-presentation.json' with { type: 'json' }
import strategicPlanning from '#content/plots/strategic-planning.json' with { type: 'json' }
import teamManagement from '#content/plots/team-management.json' with { type: 'json' }
import type { CompanyKind, Plot, Scenario } from '#content/schema.ts'

/** What can happen, by type; `npm run content:check` proves the files' shape. */
export const PLOTS: Record<Scenario['scenarioType'], Plot[]> = {
  'Customer Service Challenge': asPlots(customerService),
  'Team Management': asPlots(teamManagement),
  'Product Launch': asPlots(productLaunch),
  'Crisis Management': asPlots(crisisManagement),
  'Strategic Planning': asPlots(strategicPlanning),
  'Sales Presentation': asPlots(salesPresentation),
}

/** Where it can happen, by category. */
export const COMPANY_KINDS: Record<Scenario['category'], CompanyKind[]> = {
  'Retail Management': retailManagement,
  Marketing: marketing,
  Hospitality: hospitality,
  Finance: finance,
  Entrepreneurship: entrepreneurship,
  'Business Operations': businessOperations,
}

/** Areas are any text to TypeScript, and the figures of each plot have other names. */
function asPlots(plots: object[]) {
  return plots as Plot[]
}
