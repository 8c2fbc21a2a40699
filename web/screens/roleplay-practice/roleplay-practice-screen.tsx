import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { RoleplayPractice } from '#contract/roleplays.ts'
import { AppLayout } from '../../layouts/app-layout.tsx'
import { useRouteParams } from '../../lib/use-route-params.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CriteriaCard } from './criteria-card.tsx'
import { Notes, Preparation, PreparationOffer } from './preparation.tsx'
import { PracticeSkeleton } from './practice-skeleton.tsx'
import { RedoCard } from './redo-card.tsx'
import { ResponseCard } from './response-card.tsx'
import { ScenarioCard } from './scenario-card.tsx'
import { BackToRoleplays, SessionBar } from './session-bar.tsx'
import { useDraft } from './use-draft.ts'
import { practiceQuery, usePractice, useSubmission } from './use-practice.ts'

/** One roleplay: read it, prepare if wanted, speak or write, answer the judge, hand in. */
export function RoleplayPracticeScreen() {
  const { id } = useRouteParams('id')
  const { data } = useQuery(practiceQuery(id))
  return (
    <AppLayout
      title="Practice Session"
      subtitle={data && <span className="wrap-anywhere">{data.title}</span>}
      loading={<PracticeSkeleton />}
    >
      <FoundPractice key={id} id={id} />
    </AppLayout>
  )
}

function FoundPractice({ id }: { id: string }) {
  const practice = usePractice(id)
  const redoOf = useRedoOf()
  if (practice) return <Practice key={redoOf} practice={practice} redoOf={redoOf} />
  return (
    <EmptyState title="Scenario not found" action={<BackToRoleplays variant="primary" />}>
      It may have been deleted. Your attempts at it are still on the list.
    </EmptyState>
  )
}

type PracticeProps = { practice: RoleplayPractice; redoOf: number | undefined }

function Practice({ practice, redoOf }: PracticeProps) {
  const keeper = useDraft({ scenarioId: practice.id, redoOf })
  const { isPending, submit } = useSubmission(practice.id, keeper, redoOf)
  const { preparingSince, preparedAt, response } = keeper.draft
  const isPreparing = preparingSince !== null && preparedAt === null
  // Decided once: the page must not move under who types the first word.
  const [isFresh] = useState(redoOf === undefined && response === '')
  const canPrepare = isFresh && preparingSince === null
  usePhaseFocus(isPreparing ? 'preparation' : 'response')
  return (
    <>
      <SessionBar difficulty={practice.difficulty} draft={keeper.draft} />
      {redoOf !== undefined && <RedoCard attemptId={redoOf} />}
      {canPrepare && <PreparationOffer keeper={keeper} />}
      {/* What is read and what is written side by side on a desk; in the specification's order everywhere. */}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ScenarioCard scenario={practice} />
        <div className="grid gap-5">
          {isPreparing ? (
            <Preparation keeper={keeper} />
          ) : (
            <>
              <Notes keeper={keeper} />
              <ResponseCard
                practice={practice}
                keeper={keeper}
                isPending={isPending}
                onSubmit={submit}
              />
            </>
          )}
          <CriteriaCard evaluationCriteria={practice.evaluationCriteria} />
        </div>
      </div>
    </>
  )
}

/** The button that led to the next phase is gone with the last one: the focus goes to the new heading, named by its id. */
function usePhaseFocus(headingId: 'preparation' | 'response') {
  const earlier = useRef(headingId)
  useEffect(() => {
    if (earlier.current === headingId) return
    earlier.current = headingId
    document.getElementById(headingId)?.focus()
  }, [headingId])
}

/** Of which attempt the weakest criteria are to be done again: `?redo=7`. */
function useRedoOf() {
  const [search] = useSearchParams()
  const redo = Number(search.get('redo') ?? NaN)
  return Number.isSafeInteger(redo) && redo > 0 ? redo : undefined
}
