import type { Fact } from './facts.ts'

/**
 * Ways to think a question through that no card, term or common question answers: an honest frame instead of "I do not
 * know". Asked only after everything else, so they may be broad; the first that fits counts.
 */
export const frameOf = (plain: string): Fact | undefined =>
  FRAMES.find(({ when }) => when.test(plain))

const ASKS_WHAT_TO_DO =
  '(what (do|should|would|can|could|must|now|next|if)|how (do|should|would|can|could|to)|is (it|that|this) (a problem|ok|okay|right|wrong|bad|fair|allowed)|should (i|we|the|an?|he|she|they|managers?|employees?))'

/** A case is often told without a question: that somebody is upset or wants something, or that it went wrong, asks what to do. */
const TELLS_TROUBLE =
  '(complain\\w*|mad|angry|upset|annoyed|furious|yell\\w*|scream\\w*|shout\\w*|rude|mean|refus\\w*|wants?|demand\\w*|insist\\w*|threat\\w*|keeps|wont|says|said|claims?|swears?|thinks?|left|lost|forgot|broke\\w*|ruin\\w*|wrong|dirty|cold|never|asked me|asks me|blam\\w*|favorites|unfair|lazy|ignor\\w*|behind my back|called (in|out) sick|quit)'

/** Somebody who is not called a customer is one where business is done. */
const SOMEBODY =
  '(lady|guy|man|woman|mom|dad|kids?|parents?|family|couple|caller|someone|people|tourists?|dude)'
const AT_A_BUSINESS =
  '(i work|at work|my (job|shift|register|stand|store|shop|booth)|our|we|us|salon|hotel|motel|resort|front desk|restaurant|cafe|diner|store|shop|bakery|theater|gym|bowling alley|arcade|counter|drive thru|register|checkout|valet|menu|refund|discount|receipt|money back)'

/** `when` is of the turn's plain words. */
const FRAMES: (Fact & { when: RegExp })[] = [
  {
    id: 'competition-day',
    when: /^(?:so |and |but )?(?:can|could|may|what if|what happens if|how many|how much|do|does|is|are|when|where|who|will|am)\b.*\b(role ?plays?|judges?|competition|districts?|states|icdc|deca|name ?tag|badge|event|prep (room|time)|holding room)\b/,
    title: 'About the competition itself',
    says: "That is not among the things I know for certain, and it can differ by event, level and year: ask your advisor, or look into this season's guidelines. What holds nearly everywhere: usually one judge in a role-play; be early, with badge, pens and business attire; no phones; small things such as water or a forgotten badge are settled by asking an organizer at once. Then put your mind on the indicators.",
    check: 'What else could go wrong that day, and whom would you ask?',
  },
  {
    id: 'is-it-ethical',
    wins: true,
    when: /^(?!.*\b(?:in (?:a|the|my) (?:case|role ?play)|judges?)\b).*\b(?:is|was|would|isnt|wouldnt|are) (?:it|that|this|they|we|i|a (?:company|business|store|boss|manager)|companies|stores)(?: be| being)? (?:still |really |actually )?(?:un)?(?:ethical|moral|immoral|ethically|morally|shady|dishonest|wrong|unfair|fair|right|okay|ok|acceptable)\b(?! (?:price|answer|one|or|option|term|word|way|amount|time|place|kind|type|now|away)).{4,}/,
    title: 'Is it ethical?',
    says: '**Ask five things.** 1. **Legal?** If it breaks a law, it is out. 2. **Honest?** Would the other side still agree if they knew everything? 3. **Harm?** Who could be hurt, and who only gains? 4. **In public?** Would you do it with your name on the front page? 5. **If everybody did it?**\n\n**How it usually comes out.** One clear no makes it unethical, also where it is legal. Selling something as what it is not, hiding a danger, breaking a promise, taking what others made, or using people\'s data without asking fails the second question. Charging more for more value, keeping a real trade secret, or refusing what a posted rule excludes usually passes.\n\n**On the exam.** The key is honest and fair, even where it costs money; "nobody will notice" and "everybody does it" are the traps.',
    check: 'Which of the five questions decides your case, and how?',
  },
  {
    id: 'market-something',
    when: /^(?!.*\b(?:(?:il)?legal(?:ly)?|allowed|law|laws|licen[sc]es?|permits?)\b).*\b(to|you|u|i|we|they|would|should|could|can) (best |even )?(market|advertise|promote|sell|launch|introduce|brand)\b(?! (each|them|it|for|at|price|share|value|economy|shirts? for|\$?\d))(?!.*\b(break even|fixed costs?|how many|percent)\b).{0,60}\b(to|for|in|at|a|an|my|our|the|new)\b.{3,}/,
    title: 'How to market something',
    says: '1. **Target market**: who exactly (age, place, lifestyle, what they need)? Where do they spend time?\n2. **Position**: one reason to choose you over what they use now.\n3. **Product**: version, name and package that fit these people.\n4. **Price**: what they can pay and what rivals charge; perhaps a low start or a trial.\n5. **Place**: sell where they already are, online and nearby.\n6. **Promotion**: for teens and students short videos, friends, samples and events; for families local media and schools; for older people mail, print and personal service.\n7. **Measure**: a goal with a date ("500 trial packs in May, 20 percent buy again"), then adjust.',
    check: 'Who is the target market in your case, in one sentence?',
  },
  {
    id: 'few-sales',
    when: /\b(nobody|no one|few|not enough|less|fewer|lots of visitors|losing|lost|slow|down|dropped|declin\w*|bad) ?.{0,30}\b(buys?|customers?|sales|business|guests?|orders?|visitors?|profits?)\b|\b(sales|customers?|guests?|business|profits?|orders?) .{0,20}\b(are|is|have|has|went|keep|keeps)? ?(slow|down|dropp\w*|fall\w*|declin\w*|low|leav\w*|stopped|bad)\b/,
    title: 'Too few sales',
    says: '1. **Find where customers are lost**: too few come, they come and do not buy, or they do not come back? Count visitors, buyers and average sale, and ask some why.\n2. **Too few come**: promotion where the target market is, signs, partners, an event, a referral reward.\n3. **They do not buy**: greeting and product knowledge, displays, price and value, choice, waiting time, an easy way to pay.\n4. **They do not come back**: service, quality, a loyalty program, follow-up.\n5. **Try one change at a time**, with a number and a date, and keep what works. Cutting prices is the last step, not the first.',
    check: 'Which of the three is it in your case, and how would you know?',
  },
  {
    id: 'guest-or-customer',
    when: new RegExp(
      `^(?=.*\\b(customers?|guests?|clients?|shoppers?|diners?|patrons?)\\b)(?=.*\\b(${ASKS_WHAT_TO_DO}|${TELLS_TROUBLE})\\b)|^(?=.*\\b${SOMEBODY}\\b)(?=.*\\b${AT_A_BUSINESS}\\b)(?=.*\\b${TELLS_TROUBLE}\\b)`,
    ),
    title: 'A customer with a problem',
    says: '1. **Listen** to the end and show that you care: "I am sorry, that is really annoying."\n2. **Find out** what happened and what the customer wants.\n3. **Do what you can right away**: help to search, repair, replace, refund, call somebody; say what happens next and by when.\n4. **Know your limits**: beyond store policy or your authority, bring in the supervisor; with safety or loss write a report.\n5. **Follow up**, thank the customer, and tell the team, so that it does not happen again.',
    check: 'What are your first two sentences to this customer?',
  },
  {
    id: 'delivery',
    when: /\b(deliver\w*|shipment|supplier|vendor|order(ed|s)?|boxes|stock)\b.{0,60}\b(short|late|missing|wrong|damaged|broken|delayed|never came|out of|ran out|raised|too many|too much|mistake|still got|left ?over)\b|\b(short|late|missing|wrong|damaged|broken|delayed|too many|too much|left ?over)\b.{0,40}\b(deliver\w*|shipment|supplier|boxes|order|stock|inventory)\b/,
    title: 'A problem with goods or a supplier',
    says: '1. **Check**: count, compare with the packing slip and the purchase order, take photos.\n2. **Write it down and tell the supplier at once**: what is missing, wrong or too much, and what you want (the rest, a credit, a return).\n3. **Protect customers and cash**: tell those who wait, offer substitutes, use safety stock or another supplier; mark down early what is left over.\n4. **Pay only for what came.**\n5. **Prevent it**: reorder point, forecast from last year, a backup supplier, and a look at how reliable this one is.',
    check: 'Which document tells you what should have come?',
  },
  {
    id: 'people-at-work',
    when: new RegExp(
      `^(?=.*\\b(employees?|workers?|staff|coworkers?|teammates?|group|team|members?|manager|boss|supervisor|partner|at work|job)\\b)(?=.*\\b${ASKS_WHAT_TO_DO}\\b)|^(?=.*\\b(coworkers?|manager|boss|supervisor|trainer|crew|at work|my shift)\\b)(?=.*\\b${TELLS_TROUBLE}\\b)`,
    ),
    title: 'A problem with people at work',
    says: '1. **Get the facts** before you judge: who saw what, when? Stay fair and keep it confidential.\n2. **Check policy and law**; safety, theft and harassment go to the supervisor or human resources at once.\n3. **Talk in private**, soon and calmly: what you have seen, its effect on work, "How do you see it?" Listen.\n4. **Agree** on what changes, who does what and by when; offer help.\n5. **Follow up and treat everyone alike**; write it down if it goes on.\n\n**On the exam.** The key is fair, private and about behavior. Ignoring it, gossip, and public blame are the traps.',
    check: 'Put the first sentence of that talk into your own words.',
  },
  {
    id: 'which-is-better',
    when: /^(?=.*\b(buy\w*|rent\w*|own\w*|leas\w*|sav(e|ing)|invest\w*|borrow\w*|pay\w*|loans?|college|jobs?|business|hir\w*|prices?|costs?|money|store|company|work\w*|sell\w*)\b)(?=.*(\b(better|best|worse|worth it|cheaper|smarter|safer|(?:good|bad|smart|dumb) (?:idea|move|plan|choice))\b|\bshould (i|we|you|a|the)\b.{3,}\bor\b))/,
    title: 'Which is better?',
    says: 'It depends, and this is how to decide: 1. **What is the goal**, and by when? 2. **Cost**: all of it, now and later, and the opportunity cost. 3. **Benefit**: money, time, quality, learning. 4. **Risk**: what can go wrong, and could you bear it? 5. **Freedom**: how hard is it to change later? Give each a weight, score both, and look at the result next to your feeling. For big decisions about your own money or life, talk with a parent or another adult you trust.',
    check: 'Which of the five counts most in your case?',
  },
]
