import type { RoleplayPractice } from '#contract/roleplays.ts'
import { wordsOnWriter } from '../../lib/stand-in.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { paragraphsOf } from './scenario-words.ts'

/** What the student reads, and what a participant is told: who one is, who the judge is, what is looked for. */
export function ScenarioCard({ scenario }: { scenario: RoleplayPractice }) {
  const { category, scenarioType, performanceIndicators, standIn } = scenario
  return (
    <Card aria-labelledby="scenario" className="p-5 md:p-6">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="scenario" className="type-card-heading">
          Scenario
        </h2>
        <p className="flex flex-wrap gap-1.5">
          <Badge>{category}</Badge>
          <Badge>{scenarioType}</Badge>
        </p>
      </header>
      {standIn && <p className="mt-2 text-sm text-pretty text-muted">{wordsOnWriter(standIn)}</p>}
      <Roles {...scenario} />
      <div className="mt-4 grid max-w-180 gap-3">
        {paragraphsOf(scenario.scenario).map((paragraph, place) => (
          <p key={place} className="text-pretty wrap-anywhere whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      {performanceIndicators.length > 0 && (
        <div className="mt-5 border-t border-hairline pt-4">
          <h3 className="type-label text-muted">Performance indicators</h3>
          <ol className="mt-2 grid list-decimal gap-1 pl-5 text-sm wrap-anywhere marker:font-semibold marker:text-faint">
            {performanceIndicators.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  )
}

function Roles({ participantRole, judgeRole }: RoleplayPractice) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-2 rounded-md bg-sunken px-4 py-3 text-sm wrap-anywhere sm:grid-cols-2">
      <div>
        <dt className="text-muted">You are</dt>
        <dd className="font-semibold first-letter:uppercase">{participantRole}</dd>
      </div>
      <div>
        <dt className="text-muted">The judge is</dt>
        <dd className="font-semibold first-letter:uppercase">{judgeRole}</dd>
      </div>
    </dl>
  )
}
