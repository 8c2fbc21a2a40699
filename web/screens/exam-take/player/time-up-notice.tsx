import { Timer } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'

/** Between the end of the time and the result, which a dead network can make long. */
export function TimeUpNotice() {
  return (
    <div role="status" className="mb-6 flex gap-3 rounded-lg bg-warning-soft p-4 text-sm">
      <Icon of={Timer} className="mt-px text-warning-ink" />
      <p>
        <b className="block text-warning-ink">Time is up</b>
        Your answers are being handed in. If the connection is gone they are kept on this device,
        and the answers that were saved count in any case.
      </p>
    </div>
  )
}
