/** "The difference between a want and a need in marketing": the field in which two are told apart is neither of them. */
export const withoutField = (plain: string): string => plain.replace(TOLD_APART_IN, '$1')

const TOLD_APART_IN =
  /^(.*\b(?:difference|differences|different|differ|diff|vs|versus|compare)\b.+?\b(?:and|vs|versus|from)\b.+?) in (?:marketing|business|economics|finance|accounting|management|hospitality|retail|sales)(?: like)?$/
