/** A cluster's exam by its name. */
export const EXAM =
  /\b(marketing|finance|hospitality|entrepreneurship|management|principles|literacy|core) (cluster )?(exam|test)\b/

/** What of the competition a turn is about, and the words that say so beside another turn. */
export const SETTINGS = [
  { names: /\b(pis?|performance indicators?)\b/, setting: 'performance indicators' },
  { names: /\brole ?plays?\b|\bjudges?\b/, setting: 'in the roleplay' },
  { names: /\b(exam|test)\b/, setting: 'on the exam' },
  {
    names: /\b(deca|competition|districts?|icdc|nationals|states)\b/,
    setting: 'at the competition',
  },
]

/** Whether it speaks of the competition, and not of business. */
export const namesSetting = (said: string) =>
  EXAM.test(said) || SETTINGS.some(({ names }) => names.test(said))
