import { FileText } from 'lucide-react'
import { citationAddress, type Citation } from '#contract/tutor.ts'
import { calmText } from '../../lib/calm-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

/** The pages that a reply rests on; each opens there, in the browser's own viewer. */
export function Citations({ citations }: { citations: readonly Citation[] }) {
  if (citations.length === 0) return null
  return (
    <ul aria-label="Sources" className="citations">
      {citations.map((citation) => (
        <li key={`${citation.materialId}/${citation.page}`}>
          <Tooltip label={calmText(citation.excerpt) || 'Open the page'}>
            <a
              href={citationAddress(citation)}
              target="_blank"
              rel="noopener"
              // Boxes beside each other would be read with a space before the comma.
              aria-label={`${calmText(citation.title)}, p. ${citation.page}`}
              className="citation"
            >
              <Icon of={FileText} size="sm" />
              <span className="citation-title">{calmText(citation.title)}</span>
              <span>, p. {citation.page}</span>
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
