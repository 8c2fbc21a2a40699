import type { RoleplayAttempt } from '#contract/roleplays.ts'

/** What was handed in, word for word, from the moment it was. */
export function WhatYouSaid({ attempt: { response, answers } }: { attempt: RoleplayAttempt }) {
  return (
    <details className="mt-5 rounded-lg border border-hairline bg-surface px-5 py-4 md:px-6">
      <summary className="font-semibold">What you said</summary>
      <p className="mt-3 max-w-180 wrap-anywhere whitespace-pre-line">{response}</p>
      {answers.map(({ question, answer }) => (
        <div key={question} className="mt-4 max-w-180">
          <h3 className="text-sm font-semibold wrap-anywhere text-muted">{question}</h3>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      ))}
    </details>
  )
}
