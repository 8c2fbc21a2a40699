/** A piece of what somebody said: verbatim, so that it can be quoted. */
export type Sentence = { text: string; paragraph: number }

/** Longer than anybody's sentence: speech that was written down without punctuation. */
const LONGEST_WORDS = 40
/** Of such speech, what is taken as one thought. */
const THOUGHT_WORDS = 22

/** Where there are commas, it ends at one, unless the next is far. One or two in a long speech say nothing about the rest. */
const PAUSED_WORDS = 30
const WORDS_TO_A_PAUSE = 40
const hasPauses = (sentence: string, words: number) =>
  (sentence.match(/,(?!\d)/g)?.length ?? 0) * WORDS_TO_A_PAUSE >= words

/** The sentences of a text, each a verbatim part of it, in their order. */
export function sentencesOf(text: string): Sentence[] {
  return text.split(/\n+/).flatMap((line, paragraph) =>
    splitLine(line)
      .flatMap(splitRunOn)
      .map((part) => part.trim())
      .filter((part) => /\p{L}|\p{N}/u.test(part))
      .map((part) => ({ text: part, paragraph })),
  )
}

/** At the end of a sentence, but not at the point of "$4.50", "Mr." or "e.g.". */
function splitLine(line: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: mark } of line.matchAll(/[.!?;]+["')\]]*(?=\s|$)/g)) {
    const before = line.slice(from, index)
    const isCut = /(?:\b(?:mr|mrs|ms|dr|st|vs|e\.g|i\.e|no|approx)|(?<!\p{L})[A-Z])$/iu.test(before)
    const isEnded =
      /\b[ap]\.m$/i.test(before) &&
      before.trim().split(/\s+/).length > A_TIME_WORDS &&
      BEGINS.test(line.slice(index + mark.length))
    if (mark === '.' && isCut && !isEnded) continue
    parts.push(line.slice(from, index + mark.length))
    from = index + mark.length
  }
  return [...parts, line.slice(from)]
}

/** "By 7 p.m. I confirm the rooms": with so few words before it, the time is where a sentence begins. */
const A_TIME_WORDS = 5

/** Behind "5 p.m.", which may stand in the middle as well. */
const BEGINS =
  /^\s+(?:I|We|The|They|He|She|It|You|This|That|These|Our|My|At|By|On|In|For|From|To|If|So|And|But|Then|Next|First|Second|Third|Fourth|Fifth|Finally|Also|After|Before|When|Everyone|Everybody|Nobody|Each|Every|One|Two|Tomorrow|Today|Tonight)\b/

/** Where speech goes on and on, before the words that begin a new thought, or else after so many words. */
function splitRunOn(sentence: string): string[] {
  const words = [...sentence.matchAll(/\S+/g)]
  if (words.length <= LONGEST_WORDS) return [sentence]
  const parts: string[] = []
  const isPausedInAll = hasPauses(sentence, words.length)
  let [from, count] = [0, 0]
  for (const [place, { index, 0: word }] of words.entries()) {
    const next = words[place + 1]?.[0] ?? ''
    const isTurn = STARTERS.test(`${word} ${next} `)
    const isPaused = /[,;:]\s*$/.test(sentence.slice(from, index))
    const isLong = count >= THOUGHT_WORDS && (isPaused || count >= PAUSED_WORDS || !isPausedInAll)
    if (isLong || (count >= 7 && isTurn)) {
      parts.push(sentence.slice(from, index))
      ;[from, count] = [index, 0]
    }
    count++
  }
  return [...parts, sentence.slice(from)]
}

const STARTERS =
  /^(?:and (?:then|so|also|i|we|my|the|for|if)|so (?:i|we|what|the|first|basically)|then (?:i|we)|also|first|firstly|second|secondly|third|next|finally|lastly|after|i (?:would|will|think|want|recommend|suggest|also|also)|i'd|i'll|we (?:would|will|should|can|could|need)|we'd|we'll|but (?:i|we|if)|okay|um) /i
