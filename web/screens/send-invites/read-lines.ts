/** Trimmed lines that could be an address; the server says of each what is wrong with it. */
export const readLines = (text: string) =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line.includes('@'))
