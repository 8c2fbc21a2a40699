/** Stay small inside a name. */
const SMALL = /(?<= )(?:And|Of|To|The)(?= )/g

/** 'customerService' → 'Customer Service'. */
export const splitCamelCase = (name: string) =>
  name
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    .replace(SMALL, (word) => word.toLowerCase())

/** Paragraphs are apart by an empty line. */
export const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** m:ss, also after an hour: 0:07, 12:30, 61:05. */
export function formatMinutes(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
