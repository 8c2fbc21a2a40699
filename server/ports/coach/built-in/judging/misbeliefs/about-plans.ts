import { anyOf, type DoubtKind } from '../doubts/doubt-kind.ts'

/** How a plan, a team and a piece of news work, as they do not. */
export const ABOUT_PLANS: DoubtKind[] = [
  {
    because: 'A change can be made in steps, and each look at it shows what to mend.',
    leftUndone: anyOf(
      "\\b(?:cannot|can['’]t|can not) be (?:done|introduced|changed|tested|tried|learned|made) in (?:parts|steps|stages|pieces)\\b|\\b(?:all|everything)\\b[^.]{0,15}\\bat once or (?:nothing|not at all)\\b|\\bhalf an? (\\w+) is no \\1\\b",
      '\\b(?:each|every|a) (?:new )?(?:count|check|test|inspection|survey|review|audit) (?:only |just )?(?:finds|shows|brings|makes) (?:more|new) (?:\\w+ )?(?:missing|errors|mistakes|problems|losses|complaints|worries)',
      '\\b(?:count|check|test|review|inspect|look)\\w*\\b[^.]{0,20}\\bonly (?:once )?(?:in|every) (?:two|three|four|five|ten|\\d+) years\\b',
      '\\brisks? (?:is|are) (?:only |just )?for (?:people|those|companies)\\b|\\bthinking about (?:risks?|problems) (?:only |just )?(?:brings|makes|causes|slows)\\b',
      '\\b(?:dries|heals|stops|repairs|ends|settles|resolves)\\b[^.]{0,6}\\bon (?:its|their) own\\b',
    ),
    said: [
      "A change can't be done in parts, as half a system is no system.",
      'All machines at once or nothing.',
      'Each count finds more missing things and that hurts the mood.',
      'We look at the contract only once in five years.',
      'Risks are for people who think too long.',
      'A wet ceiling dries on its own.',
    ],
    unlike: [
      'A change can be done in parts, so we begin with paddleboards.',
      'Each count finds what is missing earlier.',
      'We look at it once in two weeks.',
      'The ceiling does not dry on its own.',
      'The owner stops on her own way home.',
    ],
  },
  {
    because: 'News that concerns somebody is told at once and briefly, and rules for safety hold.',
    leftUndone: anyOf(
      '\\bbad news\\b(?:(?!\\b(?:not|never)\\b)[^.]){0,25}\\b(?:easier|better|best|softer)\\b[^.]{0,35}\\b(?:tired|late|later|last|afterward|by surprise|at the end|unprepared)\\b',
      '\\b(?:an? )?(?:longer|long|detailed|complicated) (?:explanations?|messages?|versions?|speech(?:es)?|letters?) (?:always )?(?:calms?|helps?|wins?|is better|are better|convinces?)\\b',
      '\\b(?:rules?|laws?|limits?|standards?|contracts?|promises?)\\b[^.,]{0,15}\\b(?:is|are) (?:really )?(?:only|just|meant as|nothing but|rather) (?:an? )?(?:suggestions?|recommendations?|formality|formalities|ideas?|proposals?|wish|wishes)\\b',
      "\\b(?:feeding|helping|informing|comforting|training|protecting|thanking|asking) (?:the |our )?\\w+\\b[^.]{0,6}\\b(?:is|are)(?: not|n['’]t) (?:an? |the |our )?(?:[\\w]+['’]s )?(?:tasks?|jobs?|business|duty|duties)\\b",
    ),
    said: [
      'Bad news is easier to take when one is tired.',
      'A long explanation calms people.',
      "The school's rules are meant as a suggestion.",
      "Feeding guests is not a hotel's task.",
    ],
    unlike: [
      'Bad news is not easier to take when one is tired.',
      'Bad news is better than no news.',
      "The school's rules are not just a suggestion.",
      'The idea is only a suggestion.',
    ],
  },
  {
    because:
      'A team needs somebody who leads, and what one person knows is shared before it is missed.',
    leftUndone: anyOf(
      '\\b(?:good |strong |real )?(?:teams?|crews?|staff|groups?) (?:always )?(?:leads?|manages?|organi[sz]es?) (?:itself|themselves)\\b|\\b(?:teams?|crews?|groups?) needs? no (?:leader|manager|boss|plan|rules)\\b|\\b(?:nobody|no one) (?:has to|needs to) (?:be (?:named|chosen|responsible|in charge)|lead|decide)\\b',
      '\\bkeeps? (?:his|her|their|the|my|our) (?:\\w+ )?(?:recipes?|knowledge|know-how|tricks?|skills?|experience) to (?:him|her|them|my|our)sel(?:f|ves)\\b|\\b(?:sharing|passing on) (?:\\w+ )?(?:knowledge|recipes?|skills?)\\b[^.]{0,20}\\bmakes? (?:\\w+ )?(?:replaceable|weak|useless)\\b',
      '\\bwhoever (?:is|has been)\\b[^.]{0,25}\\b(?:longest|oldest|loudest|strongest)\\b[^.]{0,20}\\b(?:decides|is right|leads|gets)\\b',
      '\\b(?:stronger|bigger|better known) (?:an?|the|our) (?:brand|name)\\b[^.]*\\bthe less\\b[^.]*\\b(?:product|quality|service|food|taste)\\b|\\bcomes? for (?:the|our) (?:name|logo|brand) and not for\\b',
    ),
    said: [
      'A good team leads itself.',
      'Nobody has to be named as leader.',
      'Marisol should keep her recipe to herself.',
      'Whoever is longest in a shop decides.',
      'The stronger a brand is, the less the product matters.',
    ],
    unlike: [
      'No team leads itself.',
      'She should not keep her recipe to herself.',
      'Whoever waits longest is served first.',
      'The stronger a brand is, the more the product has to keep its promise.',
      'The team organizes the party itself.',
    ],
  },
]
