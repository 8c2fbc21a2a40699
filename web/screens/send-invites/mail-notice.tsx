import { MailWarning } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

/** Said before anything is sent, so that nobody waits for mail that cannot come. */
export const MailNotice = () => (
  <section
    aria-labelledby="no-mail"
    className="grid grid-cols-[auto_1fr] gap-x-3 rounded-lg border border-warning-line bg-warning-soft p-5"
  >
    <Icon of={MailWarning} className="mt-0.5 text-warning-ink" />
    <div>
      <h2 id="no-mail" className="font-semibold">
        No mail server is set
      </h2>
      <p className="mt-1 max-w-160 text-sm text-pretty text-muted">
        Invitations reach nobody yet: each becomes a file in the server’s outbox folder. Ask whoever
        runs the server to set SMTP_URL, or hand out sign-in links from the team page.
      </p>
    </div>
  </section>
)
