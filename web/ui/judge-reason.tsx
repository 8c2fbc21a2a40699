/** One thing a line, as the judge gave it; what it is about stands out. */
export function JudgeReason({ reason }: { reason: string }) {
  return (
    <div className="grid gap-1 text-sm text-pretty text-muted">
      {reason.split('\n').map((part) => {
        const [, about = '', said = part] = ABOUT.exec(part) ?? []
        return (
          <p key={part}>
            {about && <b className="font-label text-ink">{about}</b>}
            {said}
          </p>
        )
      })}
    </div>
  )
}

/** "Content, 4 of 11:", "Missing:", at the beginning of a line. */
const ABOUT = /^([A-Z][a-z ]{2,18}(?:, \d+ of \d+)?:)( .+)$/s
