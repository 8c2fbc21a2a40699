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
