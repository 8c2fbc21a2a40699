import { isLittle, tokensOf } from './stems.ts'

/** Terms in a row, or words without what makes a sentence of them. */
export function isList(text: string, tokens: readonly string[]) {
  if (tokens.length < 5) return false
  const joining = tokens.filter((token) => JOINING.has(token)).length / tokens.length
  const segments = text
    .split(/,(?!\d)|[;/|•]|\band\b|\bor\b|\s[-–]\s/i)
    .map((part) => tokensOf(part).length)
  const short = segments.filter((length) => length > 0 && length <= 3)
  const words = short.reduce((sum, length) => sum + length, 0)
  if (short.length >= 5 && words / tokens.length >= 0.55) return true
  if (bareTerms(text) >= (NAMING.test(text) ? 3 : 4)) return true
  const joints = tokens.filter((token) => token === 'and' || token === 'or').length
  if (joints >= 3 && short.length >= joints) return true
  return joining < (tokens.length < 9 ? 0.1 : 0.2)
}

/** "I will use empathy, a public apology and crisis communication": names of things instead of what is done. */
const NAMING =
  /\b(?:use|using|apply|applying|consider|implement|leverage|utili[sz]e|include|involve|cover|address|discuss|demonstrate|focus on|think about|talk about|based on|through|with)\b(?: of| the| my| our)*/i

/** How many parts of an enumeration are terms and nothing else: no figure, no name, no joining word. */
function bareTerms(text: string) {
  return text
    .replace(NAMING, ',')
    .split(/,(?!\d)|[;/|•:]|\band\b|\bor\b/i)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:a|an|the|our|your|my)\s+/i, '')
        .replace(/[.!?]+$/, ''),
    )
    .filter((part) => {
      const words = part.split(/\s+/)
      return (
        part.length > 3 &&
        words.length <= 3 &&
        !/[\d$%]|[A-Z]/.test(part) &&
        !tokensOf(part).some((token) => JOINING.has(token) || isLittle(token))
      )
    }).length
}

/** Words without which there is no sentence. */
const JOINING = new Set(
  (
    'a an the and or but so if then than as at by for from in into of off on to up with without about is are was were be ' +
    'been being am do does did has have had will would shall should can could may might must i me my we us our you your ' +
    'he him his she her it its they them their this that these those who which what when where why how there here not no ' +
    'because also just all each every some any ill id im ive wed well were lets dont its going need want'
  ).split(' '),
)
