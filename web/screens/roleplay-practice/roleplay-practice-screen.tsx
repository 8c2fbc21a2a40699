import { useQuery } from '@tanstack/react-query'
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
import { finishRecording } from './voice/voice-recorder.ts'

/** One roleplay: read it, prepare if wanted, speak or write, answer the judge, hand in. */
export function RoleplayPracticeScreen() {
  const { id } = useRouteParams('id')
  const { data } = useQuery(practiceQuery(id))
  return (
    <AppLayout title="Practice Session" subtitle={data?.title} loading={<PracticeSkeleton />}>
      <FoundPractice key={id} id={id} />
    </AppLayout>
  )
}

function FoundPractice({ id }: { id: string }) {
  const practice = usePractice(id)
  if (practice) return <Practice practice={practice} />
  return (
    <EmptyState title="Scenario not found" action={<BackToRoleplays variant="primary" />}>
      It may have been deleted. Your attempts at it are still on the list.
    </EmptyState>
  )
}

function Practice({ practice }: { practice: RoleplayPractice }) {
  const redoOf = useRedoOf()
  const keeper = useDraft(practice.id)
  const { isPending, submit } = useSubmission(practice.id, keeper, redoOf)
  const { preparingSince, preparedAt, response } = keeper.draft
  const isPreparing = preparingSince !== null && preparedAt === null
  const onSubmit = () => {
    finishRecording()
    submit()
  }
  return (
    <>
      <SessionBar difficulty={practice.difficulty} preparedAt={preparedAt} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          {redoOf !== undefined && <RedoCard attemptId={redoOf} />}
          {preparingSince === null && response === '' && <PreparationOffer keeper={keeper} />}
          <ScenarioCard scenario={practice} />
          {isPreparing && <Preparation keeper={keeper} since={preparingSince} />}
          {!isPreparing && (
            <>
              <Notes keeper={keeper} />
              <ResponseCard
                practice={practice}
                keeper={keeper}
                isPending={isPending}
                onSubmit={onSubmit}
              />
            </>
          )}
        </div>
        <div className="xl:sticky xl:top-24">
          <CriteriaCard evaluationCriteria={practice.evaluationCriteria} />
        </div>
      </div>
    </>
  )
}

/** Of which attempt the weakest criteria are to be done again: `?redo=7`. */
function useRedoOf() {
  const [search] = useSearchParams()
  const redo = Number(search.get('redo') ?? NaN)
  return Number.isSafeInteger(redo) && redo > 0 ? redo : undefined
}
