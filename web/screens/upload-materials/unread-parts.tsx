import type { Material } from '#contract/materials.ts'
import { countOf } from '../../lib/format.ts'

type UnreadPartsProps = { parts: Material['reading']['unread'] }

/** What stands in the file and is not in the bank, place by place, with the reason. */
export function UnreadParts({ parts }: UnreadPartsProps) {
  if (parts.length === 0) return null
  return (
    <details className="w-full text-sm">
      <summary className="w-fit font-label text-warning-ink">
        {countOf(parts.length, 'part')} could not be used
      </summary>
      <ul className="mt-2 grid gap-1.5 border-l-2 border-warning-line pl-3 text-muted">
        {parts.map(({ page, reason }) => (
          <li key={`${page} ${reason}`} className="wrap-anywhere">
            <b className="font-label text-ink">{page > 0 ? `Page ${page}` : 'Whole file'}</b>{' '}
            {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
