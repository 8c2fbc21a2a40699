import { countOf } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRoleCounts } from './use-team.ts'

/** Whom this page is about, in one line, and the way to the invitations. */
export function AdminBanner() {
  const { productName, schoolDomain } = useSettings()
  const counts = useRoleCounts()
  return (
    <section
      aria-labelledby="everyone"
      className="mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg bg-brand-soft px-5 py-4"
    >
      <div>
        <h2 id="everyone" className="type-card-heading">
          Everyone who can sign in to {productName}
        </h2>
        <p className="text-sm text-muted">
          {counts &&
            `${countOf(counts.students, 'student')} and ${countOf(counts.admins, 'admin')}. `}
          {schoolDomain && `Only addresses that end in ${schoolDomain}.`}
        </p>
      </div>
      <ButtonLink href={paths.sendInvites} variant="secondary" size="sm">
        Send Beta Invitations
      </ButtonLink>
    </section>
  )
}
