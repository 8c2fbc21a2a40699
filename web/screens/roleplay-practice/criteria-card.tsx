import type { RoleplayPractice } from '#contract/roleplays.ts'
import { Card } from '../../ui/card.tsx'
import { splitCamelCase } from './scenario-words.ts'

/** The evaluation form, as its names and descriptions. */
export function CriteriaCard({ evaluationCriteria }: Pick<RoleplayPractice, 'evaluationCriteria'>) {
  return (
    <Card aria-labelledby="criteria" className="p-5 md:p-6">
      <h2 id="criteria" className="type-card-heading">
        Evaluation Criteria
      </h2>
      <dl className="mt-3 divide-y divide-hairline text-sm wrap-anywhere">
        {Object.entries(evaluationCriteria).map(([key, description]) => (
          <div key={key} className="py-3 first:pt-0 last:pb-0">
            <dt className="font-semibold">{splitCamelCase(key)}</dt>
            <dd className="mt-0.5 text-pretty text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
