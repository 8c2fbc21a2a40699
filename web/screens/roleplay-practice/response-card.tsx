import { Send } from 'lucide-react'
import {
  ROLEPLAY_RESPONSE_MAX,
  ROLEPLAY_RESPONSE_SHOWN_MAX,
  type RoleplayPractice,
} from '#contract/roleplays.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { JudgeNotice } from './judge-notice.tsx'
import { JudgeQuestions } from './judge-questions.tsx'
import { RESPONSE, type DraftKeeper } from './use-draft.ts'
import { appendWords } from './voice/recorder.ts'
import { VoiceField } from './voice/voice-field.tsx'
import { VoiceNotice } from './voice/voice-notice.tsx'

type ResponseCardProps = {
  practice: RoleplayPractice
  keeper: DraftKeeper
  isPending: boolean
  onSubmit: () => void
}

/** The interview: what one tells the judge, what the judge asks, and handing both in. */
export function ResponseCard({ practice, keeper, isPending, onSubmit }: ResponseCardProps) {
  const { draft, change, hear, isKept } = keeper
  return (
    <Card aria-labelledby="response" className="grid gap-4 p-5 md:p-6">
      <h2 id="response" tabIndex={-1} className="type-card-heading">
        Response
      </h2>
      <VoiceField
        label="What you tell the judge"
        rows={12}
        text={draft.response}
        most={ROLEPLAY_RESPONSE_MAX}
        counted={`${draft.response.length}/${ROLEPLAY_RESPONSE_SHOWN_MAX} characters`}
        isVoiceAllowed={practice.voice}
        onText={(response) => change(() => ({ response }))}
        onWords={(words) => change(({ response }) => ({ response: appendWords(response, words) }))}
        onInterim={(words) => hear(RESPONSE, words)}
      />
      {practice.voice && <VoiceNotice />}
      <JudgeQuestions practice={practice} keeper={keeper} />
      <JudgeNotice />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-5">
        <Button
          busy={isPending}
          busyLabel="Submitting..."
          className="max-sm:w-full"
          onClick={onSubmit}
        >
          <Icon of={Send} size="sm" />
          Submit Response
        </Button>
        {isKept && (
          <p className="text-sm text-muted">Your draft is kept on this device until you submit.</p>
        )}
      </div>
    </Card>
  )
}
