import { useSuspenseQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { FirstStep } from '#contract/analytics.ts'
import { api, query } from '../../api.ts'
import { paths } from '../../lib/paths.ts'
import { textLinkClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

type Step = {
  title: string
  hint: ReactNode
  /** Where it is done. */
  href?: string
}

const STEPS: Record<FirstStep, Step> = {
  roster: {
    title: 'Put your students on the list',
    hint: 'One by one, or a whole spreadsheet.',
    href: paths.admin,
  },
  'exam-pdf': {
    title: 'Upload an exam PDF',
    hint: 'It is read and becomes a practice exam.',
    href: paths.uploadMaterials,
  },
  'competition-date': {
    title: 'Set the competition date and goal',
    hint: 'Every dashboard shows them in place of the sample.',
    href: paths.teamSettings,
  },
  'time-zone': {
    title: 'Set your team’s time zone',
    hint: 'Weeks and streaks go by it.',
    href: paths.teamSettings,
  },
  mail: {
    title: 'Connect a mail server',
    hint: (
      <>
        Until <code>SMTP_URL</code> is set, mail is kept in the outbox folder.
      </>
    ),
  },
  invitations: {
    title: 'Invite your students',
    hint: 'A mail with a link, or a sign-in link that you copy, brings them in.',
    href: paths.sendInvites,
  },
}

/** What a new installation still needs; nothing once all of it is done. */
export function FirstSteps() {
  const { data } = useSuspenseQuery({
    ...query(api.analytics.getFirstSteps, {}),
    // Whoever has just done a step comes back to see it ticked.
    staleTime: 0,
  })
  const done = data.steps.filter((one) => one.done).length
  if (done === data.steps.length) return null
  return (
    <Card aria-labelledby="first-steps" className="p-5 md:p-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-steps" className="type-card-heading">
          First steps
        </h2>
        <p className="text-sm text-muted">
          {done} of {data.steps.length} done
        </p>
      </header>
      <ol className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {data.steps.map((one) => (
          <StepItem key={one.step} {...STEPS[one.step]} done={one.done} />
        ))}
      </ol>
    </Card>
  )
}

function StepItem({ title, hint, href, done }: Step & { done: boolean }) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3">
      <span
        className={clsx(
          'grid size-6 place-items-center rounded-full',
          done
            ? 'forced-color-adjust-none bg-success text-on-success'
            : 'border-[1.5px] border-dashed border-line',
        )}
      >
        {done && <Icon of={Check} size="sm" />}
      </span>
      <div>
        <b className={clsx(done && 'font-normal text-muted')}>
          {href && !done ? (
            <Link href={href} className={textLinkClass}>
              {title}
            </Link>
          ) : (
            title
          )}
          <span className="sr-only">{done ? ' (done)' : ' (to do)'}</span>
        </b>
        {!done && <p className="text-sm text-muted">{hint}</p>}
      </div>
    </li>
  )
}
