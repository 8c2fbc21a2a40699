import { useSettings } from '../../lib/use-settings.ts'
import { textLinkClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'

type PrivacyTextProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** What is kept, why, who sees it, how long, and how to have it deleted. True of the product as it is now. */
export function PrivacyText({ open, onOpenChange }: PrivacyTextProps) {
  const { productName } = useSettings()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Privacy" size="lg">
      <dl className="grid gap-1 text-muted [&_dt]:mt-3 [&_dt]:font-semibold [&_dt]:text-ink">
        <dt>What {productName} keeps</dt>
        <dd>
          Your name, school e-mail address and role, as your advisor entered them. Your exams: which
          answers you gave, when, and the results. And that you are signed in, as a cookie in your
          browser. While you take an exam, your browser keeps a copy of your answers until they have
          been handed in.
        </dd>
        <dt>Why</dt>
        <dd>
          To let you in, to save your answers as you give them, and to show you your progress.
        </dd>
        <dt>Who sees it</dt>
        <dd>
          You, your team’s advisors, and whoever runs {productName} for your school. Nobody else:
          there is no advertising, no tracking and no other company, unless your school has set one
          up, for sign-in or for sending mail.
        </dd>
        <dt>How long</dt>
        <dd>
          Until your advisor deletes you from the team; then everything about you goes at once. Only
          counts without a name stay, such as how often a question was answered correctly. A sign-in
          ends after 30 days without a visit. Logging out removes what your browser kept.
        </dd>
        <dt>How to have it deleted</dt>
        <dd>
          <AskAdvisor />
        </dd>
      </dl>
    </Dialog>
  )
}

function AskAdvisor() {
  const { advisorName, advisorEmail } = useSettings()
  if (!advisorEmail) return 'Ask your advisor.'
  return (
    <>
      Ask your advisor, {advisorName}, at{' '}
      <a href={`mailto:${advisorEmail}`} className={textLinkClass}>
        {advisorEmail}
      </a>
      .
    </>
  )
}
