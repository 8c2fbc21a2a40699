/**
 * What is said of a matter that is not ours, by its kind: who helps with it, and what of ours comes nearest. Undefined
 * where it is of no kind that is known.
 */
export const ofOtherMatter = (plain: string): OtherMatter | undefined =>
  OTHER_MATTERS.find(({ asks }) => asks.test(plain))

type OtherMatter = {
  asks: RegExp
  says: string
  /** A term of ours, to go on with. */
  near?: string
}
export const OTHER_MATTERS: OtherMatter[] = [
  {
    asks: /\b(?:python|java(?:script)?|js|html|css|c\+\+|sql|react|code|coding|codes?|script|regex|api|website in|build me a website|make me an? (?:website|app|bot|program)|debug\w*|algorithm|scrap(?:e|es|er|ing))\b/,
    says: 'I write no code and build no websites; a computer class or a coding site helps with that. What a business does with a website or with data, I can explain.',
    near: 'e-commerce',
  },
  {
    asks: /\b(?:math|algebra|geometry|calc(?:ulus)?|trig\w*|physics|chem(?:istry)?|bio(?:logy)?|history|spanish|french|latin|english|gym|science) (?:homework|hw|test|class|essay|exam|quiz|worksheet|lab|proof|problem|packet|project|question)s?\b|\b(?:solve|equation|quadratic|derivative|integral|triangles?|congruent|square root|photosynthesis|mitochondria|periodic table|molecul\w*|atoms?|world war|civil war|romeo|gatsby|macbeth|shakespeare|conjugat\w*)\b|\d ?[xy]\b|\b[xy] ?(?:equals|is) ?\d/,
    says: 'For other school subjects, your teacher, a classmate or the library helps more. The math of business I do gladly: percentages, markups, interest, break-even.',
    near: 'markup',
  },
  {
    asks: /\b(?:write|make|tell|give|sing|finish|do)\b.{0,25}\b(?:essay|poem|haiku|story|stories|song|rap|lyrics|jokes?|riddles?|fan ?fiction|speech)\b/,
    says: 'Essays, poems, songs and jokes I leave to you and to others: all I have is concepts of business and practice questions.',
    near: 'slogan',
  },
  {
    asks: /\b(?:fortnite|minecraft|roblox|valorant|gta|pokemon|fifa|2k|madden|call of duty|cod|zelda|mario|video ?games?|gaming|gamer|20 questions|twenty questions|truth or dare|tic tac toe|chess|hangman|would you rather|never have i ever|rock paper scissors|play (?:a |an? \w+ )?(?:game|with me)|lets play)\b/,
    says: 'The only game I play is a quiz, with four options and a hint when you are stuck.',
    near: 'opportunity cost',
  },
  {
    asks: /\b(?:girls?|boys?|guys?|crush|gf|bf|girlfriend|boyfriend|date|dating|prom|homecoming|hoco|kiss\w*|flirt\w*|rizz|pick ?up lines?|ex|love letter)\b/,
    says: 'Matters of the heart are beyond a study program; a friend or somebody you trust knows you better than I do.',
  },
  {
    asks: /\b(?:vote|voting|elections?|president\w*|trump|biden|harris|obama|democrats?|republicans?|liberals?|conservatives?|politic\w*|abortion|gun control|congress|senators?|governor)\b/,
    says: 'In politics I take no side, and whom to vote for is for each person to decide. What taxes, tariffs and the Federal Reserve do to a business, I can explain.',
    near: 'tariff',
  },
  {
    asks: /\b(?:lose weight|gain weight|weight loss|abs|six pack|muscles?|bench|bulk\w*|calories|diet\w*|protein|workouts?|acne|pimples?|grow taller|taller|skin|sleep|tired|headache|sick|height)\b/,
    says: 'What is good for your body, a parent, your coach, the school nurse or a doctor can tell you; they know you.',
    near: 'opportunity cost',
  },
  {
    asks: /\b(?:weather|rain\w*|snow\w*|temperature|forecast for|sunny|hurricane|storm)\b/,
    says: 'I can look nothing up and see no sky; a weather app knows.',
    near: 'sales forecast',
  },
  {
    asks: /\b(?:nba|nfl|mlb|nhl|super ?bowl|world cup|playoffs?|lakers|warriors|celtics|yankees|cowboys|chiefs|lebron|messi|ronaldo|curry|mahomes|soccer|football|basketball|baseball|who (?:won|will win|would win|is going to win)|score of|bet|parlay)\b/,
    says: 'Scores, teams and who will win I do not follow. How teams and leagues earn their money, I can explain.',
    near: 'sponsorship',
  },
  {
    asks: /\b(?:movies?|films?|netflix|shows?|series|anime|songs?|music|playlist|album|drake|taylor swift|beyonce|kanye|celebrit\w*|kardashian\w*|famous|rapper|singer|actor|actress|influencers?|youtubers?|memes?|tiktok)\b/,
    says: 'Stars, films and music are not among the things I know. How such a business earns its money, I can explain.',
    near: 'licensing',
  },
  {
    asks: /\b(?:whats|what is|which|what|where|best|good|should i (?:buy|get|eat)|recommend)\b.{0,30}\b(?:pc|laptops?|phones?|iphone|console|car|shoes|sneakers|headphones|restaurants?|pizza|burgers?|tacos|sushi|food|recipe|outfit|gift|haircut|makeup)\b/,
    says: 'What to buy, wear, cook or where to eat I do not test. How such things are priced and promoted, I can explain.',
    near: 'price skimming',
  },
  {
    asks: /\b(?:dog|cat|puppy|kitten|hamster|pet|horse|fish|gecko|rabbit)s?\b/,
    says: 'Animals are not my field, much as I would like to help. Your family or a vet knows more.',
    near: 'target market',
  },
  {
    asks: /\b(?:mom|dad|parents?|brother|sister|friends?|teacher|bestie|roommate)s?\b/,
    says: 'What goes on between you and people close to you, somebody you trust understands better than a study program.',
    near: 'conflict resolution',
  },
]
