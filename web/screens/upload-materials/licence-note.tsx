import { Scale } from 'lucide-react'
import type { Material } from '#contract/materials.ts'
import { formatDay } from '../../lib/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useMaterial } from './use-material.ts'

/** Why a paper is offered as a whole exam only, and the admin's word that lifts it. */
export function LicenceNote({ material }: { material: Material }) {
  const { reading, singleUse } = material
  const { stateSingleUse } = useMaterial(material)
  if (reading.licenceNotice === null && singleUse === null) return null
  return (
    <section
      aria-label={`Licence of ${material.title}`}
      className="grid w-full gap-3 rounded-md bg-sunken p-4 text-sm"
    >
      {reading.licenceNotice !== null && (
        <WholeExamOnly notice={reading.licenceNotice} isLifted={singleUse !== null} />
      )}
      <Switch
        label="Our school may use these items singly"
        hint={
          singleUse
            ? `Stated by ${singleUse.by} on ${formatDay(singleUse.at)}.`
            : 'State this only if the school holds that right. Your name and the date are kept.'
        }
        checked={singleUse !== null}
        disabled={stateSingleUse.isPending}
        onChange={(allowed) => stateSingleUse.mutate(allowed)}
        className="max-w-prose"
      />
    </section>
  )
}

function WholeExamOnly({ notice, isLifted }: { notice: string; isLifted: boolean }) {
  return (
    <div>
      <p className="flex items-center gap-2 font-semibold">
        <Icon of={Scale} size="sm" />
        {isLifted ? 'Whole exam only, lifted by your school' : 'Whole exam only'}
      </p>
      <p className="mt-1 max-w-prose text-muted">
        {isLifted
          ? 'The file ties its questions to this exam. As your school has stated otherwise, students may practice them singly, and they are in the master exam.'
          : 'The file says that its questions may be used only within this exam. So students take it complete, and its questions stay out of the master exam.'}
      </p>
      <details className="mt-2">
        <summary className="w-fit font-label text-brand-ink">What the file says</summary>
        <blockquote className="mt-2 max-w-prose border-l-2 border-line pl-3 text-muted">
          {notice}
        </blockquote>
      </details>
    </div>
  )
}
