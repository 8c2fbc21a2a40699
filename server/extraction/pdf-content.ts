/** Where readers of PDF look for its first words; some producers put other bytes before them. */
const BYTES_TO_START = 1024

/** True when `%PDF-` stands within the first 1024 bytes, whatever the file is called. */
export function startsLikePdf(bytes: Uint8Array): boolean {
  const start = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.byteLength, BYTES_TO_START),
  )
  return start.includes('%PDF-')
}
