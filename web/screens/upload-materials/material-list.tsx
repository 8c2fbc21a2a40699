import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MaterialRow } from './material-row.tsx'
import { materialsQuery } from './use-processing.ts'

/** Everything the team has uploaded, newest first. */
export function MaterialList() {
  const { data: materials } = useSuspenseQuery(materialsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="materials">
      <h2 ref={heading} id="materials" tabIndex={-1} className="type-card-heading mb-3">
        Your Materials
      </h2>
      {materials.length === 0 ? (
        <EmptyState title="No materials yet">
          Upload an exam PDF, mark it for the question bank, and process it: your students find it
          under Exam Practice.
        </EmptyState>
      ) : (
        <Card as="div">
          <ul className="divide-y divide-hairline">
            {materials.map((material) => (
              <MaterialRow
                key={material.id}
                material={material}
                // Its button has had the focus, and is gone.
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
