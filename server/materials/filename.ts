/** Fits a table's cell and every file system a copy may be saved to. */
const FILENAME_MAX = 120
const NAMELESS = 'upload.pdf'

/** A file's name for people: never a path, never anything that shows as something else. It names nothing on the disk. */
export function safeFilename(name: string): string {
  // What Windows and web pages read as more than a name becomes a dash.
  const base = plainLine(name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/^\.+/, '')
  if (base === '') return NAMELESS
  return base.length <= FILENAME_MAX ? base : shorten(base)
}

/**
 * One line of visible text. Taken out: control characters, which end lines and requests, and marks that turn the
 * direction of what follows, by which `gpj.pdf` can be shown as `fdp.jpg`. Joiners stay: scripts need them.
 */
export const plainLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Keeps the ending, by which people know what it is. */
function shorten(name: string) {
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  const stem = name.slice(0, FILENAME_MAX - ending.length - 1)
  return `${stem
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…${ending}`
}
