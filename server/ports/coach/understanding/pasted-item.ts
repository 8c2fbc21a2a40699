/** Three options with letters are a multiple-choice question, whatever stands around them. */
export const isPastedItem = (text: string) =>
  new Set(
    [...text.matchAll(/(?:^|[\s(])([A-Da-d])[).:]\s/g)].map(([, letter]) => letter!.toLowerCase()),
  ).size >= 3
