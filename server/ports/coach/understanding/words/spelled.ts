import { spelledOut } from './synonyms.ts'
import { wordsOf } from './words.ts'

/** A text's words, each as we spell it. */
export const spelled = (text: string) =>
  wordsOf(text.replace(/\brole[ -]play/gi, 'roleplay')).map(spelledOut)
