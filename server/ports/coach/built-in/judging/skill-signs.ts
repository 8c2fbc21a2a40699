/** "If we do all this, people will be happy" supposes something, and gives no reason for it. */
export const GIVES_A_REASON =
  /\b(?:because|since|so that|therefore|otherwise|as a result|the reason|due to|in order to|instead of|rather than|leads? to|costs? us|saves?|worth)\b|['’]cause\b|[,;:] (?:and )?so\b|^So\b|\bso (?:they|we|he|she|it|I|you|nobody|no|the|our|my|your|that|every\w+|each|people|customers)\b|\bthat['’]s (?:why|how)\b|\b(?:that|which|this)(?: way| means|['’](?:s|d)| is| would| will)\b|\bto (?:avoid|keep|make sure|show|prevent)\b|\bif\b[^.]*\b(?:\d|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lose|loses|dies|then|quit|quits|leave|get hurt)\b/i

export const CUSTOMERS =
  / (?:customers?|guests?|clients?|members?|buyers?|parents?|families|family|fans|visitors?|shoppers?|patients?|subscribers?|people|folks|kids?|moms?|dads?|mothers?|fathers?|neighbors?|regulars|students?|travelers?|diners?|riders?|callers?|tenants?|players?|anybody who|anyone who|everybody else|your (?:card|order|ticket|money|seat)) /

export const STAFF =
  / (?:employees?|staff|team|workers?|crew|managers?|tellers?|servers?|drivers?|hires?|coworkers?|boss|leads?|shifts?|cooks?|waiters?|cashiers?|clerks?|guards?|cleaners?|trainees?|interns?|helpers?|coaches|guides?|volunteers?|groomers?|lifeguards?|colleagues|(?:our|my) (?:people|folks|guys|own)|(?:two|three|some|one) of (?:us|our people)) /

export const MONEY =
  / (?:costs?|price|money|profit|revenue|sales|budget|dollars?|fees?|pay|margin|loss|spend|save|saves|saving|bucks?|cash|cents?|rent|wages?|bills?|fund|thousand|cheaper|refund|paid|pays|earn|owe|owes|tops|apiece|payroll|credit line|in the bank|(?:hundred|thousand) (?:a|each|extra|more|left)) |\$/

export const RECOMMENDS =
  / (?:recommend|suggest|propose|advise|my plan|the plan|we should|i would|i will|we will|we would|id|ill|we need to|my recommendation) /

/** "I will tell you my recommendation" recommends nothing yet. */
export const ANNOUNCES =
  / (?:say|tell|give|present|show|explain)(?: to)? (?:you )?(?:my|our|the) (?:recommendations?|plan|ideas?|suggestions?|proposal) /

/** "First the grocer, and later the chain". */
export const IN_TURN =
  / first (?:the |our |my |a )?\w+(?: \w+){0,3} (?:then|later|after that|afterwards|next|second) /

export const PRIORITY =
  / (?:first|before anything|right away|immediately|tonight|most important|priority|most urgent|first thing|start with|starting with|start by|at once|right now|number one|today|before (?:i|we) (?:do|say|talk|try|start|go)|the (?:minute|second|moment)|this (?:morning|afternoon|minute|week)|starting (?:tonight|today|monday)|next up) /

export const GREETING =
  / (?:good morning|morning|afternoon|evening|hiya|howdy|good to see|how are you|good afternoon|good evening|good day|hello|hi|hey|welcome|thank you for|thanks for|my name is|nice to (?:meet|see)|pleasure|glad to|happy to|great to) /

export const SIGNPOSTS = [
  / (?:first|firstly|to start|start with|starting with|step one|to begin|number one|first off|here is|heres|for starters|my (?:answer|advice) is|the short answer|let me (?:walk|start|begin|tell)|(?:two|three|four) things|before (?:i|we|anything)) /,
  / (?:second|secondly|next|then|step two|after that|number two|from there|now|about the|as for|meanwhile|why not|when it comes to|for the (?:public|employees|staff|team|customers|others|owner|marketing)|everybody else) /,
  / (?:third|thirdly|also|in addition|another|besides|step three|number three|on top of|plus|other (?:thing|reason|possibility|half)|same with|one more|and worse|after this|and the \w+ thing) /,
  / (?:finally|lastly|last|in the end|to sum up|in conclusion|in summary|to wrap up|overall|so in short|so yeah|bottom line|long story short|thats (?:it|my|the) (?:recommendation|plan|idea)?|all in all|one last|last thing) /,
]

export const CLOSING =
  / (?:thank you|thanks|any questions|your questions|what questions|look forward|looking forward|next step|do you agree|do i have|can we start|approve|approval|your thoughts|happy to answer|glad to answer|what do you think|let me know|are you ok with|can i go ahead|only you can|your decision|what matters|you decide|ready to start|(?:could|can|may|shall|should) (?:i|we) (?:call|start|go|set|put|book|hold|bring|begin|try|send|get)|would you be|is that okay|sound good|sounds? (?:okay|fair)|deal|thats (?:my|the) (?:recommendation|plan|pitch|idea)|my (?:recommendation|plan)|i can have (?:this|it|that|the)|(?:the|my) number i want|ill (?:start|begin|report|tell you)) /
