import { Check } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

const GUIDELINES = [
  'PDF files only, maximum of 10MB per file',
  'Text that can be selected: a scan needs text recognition (OCR) first',
  'Questions and their answer key in one PDF, or in two with the same test number on both covers',
  'Official sample exams are offered as a whole: their licence does not allow single items',
]

export function GuidelinesCard() {
  return (
    <Card aria-labelledby="guidelines" className="p-5 lg:col-[2]! lg:row-start-1">
      <h2 id="guidelines" className="type-card-heading">
        Upload guidelines
      </h2>
      <ul className="mt-3 grid gap-2 text-sm text-muted">
        {GUIDELINES.map((line) => (
          <li key={line} className="flex gap-2">
            <Icon of={Check} size="sm" className="mt-0.5 text-success-ink" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  )
}
