import { useState } from 'react'
import { readSpeechReport } from '../../lib/kept-speech-report.ts'
import { useUser } from '../../session.ts'
import { Card } from '../../ui/card.tsx'
import { SpeechReportView } from '../../ui/speech-report-view.tsx'

/** Pace and filler words of an attempt that was spoken in this browser; of others nothing is known. */
export function HowItSounded({ attemptId }: { attemptId: number }) {
  const { id: personId } = useUser()
  const [report] = useState(() => readSpeechReport(personId, attemptId))
  if (!report) return null
  return (
    <Card aria-labelledby="sounded" className="mt-5 p-5 md:p-6">
      <h3 id="sounded" className="type-card-heading mb-3">
        How you sounded
      </h3>
      <SpeechReportView report={report} />
    </Card>
  )
}
