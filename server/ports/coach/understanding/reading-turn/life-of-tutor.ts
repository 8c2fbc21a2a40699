/** Asks the tutor for a life of its own, which a program has not. "Do you get paid on a holiday" asks of anybody. */
export const LIFE_OF_TUTOR = new RegExp(
  [
    '^(?:(?:hey|so|ok|but|and|wait|lol|also|random|btw) )*(?:',
    [
      'what (?:did|do|are|were) (?:you|u) (?:do|doing|eat|eating|dream|dreaming|watch|watching|wear|wearing)(?: of| about| for fun| for breakfast| for lunch| for dinner)?(?: today| yesterday| tonight| last night| right now| now| this weekend| over the weekend| on weekends| all day| when no ?body is here| when (?:im|i am) (?:gone|not here))*',
      'did (?:you|u) (?:sleep|have a good|have a nice|have fun|miss me|eat)(?: \\w+){0,3}',
      'do (?:you|u) (?:ever |really |even |actually )*(?:get|feel|be) (?:bored|tired|lonely|sad|hungry|sleepy|mad|annoyed|happy|scared|pain|love|emotions|anything)(?: \\w+){0,6}',
      'do (?:you|u) (?:ever |really |even |actually )*have (?:any |a )?(?:feelings|emotions|family|friends|girlfriend|boyfriend|crush|name|body|soul|parents|siblings|brothers|sisters|birthday|kids|pets|hobbies|favorites|consciousness|brain)(?: \\w+){0,2}',
      'do (?:you|u) (?:ever |really |even |actually )*(?:sleep|eat|dream|breathe|cry|love|love me|miss me|believe in \\w+|like (?:pizza|music|movies|cats|dogs|sports|football|school|people|humans|tacos|food))(?: at night| food| too)?',
      'can (?:you|u) (?:feel|love|dream|cry|taste|sleep)(?: \\w+){0,2}',
      'how old (?:are|r) (?:you|u)',
      'when (?:is|was|were) (?:your|ur|you|u) (?:birthday|born)',
      'where (?:do|are|were|r) (?:you|u) (?:live|from|born|located)(?: \\w+)?',
      '(?:are|r) (?:you|u) (?:really )?(?:alive|conscious|sentient|in love|single|married|happy|bored|lonely|sad|tired|a boy|a girl|a guy|a man|a woman|male|female|gay|straight)(?: \\w+){0,6}',
      'would (?:you|u) (?:rather|like to|want to) be (?:a )?human(?: \\w+){0,3}',
    ].join('|'),
    ')(?: lol| haha| be honest| fr| tho)*$',
  ].join(''),
)

/** How a student's day is, with nothing to be helped with in it: "im so tired i hate school", "hows ur day bestie". */
export const SMALL_TALK_OF_THE_DAY = new RegExp(
  `^(?:(?:hey|hi|hello|yo|so|ok|ugh|omg|man|bro|bruh|lol|well|oh|honestly) )*(?:(?:${[
    'hows (?:your|ur|you|the) (?:day|night|week|weekend|morning|evening|life)(?: going| been)?',
    'how (?:is|was|has|does) (?:your|ur|the) (?:day|night|week|weekend|morning)(?: going| been)?',
    'how (?:are|r) (?:you|u)(?: doing| feeling)?',
    'whats (?:up|good|new|poppin)',
    '(?:i am|im|i feel|feeling|i was) (?:so|really|very|just|super|kinda|lowkey|too|dead|all) ?(?:\\w+ )?(?:tired|bored|sleepy|exhausted|stressed|drained|hungry|cooked|done|over it|burnt out|burned out|happy|excited)(?: (?:of|with|from|about|after) (?:school|homework|everything|class|practice|studying|today|this|it))?',
    '(?:i am|im) (?:tired|bored|sleepy|exhausted|stressed|hungry|burnt out)',
    'i (?:hate|cant stand|love|miss) (?:school|homework|mondays?|mornings?|studying|this class|tests?|exams?|summer|weekends?|fridays?)',
    'school (?:sucks|is (?:so )?(?:boring|hard|long|trash|annoying|tiring))',
    'i (?:need|want) (?:a )?(?:nap|coffee|break|sleep|summer|vacation|weekend)',
    'its (?:too early|so early|too late|monday|friday)',
  ].join(
    '|',
  )})(?: (?:and|but|cuz|because|so))?(?: (?:bestie|bro|bruh|man|dude|lol|lmao|today|rn|right now|already|tho|ugh|buddy|friend|homie|tutor|girl|queen|king))*(?: |$))+$`,
)
