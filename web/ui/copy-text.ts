/**
 * Puts a text on the clipboard; tells whether that worked. A plain http address of the school's network has no clipboard,
 * but what is selected can be copied there.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string) {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  // Out of sight, and where nothing scrolls to it.
  area.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0'
  document.body.append(area)
  area.focus({ preventScroll: true })
  area.select()
  try {
    // Old, and still the only way without a clipboard.
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
