import { Avatar } from '../../ui/avatar.tsx'
import { SampleBadge } from '../../ui/badge.tsx'
import { textLinkClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { initials } from '../../lib/display-name.ts'
import { useTeamMembers } from './use-team-page.ts'

export function TeamMembers() {
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="type-card-heading mb-3">
        Your team
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        {useTeamMembers().map((member) => (
          <MemberCard key={member.role} {...member} />
        ))}
      </div>
    </section>
  )
}

type MemberCardProps = { name: string; role: string; email: string | null; isSample: boolean }

function MemberCard({ name, role, email, isSample }: MemberCardProps) {
  const [firstName = '', ...others] = name.split(' ')
  const lastName = others.at(-1) ?? ''
  return (
    <Card as="article" className="flex items-start gap-4 p-5">
      <Avatar initials={initials({ firstName, lastName })} className="size-12! text-base!" />
      <div className="min-w-0 flex-1">
        <h3 className="type-card-heading wrap-anywhere">{name}</h3>
        <p className="text-sm text-muted">{role}</p>
        {email && (
          <a href={`mailto:${email}`} className={`${textLinkClass} text-sm wrap-anywhere`}>
            {email}
          </a>
        )}
      </div>
      {isSample && <SampleBadge />}
    </Card>
  )
}
