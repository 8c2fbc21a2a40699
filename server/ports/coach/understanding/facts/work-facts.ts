import type { Fact } from './facts.ts'

/**
 * Situations of work that students ask about as if they stood in them, and exams ask in the same way: what to do, in
 * which order. No single card has them whole. `when` is of the turn's plain words.
 */
export const WORK_FACTS: (Fact & { when: RegExp })[] = [
  {
    id: 'ethics-at-work',
    // Somebody at work, a wrong, and the question what to do or whether it is all right; in whatever order.
    when: /^(?!(what is|whats|what are|define|explain) (a |an |the )?\w+( \w+)?$)(?=.*\b(boss(es)?|managers?|supervisors?|co ?workers?|colleagues?|teammates?|employ(er|ee)s?|customers?|clients?|guests?|vendors?|suppliers?|owner|company|business|at work|my (job|shift)|register|till|resumes?|job interview)\b)(?=.*\b(lie|lies|lied|lying|steals?|stole|stealing|cheat(s|ed|ing)?|fak(e|es|ed|ing)|falsif\w*|fudg\w*|cover(s|ed|ing)? (it |this |something )?up|hid(e|es|ing)|dishonest\w*|unethical|illegal|bribe\w*|kickbacks?|mislead\w*|overcharg\w*|tak(e|es|ing) (the )?credit|took (the )?credit|exaggerat\w*|back ?dat\w*|discriminat\w*|harass\w*|leak(s|ed|ing)?|without (asking|permission|paying|telling)|not true|isnt true|untrue|false|but (its|it is|it was) not|but (it|they) (isnt|arent)|make up (numbers|figures|reviews)|chang(e|ed|ing) the (numbers|figures|books|dates?))\b)(?=.*\b(what (should|do|would|can|could) (i|you|we|u|an?|the)|is (it|this|that) (ok|okay|right|wrong|bad|ethical|fine|legal|unethical)|should (i|we|u)|can i|how (should|do) i|do i|would it be|wants? me|told me|tells me|asked me|asks me|makes me|i (saw|caught|know|found out|noticed)|ethical)\b)/,
    title: 'A question of ethics at work',
    says: 'Stay honest. **Integrity** means acting honestly even when it costs something, and that is what exams and judges want to see: a lie that helps today loses the trust of customers and coworkers later, and may break the law.\n\n1. **Get the facts** before you accuse anybody; you may have misunderstood.\n2. **Do not take part.** Decline calmly and give a reason: "I am not comfortable telling the customer that. Could I tell them what we really can do?"\n3. **Offer an honest way** to the same goal: the true delivery date, another product, shared credit.\n4. **If it goes on, report it** to the right person: your supervisor, or the next one up or human resources if it is your supervisor. Keep to facts, and do not spread it as gossip.\n\n**On the exam.** The key is the honest act by the proper channel. Going along, looking away, "a small lie for the team", revenge and telling everybody are the wrong options.\n\nIf this is happening to you, talk with a parent, your advisor or another adult you trust as well; many laws protect people who refuse to break the law, or who report that somebody does.',
    check:
      'Your manager asks you to tell a customer that a late order has been shipped. What would you say, word for word?',
    wins: true,
  },
  {
    id: 'angry-customer',
    when: /^(?=.*\b(how|what (do|should|would|can|could) (i|you|u|we|an?)|tips?|ways? to|best way|steps?)\b).*(\b(angry|upset|mad|rude|yelling|furious|unhappy|complaining|difficult|annoyed|screaming) (customers?|guests?|clients?)\b|\b(customers?|guests?|clients?) (?:(?:at|in|from|on) (?:the |my |our |a )?(?:\w+ ){1,3})?(who |that |which |when |whos |thats |is |are |was |gets? )*(so |very |really |super |pretty |hella )*(angry|upset|mad|rude|yelling|furious|unhappy|complaining|screaming)\b|\bcustomers? (who )?(wants?|asks? for|demands?)\b.{0,20}\b(refund|return|money back|exchange)\b|\b(handle|deal with|respond to|solve|resolve) (a |an |the )?(customers? )?complaints?\b)/,
    title: 'An angry customer',
    says: '1. **Stay calm and listen** to the end, without interrupting or taking it personally.\n2. **Show empathy and apologize** for the trouble: "I am sorry, I can see why that is upsetting." Arguing or blaming is never the key.\n3. **Restate the problem** and ask what is missing, so that you solve the right one.\n4. **Offer a solution** that you may really give, or two to choose from: repair, exchange, refund, another date. Beyond your authority, bring in your supervisor.\n5. **Follow up** and thank the customer: a complaint well solved often makes a loyal customer.\n\n**On the exam.** First listen and acknowledge the feeling, then solve. An option that offers money before listening, or quotes the policy, is the trap.',
    check: 'A guest shouts that her room is not ready. What are your first two sentences?',
    wins: true,
  },
  {
    id: 'conflict-at-work',
    when: /\b(conflict|argument|disagree(ment)?|fight(ing)?|beef|problem|issue|arguing)s? (with|w|between|in|at|on|among) (a |my |the |your |two |2 )?(co ?workers?|teammates?|colleagues?|employees?|team|partner|group|work|boss|manager|supervisor)\b|\b(co ?workers?|teammates?|colleagues?|employees?|partner)\b.{0,30}\b(argu\w+|fight\w*|disagree\w*|dont get along|wont (help|work)|doesnt (do|help|work)|never (does?|helps?)|isnt (doing|helping|working|pulling)|arent (doing|helping|working|pulling)|not (doing|helping|working))\b/,
    title: 'A conflict at work',
    says: '1. **Talk in private, and soon**, with the person and not about them.\n2. **Listen first**: let each side say what the problem is, without interrupting.\n3. **Say it as yourself**: "I had to close alone, and I was late for practice" instead of "you never help". That is assertive: it respects both sides.\n4. **Find what both want**, collect solutions and agree on one: who does what, by when.\n5. **Bring in a neutral third person**, such as the supervisor, only if you cannot settle it yourselves.\n\n**Ways to handle conflict:** avoiding, accommodating, competing, compromising (each gives up something) and collaborating (both get what matters).\n\n**On the exam.** The key is calm, private and about the problem. Going to the boss first, ignoring it and winning at any price are the usual traps.',
    check: 'Turn this into an "I" sentence: "You never answer my messages."',
  },
  {
    id: 'presentation',
    when: /^(?!.*\b(blank|freez\w*|froze|nervous|scared|judges?)\b).*\b(give|giving|make|making|do|doing|deliver|better|good|great|strong|effective|improve|prepare|start|begin|structure)\b.{0,25}\b(presentations?|speech(es)?|public speaking)\b|\b(presentation|public speaking|speech) (tips?|skills?|advice|help)\b|\bhow (do|to|should|can) .{0,20}\bpresent (well|better|to|my|an)\b/,
    title: 'A good presentation',
    says: '1. **Know your audience and your purpose**: what should these people know, believe or do afterwards?\n2. **Open with something that matters to them**: a question, a figure or a short story, and then what you will cover.\n3. **Two or three main points**, each with an example or a number. Little text on slides: they support you, and are not your script.\n4. **Deliver it**: eye contact, upright posture, 140 to 160 words a minute, and a pause instead of "um".\n5. **Close** with a summary and a clear next step, and invite questions.\n6. **Rehearse aloud** with a timer, at least twice.\n\n**On the exam.** The first step is nearly always the audience and the purpose; choosing slides or words comes later.',
    check:
      'Take your last presentation: who was the audience, and what should they have done afterwards?',
  },
  {
    id: 'movement',
    // The price alone is named as the cause, and a curve as what it moves.
    when: /^(?!.*\b(?:inputs?|materials?|substitutes?|complements?|related|other|another|oil|gas|ingredients?|movement|along|both)\b)(?:.*\b(?:prices? (?:of \w+ )?(?:goes|go|went|rises?|rose|falls?|fell|drops?|dropped|increases?|decreases?|changes?|is (?:raised|cut|lowered))|(?:rais(?:e|es|ing)|lower(?:s|ing)?|cut(?:s|ting)?|increas(?:e|es|ing)|chang(?:e|es|ing)) (?:(?:the|its|a|your) )?prices?|(?:higher|lower|change in|rise in|fall in|drop in|increase in) (?:the |its )?prices?)\b.*\b(?:(?:demand|supply)(?: curve)? (?:shifts?|moves?)|(?:shifts?|moves?) (?:the |in |in the )?(?:demand|supply))\b|.*\b(?:(?:demand|supply)(?: curve)? (?:shifts?|moves?)|(?:shifts?|moves?) (?:the |in |in the )?(?:demand|supply))\b.*\b(?:if|when|because|after)\b.*\b(?:prices? (?:of \w+ )?(?:goes|go|went|rises?|rose|falls?|fell|drops?|dropped|increases?|decreases?|changes?|is (?:raised|cut|lowered))|(?:rais(?:e|es|ing)|lower(?:s|ing)?|cut(?:s|ting)?|increas(?:e|es|ing)|chang(?:e|es|ing)) (?:(?:the|its|a|your) )?prices?|(?:higher|lower|change in|rise in|fall in|drop in|increase in) (?:the |its )?prices?)\b)/,
    title: 'The price moves along the curve',
    says: '**No: its own price never shifts a curve.** When the price of a good goes up, people buy less of it: the **quantity demanded** falls, which is a movement along the same demand curve. Sellers offer more of it, a movement along the supply curve.\n\n**What does shift demand** is anything else: income, tastes, the number of buyers, what they expect, and the prices of substitutes and complements. Supply shifts with the cost of inputs, technology, taxes and the number of sellers.\n\n**Example.** Smoothies go from $5 to $6, and a stand sells 60 a day instead of 80. The curve has not moved. Then a heat wave comes, and at $6 it sells 90: now demand has shifted to the right.\n\n**On the exam.** "Demand falls" and "quantity demanded falls" are different answers. Ask first whether it was the price of this very good that changed.',
    check:
      'Coffee gets dearer, and people drink more tea. Which curve shifts, and along which does the market only move?',
    wins: true,
  },
  {
    id: 'shift',
    when: /^(?!.*\b(both|same time|together|at once)\b)(?=.*\b(prices?|equilibrium|happens?|quantity)\b).*\b(supply|demand)\b( for \w+)? (goes|go|is going|went|falls?|fell|drops?|dropped|rises?|rose|increases?|increased|decreases?|decreased|shifts?|gets|becomes|is (low|lower|high|higher))\b|^(?!.*\b(both|same time|together|at once)\b)(?=.*\b(prices?|equilibrium)\b).*\b(increase|decrease|drop|fall|rise|shift|more|less)s? in (the )?(supply|demand)\b/,
    title: 'When supply or demand changes',
    says: '| what changes | price | quantity |\n| --- | --- | --- |\n| demand rises | rises | rises |\n| demand falls | falls | falls |\n| supply rises | falls | rises |\n| supply falls | rises | falls |\n\n**Why.** Less supply at the same demand means a shortage at the old price: buyers bid against each other, and the price goes up. More supply means a surplus, and sellers lower the price. With demand it is the other way around.\n\n**Example.** Frost destroys half of the orange harvest: supply falls, so oranges cost more and fewer are sold.\n\n**On the exam.** First decide which of the two has changed. A change of the price itself shifts neither curve; it only moves along them.',
    check:
      'A new phone makes an older model unattractive. What happens to the price of the older one, and which curve moved?',
    wins: true,
  },
  {
    id: 'use-indicators',
    when: /\b(use|using|work in|cover|hit|address|include|mention|fit in|talk about|get points (for|on|with)|go through)\b.{0,25}\b(the |my |all )?(performance )?(indicators?|pis?)\b/,
    title: 'How to use the indicators',
    says: '1. **Underline** each one in the case and number your notes by them: they are the sections of your talk.\n2. **Name it** in its own words when you come to it, so that the judge can find it on the form.\n3. **Say what it means** in one sentence.\n4. **Apply it**: what would you do in this company, exactly how, with a number that shows success.\n5. **Leave none out** and give each about the same time: in an individual series event each is worth up to 14 of 100 points, and an empty one gets nearly nothing.',
    check:
      'Take one indicator of your last role-play: what was your sentence that applied it to the case?',
    wins: true,
    isSurest: true,
  },
  {
    id: 'prep-plan',
    when: /^(?!.*\b(phones?|calculators?|google|internet|laptop|talk|partner|study|exam|test|(?:a|per|each|every) day)\b).*\b(use|spend|plan|divide|split|organi[sz]e|do (in|during|with)|manage|best way)\b.{0,40}\b(prep(aration|are)?( time| minutes?| period)?|(10|ten|30|thirty) min(ute)?s?)\b|\bprep time (tips?|strategy|plan)\b/,
    title: 'Ten minutes of preparation',
    says: '| minutes | what to do |\n| --- | --- |\n| 1–2 | Read twice: who you are, who the judge is, the task. Underline each performance indicator. |\n| 3–7 | For each indicator one line of notes: what it means, what you would do here and exactly how, a number that shows success. |\n| 8 | Opening (greeting, your role, what you will cover) and closing (summary, next step). |\n| 9 | Think of two questions that the judge may ask, and one creative idea. |\n| 10 | Number your notes in the order of the indicators, breathe, say your first sentence. |\n\nWrite key words, not sentences: you talk with the judge, you do not read aloud. In team events there are 30 minutes: decide first who speaks to which indicator.',
    check: 'Which line of this plan do you skip most often?',
    wins: true,
  },
  {
    id: 'judge-questions',
    when: /\b(judges?|follow ?up) (follow ?up )?questions?\b|\bquestions? (from|of|by) (the )?judges?\b|\bwhat (will|does|do|would|might|can) (the )?judges? ask\b|\bjudges? asks? (me|you|us)\b/,
    title: "The judge's questions",
    says: 'What the judge asks stands in the instructions for judges, and not in the case that you read; everybody is asked the same two or three. What your case does tell, often in its last paragraph, is how the meeting goes and what the judge wants from you.\n\n1. **Prepare them**: while you read, think of one answer each to cost, risk, time and how to measure success.\n2. **Pause, then answer the question itself** in the first sentence; give a reason and an example from the case.\n3. **Say exactly how**: who does what, by when, at what cost.\n4. **If you do not know**, say so, reason from what you do know, and say how you would find out.\n5. **Stay in your role**, keep eye contact, and thank the judge at the end.',
    check: 'Which question would you ask yourself about your last role-play?',
    wins: true,
  },
  {
    id: 'trouble',
    when: /\bmy (mom|dad|mother|father|parents?|family|brother|sister|grand\w+|friend)s? .{0,25}\b(divorc\w*|died|passed away|dying|cancer|hospital|fired|kicked me out)\b|\b(i am|im|i feel|feeling) (so |really |very )?(depressed|lonely|hopeless|bullied|worthless)\b|\b(im|i am|getting|being) bullied\b/,
    title: 'That sounds hard',
    says: 'I am sorry that you are going through this. I am only a study program and cannot help with it, but people can: talk with a parent, a school counselor, a teacher or your advisor, today if you can. In the United States you can call or text **988** at any time, free of charge; if somebody is in danger right now, call 911. Your business studies can wait, and I am here when you are ready.',
    check: 'Who is one person you could talk with today?',
    wins: true,
  },
  {
    id: 'pace',
    when: /\b(saying|say|said) (um|uh|uhm|like)\b|\bfiller words?\b|\b(talk|speak|talking|speaking) (too |so )?(fast|quick|slow)(ly)?\b|\bhow (fast|slow|loud) (should|do|to)\b/,
    title: 'Pace and filler words',
    says: '1. **Pause instead of "um".** A second of silence sounds calm to the judge and gives you time to think.\n2. **Know your next point**: one line of notes for each indicator, so that there is nothing to search for.\n3. **Shorter sentences.** Stop at the end of one, breathe, begin the next.\n4. **Record yourself** on Practice Roleplays: it counts pace and fillers. 140 to 160 words a minute is comfortable, and up to about five fillers a minute does no harm.',
    check: 'Say what opportunity cost is, aloud, without one "um". How long did you pause?',
    wins: true,
  },
]
