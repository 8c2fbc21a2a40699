import { Panel } from '../../../ui/card.tsx'
import { PanelPodium } from '../../../ui/podium.tsx'
import type { Choice } from '../place.ts'

type ChoicePanelProps = { choice: Choice; whole: boolean; minutes: number | undefined }

/** The chosen number, large: the moment before the exam. */
export function ChoicePanel({ choice, whole, minutes }: ChoicePanelProps) {
  return (
    <Panel className="order-first flex min-h-44 flex-col p-6 xl:order-none xl:min-h-80 xl:p-8">
      <h2 className="type-label text-on-panel-muted">
        {whole ? 'The whole exam' : 'Your selection'}
      </h2>
      <p className="type-figure mt-4 text-[4.5rem] xl:text-[6rem]">{choice.count}</p>
      <p className="font-display text-lg font-heading">
        {choice.count === 1 ? 'question' : 'questions'}
      </p>
      <ul className="mt-3 text-sm text-on-panel-muted">
        <li>{minutes ? `${minutes} minutes` : 'No time limit'}</li>
        {!choice.includeAttempted && <li>Only new questions</li>}
      </ul>
      <PanelPodium className="pointer-events-none absolute right-0 -bottom-2 h-32 opacity-90 xl:h-40" />
    </Panel>
  )
}
