import { ListChecks, Mic, NotebookPen, type LucideIcon } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

/** What judges report, and what the form counts. */
const TIPS: readonly { title: string; icon: LucideIcon; tips: readonly string[] }[] = [
  {
    title: 'Preparation',
    icon: NotebookPen,
    tips: [
      'Read the last two paragraphs first: what you have to show, and how the meeting goes.',
      'Write one line for each performance indicator, in their order.',
      'Underline the figures. Two that you use are worth more than ten that you saw.',
      'Use the last minute to write down how you will open and how you will close.',
    ],
  },
  {
    title: 'Presentation',
    icon: Mic,
    tips: [
      'Greet the judge by role, say who you are and what you will recommend.',
      'Speak at 140 to 160 words a minute; end each point before you begin the next.',
      'A slip is nothing: correct it in one sentence and go on. Recovery beats perfection.',
      'Close with the next step and thank the judge.',
    ],
  },
  {
    title: 'Content',
    icon: ListChecks,
    tips: [
      'Name each performance indicator in its own words, then show it on this company.',
      'Answer “exactly how?” before it is asked: who does it, by when, at what cost.',
      'Say how success will be measured: a number, a date, who checks it.',
      'Weigh one alternative and say why yours is better.',
    ],
  },
]

export function Tips() {
  return (
    <section aria-labelledby="tips" className="mt-8">
      <h2 id="tips" className="type-card-heading mb-3">
        Tips
      </h2>
      <Card
        as="div"
        className="grid divide-y divide-hairline md:grid-cols-3 md:divide-x md:divide-y-0"
      >
        {TIPS.map(({ title, icon, tips }) => (
          <section key={title} aria-labelledby={`tips-${title}`} className="p-5 md:p-6">
            <h3 id={`tips-${title}`} className="flex items-center gap-2 font-semibold">
              <Icon of={icon} className="text-brand-ink" />
              {title}
            </h3>
            <ul className="mt-3 grid list-disc gap-2 pl-4.5 text-sm text-muted marker:text-faint">
              {tips.map((tip) => (
                <li key={tip} className="text-pretty">
                  {tip}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Card>
    </section>
  )
}
