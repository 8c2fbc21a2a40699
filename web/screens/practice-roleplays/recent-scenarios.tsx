import { Trash2 } from 'lucide-react'
import type { RoleplayScenario } from '#contract/roleplays.ts'
import { formatMoment } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { wordsOnWriter } from '../../lib/stand-in.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyCardContent } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useDeletion, useScenarios } from './use-scenarios.ts'

/** What this student has generated: the latest five, the rest on demand. */
export function RecentScenarios() {
  const { shown, count, hasMore, isAll, toggleAll } = useScenarios()
  const { heading, remove } = useDeletion()
  return (
    <Card aria-labelledby="scenarios" className="flex flex-col overflow-hidden">
      <header className="flex items-baseline justify-between gap-4 px-5 pt-5 pb-4 md:px-6 md:pt-6">
        <h2 id="scenarios" ref={heading} tabIndex={-1} className="type-card-heading">
          Recent Scenarios
        </h2>
        {hasMore && (
          <p className="text-sm text-muted tabular-nums">
            {shown.length} of {count}
          </p>
        )}
      </header>
      {count === 0 && <NoScenarios />}
      <ul className="divide-y divide-hairline border-t border-hairline empty:hidden">
        {shown.map((scenario) => (
          <ScenarioRow key={scenario.id} scenario={scenario} onDelete={() => remove(scenario)} />
        ))}
      </ul>
      {hasMore && (
        <div className="mt-auto border-t border-hairline p-3 text-center">
          <Button variant="ghost" size="sm" aria-expanded={isAll} onClick={toggleAll}>
            {isAll ? 'Show fewer' : 'View All Scenarios'}
          </Button>
        </div>
      )}
    </Card>
  )
}

function NoScenarios() {
  return (
    <EmptyCardContent title="No scenarios generated yet" className="pt-4 pb-10">
      Choose a category, a scenario type and a difficulty. Your scenarios wait here until you delete
      them.
    </EmptyCardContent>
  )
}

type ScenarioRowProps = { scenario: RoleplayScenario; onDelete: () => void }

function ScenarioRow({ scenario, onDelete }: ScenarioRowProps) {
  const { id, title, category, scenarioType, difficulty, standIn, generatedAt } = scenario
  return (
    <li
      aria-label={title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 md:px-6"
    >
      <div className="min-w-60 flex-1">
        <h3 className="font-semibold text-pretty wrap-anywhere">{title}</h3>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <Badge>{category}</Badge>
          <Badge>{scenarioType}</Badge>
          <Badge variant="brand">{difficulty}</Badge>
        </p>
        <p className="mt-1.5 text-xs text-faint">{wordsOnOrigin(generatedAt)}</p>
        {standIn && <p className="mt-1 text-xs text-pretty text-muted">{wordsOnWriter(standIn)}</p>}
      </div>
      <div className="flex items-center gap-1">
        <ButtonLink href={paths.practiceRoleplay(id)} variant="secondary" size="sm">
          Practice<span className="sr-only">: {title}</span>
        </ButtonLink>
        <IconButton icon={Trash2} label={`Delete ${title}`} size="sm" onClick={onDelete} />
      </div>
    </li>
  )
}

const wordsOnOrigin = (generatedAt: RoleplayScenario['generatedAt']) =>
  generatedAt && !Number.isNaN(Date.parse(generatedAt))
    ? `Generated ${formatMoment(generatedAt)}`
    : 'Unknown'
