/** Hands a file made in the browser to the person, as a download. */
export function saveFile(name: string, content: BlobPart, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
