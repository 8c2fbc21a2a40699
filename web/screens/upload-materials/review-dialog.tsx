import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FlaggedQuestion, Material, ReviewDecision } from '#contract/materials.ts'
import { api, query } from '../../api.ts'
import { countOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { FlaggedItem } from './flagged-item.tsx'
import { fail, useMaterial } from './use-material.ts'

/** Opens the questions whose explanation argues against their key. Without any it is not there. */
export function ReviewButton({ material }: { material: Material }) {
  const [isOpen, setOpen] = useState(false)
  const { reviewCount, reviewedCount } = material.reading
  if (reviewCount + reviewedCount === 0) return null
  return (
    <>
      <Button
        variant={reviewCount > 0 ? 'secondary' : 'ghost'}
        size="sm"
        onClick={() => setOpen(true)}
      >
        {reviewCount > 0
          ? `Review ${countOf(reviewCount, 'question')}`
          : `${countOf(reviewedCount, 'question')} reviewed`}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="lg"
        title="Questions to review"
        description="Their explanation argues for another option than the answer key. They are asked with the document’s key until you decide."
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <FlaggedQuestions material={material} />
      </Dialog>
    </>
  )
}

function FlaggedQuestions({ material }: { material: Material }) {
  const { id } = material
  const { data, isError, refetch } = useQuery(query(api.materials.listFlaggedQuestions, { id }))
  const { refresh } = useMaterial(material)
  const decide = useMutation({
    mutationFn: (review: { questionId: number; decision: ReviewDecision }) =>
      api.materials.reviewQuestion({ id, ...review }),
    onSuccess: refresh,
    onError: fail('Your decision was not kept. Please try again.'),
  })
  if (isError) return <NotLoaded onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <ul className="grid gap-6">
      {data.map((question: FlaggedQuestion) => (
        <FlaggedItem
          key={question.id}
          question={question}
          onDecide={(decision) => decide.mutate({ questionId: question.id, decision })}
        />
      ))}
    </ul>
  )
}

const Waiting = () => (
  <Loading label="Loading questions...">
    <div className="grid gap-3">
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-24 w-full" />
    </div>
  </Loading>
)

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="grid justify-items-start gap-3 text-sm">
    <p>The questions could not be loaded. Nothing was changed.</p>
    <Button variant="secondary" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
