/**
 * Whether it is about getting on with whom one competes or works with, whoever that is to one otherwise: "my role-play partner is
 * my ex and we can't work together". Whether that person likes one is no such matter.
 * @param plain the turn's plain words
 */
export const isOfWorkTogether = (plain: string) =>
  PARTNER.test(plain) && TOGETHER.test(plain) && !OF_THE_HEART.test(plain)

const PARTNER =
  /\b(?:role ?play|deca|event|team|teams|project|competition|comp|presentation|pitch|case|written event|business|lab) partners?\b|\bpartners? (?:for|in|at) (?:\w+ ){0,2}?(?:deca|role ?play|event|competition|districts?|states?|icdc|case|project|business|teams?)\b|\b(?:paired|partnered|stuck|competing|compete|presenting|working|work) with my ex\b/
const TOGETHER =
  /\b(?:work\w*|practic\w*|practis\w*|compet\w*|present\w*|prep\w*|split\w*|rehears\w*|districts?|states?|icdc|get along|getting along|talk\w*|speak\w*|focus|switch|handle|professional)\b/
const OF_THE_HEART =
  /\b(?:get (?:him|her|them|my ex) back|back together|likes? me|loves? me|hates? me|jealous|kiss\w*|dat(?:e|ing)|ask (?:him|her|them) out|flirt\w*|miss (?:him|her))\b/
