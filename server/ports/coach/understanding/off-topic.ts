/** What a business tutor is often asked and is not for. Counts only where no business term stands beside it. */
const OFF_TOPIC =
  /\b(weather|temperature outside|super ?bowl|nba|nfl|mlb|fifa|world cup|football|soccer|basketball|baseball|lebron|messi|ronaldo|taylor swift|drake|song|songs|lyrics|rap|movie|movies|film|netflix|tv show|anime|manga|celebrity|kardashian|video ?games?|minecraft|fortnite|roblox|pokemon|xbox|playstation|girlfriend|boyfriend|my ex|broke up|breakup|crush|flirt\w*|dating|date me|prom dress|marry me|kiss|sex\w*|porn|drugs?|weed|vape|alcohol|beer|recipe|cook|cookies|pizza|dinner|lunch|joke|jokes|funny|poem|haiku|story about|bedtime|essay for (english|history)|shakespeare|hamlet|romeo|biology|photosynthesis|mitochondria|chemistry|physics|quantum|newton|gravity|algebra|trigonometry|calculus|derivative|integral|quadratic|pythagor\w*|geometry homework|math homework|history homework|english homework|civil war|world war|ww2|wwii|napoleon|george washington|president of|who is the president|election|trump|biden|republican|democrat|abortion|gun control|religion|god exist|bible|quran|horoscope|zodiac|astrology|planet|planets|mars|moon|aliens?|dinosaurs?|capital of|tallest|longest river|population of|translate|in spanish|in french|python|javascript|java code|html|code for|write (me )?(a )?(code|program|script|poem|song|story|rap|essay)|homework for me|diet|lose weight|workout|abs|doctor|headache|medicine|sick|cats?|dogs?|puppy|kitten|lottery|casino|gambl\w*|bet on|time is it|what day is|flat earth|meaning of life|favorite (color|food|song|movie|team)|tiktok dance|homecoming|vacation|instagram caption|birthday)\b/

/** Of somebody known to the world, in a term of ours: "what's so-and-so's net worth". */
const GOSSIP =
  /\b(?!(?:company|business|firm|owner|person|persons|family|my|your|its|their|individual|someone|somebody|student|everyone|what|whats)\b)[a-z]{2,}s net worth\b|\bhow (rich|old|tall|famous) (is|are) (?!(a|an|the|my|your|this|that) )|\b(aliens?|illuminati|trump|biden|horoscopes?|zodiac)\b/

/** Whatever term stands in it, it is about a celebrity. */
export const isGossip = (plain: string) => GOSSIP.test(plain)

export const isOffTopic = (plain: string) => OFF_TOPIC.test(plain)

/** A text of the student's to be written for them, whatever it is about. */
export const isCreativeWish = (plain: string) =>
  /\b(english|history|science|biology|chemistry|physics|spanish|french|art|drama) (class|homework|teacher|essay|assignment|project|paper)\b/.test(
    plain,
  ) ||
  /\b(write|compose)\b.{0,120}\b(poem|haiku|song|lyrics|rap|story|essay)\b/.test(plain) ||
  /\b(write|compose|make|do|finish|create)\b.{0,25}\b(poem|haiku|song|lyrics|rap|story|essay|homework|code|program|script|book report|lab report)\b/.test(
    plain,
  ) ||
  /\btranslate\b/.test(plain)
