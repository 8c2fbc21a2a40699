import { Check } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

const OFFERED = [
  'Instant answers to business questions',
  'Personalized study recommendations',
  'Interactive learning conversations',
  'Exam preparation guidance',
]

export const BetaBanner = () => (
  <section aria-label="Beta" className="beta-banner">
    <Badge variant="beta" className="beta-banner-badge">
      BETA
    </Badge>
    <ul>
      {OFFERED.map((offer) => (
        <li key={offer}>
          <Icon of={Check} size="sm" className="text-accent-ink" />
          {offer}
        </li>
      ))}
    </ul>
  </section>
)
