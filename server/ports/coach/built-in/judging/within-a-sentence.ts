/** A name keeps its capital letter behind "because", "I" as well; any other first word does not. */
export const withinASentence = (fact: string) =>
  isKnownWord(fact) ? fact.charAt(0).toLowerCase() + fact.slice(1) : fact
const isKnownWord = (fact: string) =>
  /^(?:[A-Z][a-z]{2,}ing|The|A|An|This|That|These|Each|Every|It|Both|All|Most|Few|No|Nobody|Everyone|People|Customers|With|Without|At|In|On|For|From|By|After|Before|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Half|Only|More|Less|Another|Our|Their|Its|To) /.test(
    fact,
  ) && !/^[A-Z][a-z]+['’]s /.test(fact)
