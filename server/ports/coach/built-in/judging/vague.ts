/** How many different vague words stand in a text: what anybody can say of anything. */
export const vagueWordsIn = (text: string): number =>
  new Set([...text.toLowerCase().matchAll(VAGUE)].map(([word]) => word)).size

/** Fillers, praise, good intentions and names for whatever is meant. */
const VAGUE = new RegExp(
  `\\b(?:${[
    'or (?:something|whatever|anything|so)|whatever|and (?:everything|all that|so on)|stuff|things?|something|somehow|someday|sometime',
    "kind of|kinda|sort of|i guess|maybe|probably|possibly|i feel like|hopefully|i suppose|not sure|i don[’']?t know",
    'super|great|awesome|amazing|perfect|fantastic|incredible|the best|excellent|wonderful|nice|cool|fun|really|totally|definitely|obviously',
    'important|professional\\w*|positive\\w*|communicat\\w+|teamwork|motivat\\w+|synerg\\w+|quality|successful\\w*|efficien\\w+',
    'figure (?:it|this|that|something) out|work(?:ing)? on it|do (?:our|my|your|their) best|give it (?:our|my) (?:all|best)|make sure|make it right|take care|careful\\w*',
    'look into|see what happens|whatever it takes|a lot|lots|good|happy|better|bad|try(?:ing)?',
  ].join('|')})\\b`,
  'g',
)
