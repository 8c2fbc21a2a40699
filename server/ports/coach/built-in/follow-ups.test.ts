import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

test.each([
  ['yield management', 'Why does it work for hotels but not for a shoe store?'],
  ['contract', 'What does it need to be valid?'],
  ['inflation', 'Why is bad for people who save money?'],
])('%s, %s: no answer opens with the yes or no of another question', (term, asked) =>
  expect(answerTo(term, asked)).not.toMatch(
    /\n\n(Yes|No|Partly|Mostly|Sometimes|Usually not)\b|Paying yourself/,
  ),
)

test.each([
  ['what is a contract', 'What it need for be valid?', 'onsideration'],
  ['credit score', 'How I can make it more high?', 'on time'],
  ['inflation', 'Why is bad for people who save money?', 'the money waits'],
  ['just in time', 'What is problem if truck come late?', 'stop the work'],
  ['just in time', 'what if the supplier is late', 'stop the work'],
  ['inflation', 'Give me example with bread', '**Inflation**, an example'],
  ['target market', 'give me an example with a gym', 'A climbing gym'],
  ['budget', 'is it like planning where your money goes before you spend it?', 'Yes, that is'],
])('%s, %s: keeps to the talk', (first, then, says) => {
  const answer = answerTo(first, then)
  expect(answer).toContain(says)
  expect(answer).not.toContain('Nearest')
})

test.each([
  ['who is liable in an LLC', 'The LLC itself is liable'],
  ['who loses in a hostile takeover', 'lose their jobs'],
  ['who is responsible for the debts of a corporation', 'The corporation itself'],
])('%s: answers that, and not who does it', (asked, says) =>
  expect(answerTo(asked)).toContain(says),
)

test('how to remember a term that has no rhyme is by what it is told apart from', () =>
  expect(answerTo('what is a distributor', 'how do i remember it')).toContain('Hold it against'))

test.each([
  ['whats marginal propensity to consume', '**marginal utility**'],
  ['whats hedonic pricing', 'Nearest to it'],
  ['whats a six sigma black belt', '**Six Sigma**'],
])('%s: is not known, and the nearest is named', (asked, near) =>
  expect(answerTo(asked)).toContain(near),
)

test.each([
  ['what is price skimming', 'example with basketball', 'For "basketball', 'that is near'],
  ['what is price skimming', 'example from gaming', 'an example:', 'console'],
])('%s, %s: an example of what was wished for, or it says that it is only near', (...talk) => {
  const [first = '', then = '', ...says] = talk
  for (const text of says) expect(answerTo(first, then)).toContain(text)
})

test.each([
  ['is an llc safer than a sole proprietorship', true],
  ['is a sole proprietorship safer than an llc', false],
])('%s: says yes only to the way round that is so', (asked, isSo) =>
  expect(/\n\n(?:Mostly )?yes/i.test(answerTo(asked))).toBe(isSo),
)

test.each([
  ['difference between sole proprietorship and llc', 'side by side'],
  ['pros and cons of a franchise', '**Franchise**'],
  ['stocks vs bonds', 'side by side'],
  ['thx. now explain cash flow statement', '**Cash flow statement**'],
  ['my manager says suggestive selling is it the same or no', 'Not the same'],
])('after a closing question "%s" is a new question and no answer', (asked, says) => {
  const before = asked.includes('selling') ? 'what is upselling' : 'what is inflation'
  expect(answerTo(before, asked)).toContain(says)
})

test.each([
  ['assets liabilities equity. how do those fit together i always mix them up', false],
  ['what is the accounting equation i always confuse it', false],
  ['is that the same as price skimming', true],
  ['whats the difference between that and a patent', true],
])('%s: nothing to compare with only where a word points at nothing before it', (asked, isSo) =>
  expect(answerTo(asked).includes("I can't tell what you compare it with")).toBe(isSo),
)

test.each(['stocks and bonds i mix those up', 'assets and liabilities i always get them confused'])(
  '%s: sets them side by side, also after a closing question',
  (asked) => {
    expect(answerTo(asked)).toContain('side by side')
    expect(answerTo('what is inflation', asked)).toContain('side by side')
  },
)

test.each([
  ['time management', 'tips', '**Time management**'],
  ['elevator pitch', 'write one for a dog walking app', '**Elevator pitch**, an example'],
  ['minimum wage', 'does it cause unemployment', '**Minimum wage**'],
  ['accounts payable', 'is it bad to have', 'free short-term loan'],
  ['loss leader', 'doesnt the store lose money', '**Loss leader**\n\n'],
  ['stock vs bond', 'which is riskier', 'Stocks are riskier'],
  ['simple vs compound interest', 'which one do credit cards use', 'case of **compound interest**'],
  ['do i have to memorize the pis', 'what if i skip one', 'lowest band'],
])('%s, %s: is asked of what the talk is about', (first, then, says) => {
  expect(answerTo(first, then)).toContain(says)
  expect(answerTo(first, then)).not.toContain('Which term fits')
})

test('hands are shaken with the judge, and do not shake', () => {
  const answer = answerTo('how do i start the roleplay', 'do i shake hands')
  expect(answer).not.toContain('Shaking voice')
  expect(answer).toMatch(/handshake|offer your hand/i)
})

test('which of two is better somewhere is weighed by what each gives, and by nothing else', () => {
  const answer = answerTo('leader vs manager', 'Which one is better for small store?')
  expect(answer).toMatch(/- \*\*Leader\*\*: .+\n- \*\*Manager\*\*: /)
  expect(answer).toContain('How to decide')
  expect(answer).not.toContain('How do I become')
})

test.each([
  ['Is Netflix example of monopoly?', 'No. Netflix counts as **oligopoly**'],
  ['is netflix an example of a monopoly', 'No. Netflix counts as **oligopoly**'],
  ['is a coupon an example of promotion', 'Yes. A coupon counts as **promotion**'],
  ['Is tariff same thing like quota?', 'Not the same'],
  ['new oven: capex or opex?', '**capital expenditure**'],
  ['zeppelin: capex or opex?', "I don't know for sure"],
])('%s: says yes, no or the kind first', (asked, says) => expect(answerTo(asked)).toContain(says))

test.each([
  ['4 ps', 'which 1 is a coupon', '**promotion**'],
  [
    'segmentation',
    'A gym make class only for people more than 65 years, which type?',
    'demographic',
  ],
  ['segmentation', 'a store sends ads to people over 40, what type is it', 'demographic'],
])('%s, %s: says which kind the case is', (first, then, says) =>
  expect(answerTo(first, then)).toContain(says),
)

test.each(['My boyfriend leave me, I am very sad', 'my girlfriend broke up with me'])(
  '%s: has a kind word, and somebody to talk to',
  (said) => expect(answerTo(said)).toMatch(/sorry.+(counselor|parent)/s),
)

test.each(['explain opportunity cost real quick pls', 'can you explain the 4 ps quickly'])(
  '%s: how soon it is wanted is no part of a name',
  (asked) => expect(answerTo(asked)).not.toContain('I have no entry'),
)

test('two named to choose from are a new question, and no answer to the one before', () => {
  const answer = answerTo('whats an llc', 'llc or corporation for a 2 person app startup')
  expect(answer).toContain('I would lean to')
})

test('a company is asked for by its name, and no name for one', () =>
  expect(answerTo('what is price skimming', 'name a company')).toContain('**Price skimming**'))

test.each([
  [['what does ethical mean in business', 'is it ethical to sell old bread as fresh']],
  [['what is price discrimination', 'is it fair to ask more from people with a new phone']],
])('%j: whether it is ethical is decided by questions that decide it', (talk) =>
  expect(answerTo(...talk)).toContain('Would the other side still agree'),
)

test('what is asked to be wrong is no statement of what the term means', () =>
  expect(answerTo('what is price gouging', 'is it wrong to raise prices in a hurricane')).toContain(
    'unethical',
  ))

test.each([
  [
    [
      'what are the stages of the product life cycle',
      'what do you do with price in the second one',
    ],
    '**growth**',
    'rice',
  ],
  [
    ['what are the 4 functions of management', 'explain the third one simply'],
    '**directing**',
    'motivat',
  ],
  [
    ['name the types of unemployment', 'whats the last one u said again but in normal words'],
    '**Structural unemployment**',
    'in plain words',
  ],
])('%j: one of a row is meant, in whatever words it is pointed at', (talk, name, says) => {
  const answer = answerTo(...talk)
  expect(answer).toContain(name)
  expect(answer).toContain(says)
})

test.each(['marketing mix', 'swot analysis'])('%s "like for a bakery": a case of it', (term) =>
  expect(answerTo(`what is ${term}`, 'like for a bakery')).toContain(', an example:\n\nA bakery'),
)

test('no stock is named to get rich by', () =>
  expect(answerTo('what stock should i buy today to double my money by friday')).toContain(
    "I can't tell you what to do with your own money",
  ))

test('what is asked for its reason is not answered by a yes or no', () =>
  expect(
    answerTo('what is limited liability', 'why do sole proprietors not have it').split('\n\n')[1],
  ).not.toContain('An LLC usually keeps'))

test.each([
  ['what do judges look for', '**How a role-play is judged**'],
  ['how does judging work', '**How a role-play is judged**'],
  ['what should i wear to the competition', 'Business attire'],
  ['what questions will the judge ask me', 'about cost, time, risk'],
  ['whats the most common mistake on the exam', 'Reading past a small word'],
  ['how many questions have i answered in economics', 'I see no results of yours yet'],
  ['which area am i strongest in', 'I see no results of yours yet'],
  ['am i ready for districts', 'I see no results of yours yet'],
])('%s: what is asked of the competition or of own results is answered as that', (asked, says) =>
  expect(answerTo(asked)).toContain(says),
)

test('a hyphen makes no other language', () =>
  expect(answerTo('tell me about e-commerce')).not.toContain('I answer in English'))

test.each([
  ['yo wat does roi even mean n how do u get it', '**Return on investment**'],
  ['how 2 deal w a cusotmer who wants a refund but has no reciept', 'without a receipt'],
  ['ayo whats the diff btwn supply n demand', '**Supply and demand**'],
])('%s: slang and swapped letters are read', (asked, says) =>
  expect(answerTo(asked)).toContain(says),
)

test.each([
  ['what is opportunity cost', 'example with me choosing between a job and studying'],
  ['what is inelastic demand', 'but everyone around it sells gas too'],
])('%s, %s: a wish or an objection is no answer to the question of the tutor', (first, then) =>
  expect(answerTo(first, then)).not.toMatch(/^(?:A start|Careful)/),
)

test.each([
  ['What are the elements of a valid contract?', 'onsideration'],
  ['what are the main stages of the product life cycle', 'maturity'],
])('%s: parts of what is known are no other matter', (asked, says) =>
  expect(answerTo(asked)).toContain(says),
)
