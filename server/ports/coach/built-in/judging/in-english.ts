import { tokensOf } from './stems.ts'

/**
 * Whether a sentence is in English: the rules know no other language, so nothing in it can be counted, its figures and names
 * neither. Told by the little words, of which no sentence has none.
 */
export function isInEnglish(sentence: string): boolean {
  const words = tokensOf(sentence.normalize('NFKD').replace(/\p{M}/gu, ''))
  const foreign = words.filter((word) => FOREIGN.has(word)).length
  const english = words.filter((word) => ENGLISH.has(word)).length
  return foreign < LEAST || foreign <= english
}
const LEAST = 2

const ENGLISH = new Set(
  (
    'the a an and or but of to in on at for with from by is are was were be been will would should can could may do does did ' +
    'have has had i you he she it we they them us my your our their his her this that these those not if so because as then ' +
    'who what when where how which all each every one no yes there here up out about after before than'
  ).split(' '),
)

/** Little words of eight languages that are written with our letters and are no English words. */
const FOREIGN = new Set(
  // Spanish, Portuguese
  (
    'el la las una unos que por para porque su del al es muy todo todos cada favor como pero nuestro nuestra esta este usted ' +
    'ponga dame deme quiero uma os das na em meu minha seu sua muito cada voce obrigado nao ' +
    // French, Italian
    'le les des un et est je vous nous mon votre notre parce avec dans sur cette tres tout tous toute chaque merci ' +
    'lo gli della di perche mio mia suo sono molto tutto tutti ogni grazie dammi prego ' +
    // German, Dutch
    'der das und ist ein eine einen dem mein meine unser unsere weil mit fur von bitte geben sie mir ihnen ich wir sehr jede ' +
    'het een en mijn onze omdat voor graag alstublieft geef mij niet ik wij heel alles ' +
    // Polish, Swedish
    'prosze poniewaz moj moja jest nie dla ze bardzo wszystkie jag och att vi med det snalla ge mig'
  ).split(' '),
)
