/** What is being heard and may still change: beside the text, never in it. Not read out, or it would talk over the speaker. */
export function InterimWords({ words }: { words: string }) {
  if (words === '') return null
  return (
    <p className="rounded-md border border-dashed border-line px-3 py-2 text-muted italic">
      <span className="sr-only">Heard so far: </span>
      {words}
    </p>
  )
}
