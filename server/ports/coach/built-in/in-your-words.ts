/** What a student said of their own, as it is said to them: "my uncle" is "your uncle". */
export const inYourWords = (words: string): string =>
  words
    .replaceAll(/\bmy\b/g, 'your')
    .replaceAll(/\bmine\b/g, 'yours')
    .replaceAll(/\b(?:i am|im)\b/g, 'you are')
    .replaceAll(/\bi\b/g, 'you')
    .replaceAll(/\bme\b/g, 'you')
    .replaceAll(/\bour\b/g, 'your')
    .replaceAll(/\bllcs?\b/g, (name) => name.replace('llc', 'LLC'))
