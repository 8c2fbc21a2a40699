import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Textarea } from '../../../ui/field.tsx'

type VoiceTextareaProps = Omit<ComponentProps<typeof Textarea>, 'onChange'> & {
  value: string
  onText: (text: string) => void
}

/** A textarea whose text also grows at its end by itself: the cursor of who types in the middle stays where it is. */
export function VoiceTextarea({ value, onText, ...rest }: VoiceTextareaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const cursor = useRef({ length: value.length, start: 0, end: 0 })

  const remember = () => void (cursor.current = cursorOf(field.current!))
  useLayoutEffect(() => {
    const { length, start, end } = cursor.current
    const typedHere = document.activeElement === field.current
    // At the end it moves on with the end, as whoever types there expects.
    if (typedHere && value.length > length && end < length) {
      field.current!.setSelectionRange(start, end)
    }
    if (field.current) cursor.current = cursorOf(field.current)
  }, [value])

  return (
    <Textarea
      ref={field}
      value={value}
      onSelect={remember}
      onChange={(event) => {
        // What is typed moves the cursor by itself.
        remember()
        onText(event.target.value)
      }}
      {...rest}
    />
  )
}

const cursorOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  length: value.length,
  start: selectionStart,
  end: selectionEnd,
})
