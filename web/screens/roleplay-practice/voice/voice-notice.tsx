import { ShieldCheck } from 'lucide-react'
import { useSettings } from '../../../lib/use-settings.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Stands there before the first word is spoken. */
export function VoiceNotice() {
  const { productName } = useSettings()
  return (
    <p className="flex gap-2 text-sm text-pretty text-muted">
      <Icon of={ShieldCheck} size="sm" className="mt-0.5" />
      <span>
        Speech becomes text in your browser’s own recognizer, which may send what you say to its
        maker’s service. {productName} never receives, sends or stores audio, only the text you
        submit.
      </span>
    </p>
  )
}
