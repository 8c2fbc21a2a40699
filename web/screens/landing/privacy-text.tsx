import { Fragment } from 'react'
import { privacyNotice } from '#contract/privacy.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { Dialog } from '../../ui/dialog.tsx'

type PrivacyTextProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The same words as on the sign-in page. */
export function PrivacyText({ open, onOpenChange }: PrivacyTextProps) {
  const settings = useSettings()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Privacy" size="lg">
      <dl className="grid gap-1 text-muted [&_dt]:mt-3 [&_dt]:font-semibold [&_dt]:text-ink">
        {privacyNotice(settings).map(({ topic, text }) => (
          <Fragment key={topic}>
            <dt>{topic}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  )
}
