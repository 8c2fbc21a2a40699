import type { ReviewedQuestion } from '#contract/exams.ts'
import { Badge } from '../../../ui/badge.tsx'
import { sureWords } from './result.ts'

/** How sure the student was, held against what was right; nothing where they did not say. */
export function ConfidenceBadge({ question }: { question: ReviewedQuestion }) {
  const words = sureWords(question)
  if (!words) return null
  return (
    <Badge variant={words === 'Sure but wrong' ? 'warning' : 'neutral'} size="lg">
      {words}
    </Badge>
  )
}
