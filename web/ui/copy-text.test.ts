import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

/** What was selected when the page asked to copy; undefined where it never did. */
let copied: string | undefined
const execCommand = vi.fn<(command: string) => boolean>()
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
  copied = undefined
})

function onPlainHttp(answer: () => boolean) {
  vi.stubGlobal('navigator', { clipboard: undefined })
  execCommand.mockImplementation((command) => {
    const area = document.activeElement as HTMLTextAreaElement
    copied =
      command === 'copy' ? area.value.slice(area.selectionStart, area.selectionEnd) : undefined
    return answer()
  })
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
}

test('a text is put on the clipboard where there is one', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('**Hi**')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('**Hi**')
})

test('on a plain http address it is selected and copied, and the focus stays where it was', async () => {
  onPlainHttp(() => true)
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  expect(await copyText('first\nsecond')).toBe(true)
  expect(copied).toBe('first\nsecond')
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
  button.remove()
})

test('what was not copied is said not to be', async () => {
  onPlainHttp(() => false)
  expect(await copyText('Hi')).toBe(false)
  onPlainHttp(() => {
    throw new Error('not allowed')
  })
  expect(await copyText('Hi')).toBe(false)
  expect(document.querySelector('textarea')).toBeNull()
})
