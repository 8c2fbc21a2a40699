import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { PrivacyDialog } from '../../screens/landing/privacy-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PartState } from './part-state.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useDeletionRequest } from './use-deletion-request.ts'
import { useDownload } from './use-download.ts'

/** What is kept about this person: to read, to take along, to have deleted. */
export const DataPart = () => (
  <>
    <DownloadSection />
    <DeletionSection />
    <PrivacySection />
  </>
)

function DownloadSection() {
  const { download, pending } = useDownload()
  return (
    <SettingsSection
      title="Download your data"
      hint="Everything that is kept about you: your account, every exam and answer, your goals, sessions and messages."
    >
      <div className="flex flex-wrap gap-2">
        {(['csv', 'json'] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={pending === format}
            onClick={() => download(format)}
          >
            <Icon of={Download} size="sm" />
            {format === 'csv' ? 'For spreadsheets (CSV)' : 'For programs (JSON)'}
          </Button>
        ))}
      </div>
    </SettingsSection>
  )
}

function DeletionSection() {
  const { request, isError, retry, ask, withdraw } = useDeletionRequest()
  return (
    <SettingsSection
      title="Delete your account"
      hint="An admin of your team deletes it; then everything about you goes at once, and cannot be brought back."
    >
      {!request ? (
        <PartState isError={isError} onRetry={retry} />
      ) : request.requestedAt ? (
        <div className="grid justify-items-start gap-3">
          <p role="status">
            You asked on {formatDay(request.requestedAt)}. The admins of your team have been told.
          </p>
          {/* Each step's button takes the place of the one before, and the focus with it. */}
          <Button
            variant="secondary"
            ref={ask.isSuccess ? focusNow : undefined}
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            Take the request back
          </Button>
        </div>
      ) : (
        <AskToBeDeleted ask={ask} wasWithdrawn={withdraw.isSuccess} />
      )}
    </SettingsSection>
  )
}

type AskToBeDeletedProps = {
  ask: ReturnType<typeof useDeletionRequest>['ask']
  wasWithdrawn: boolean
}

/** In two presses. */
function AskToBeDeleted({ ask, wasWithdrawn }: AskToBeDeletedProps) {
  const [step, setStep] = useState<'offered' | 'asking' | 'cancelled'>('offered')
  if (step !== 'asking') {
    return (
      <Button
        variant="secondary"
        ref={wasWithdrawn || step === 'cancelled' ? focusNow : undefined}
        className="justify-self-start"
        onClick={() => setStep('asking')}
      >
        Ask to be deleted
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="ghost" ref={focusNow} onClick={() => setStep('cancelled')}>
        Cancel
      </Button>
      <Button variant="destructive" busy={ask.isPending} onClick={() => ask.mutate()}>
        Yes, ask to delete everything
      </Button>
    </div>
  )
}

/** When it appears. */
const focusNow = (button: HTMLButtonElement | null) => button?.focus()

function PrivacySection() {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title="Privacy" hint="What is kept, why, who sees it, and for how long.">
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        Read it in plain words
      </Button>
      <PrivacyDialog open={open} onOpenChange={setOpen} />
    </SettingsSection>
  )
}
