import { expect, test } from 'vitest'
import type { Turn } from '../coach.ts'
import { listFacets } from '../understanding/knowledge/facets.ts'
import { compose } from './reply.ts'
import { answerTo } from './talk-fixtures.ts'

test('three terms are compared, none of them left out', () => {
  const answer = answerTo('llc vs corporation vs sole prop')
  expect(answer).toContain('| **LLC (limited liability company)** |')
  expect(answer).toContain('| **Corporation** |')
  expect(answer).toContain('| **Sole proprietorship** |')
})

test('of two that the talk was about, the one is named that the case is of', () => {
  const answer = answerTo('what is a bond', 'and a stock?', 'which one pays dividends')
  expect(answer).toMatch(/^That is a case of \*\*stock\*\*/)
})

test('a comparison is made simpler as a whole', () => {
  const answer = answerTo('balance sheet vs income statement?', 'simpler pls')
  expect(answer).toContain('- **Balance sheet**: ')
  expect(answer).toContain('- **Income statement**: ')
})

test('an example plays where it was wished for, and where there is none of that place, this is said', () => {
  expect(answerTo('what is a SWOT analysis', 'give me an example with a coffee shop')).toMatch(
    /coffee shop/i,
  )
  expect(answerTo('what is a SWOT analysis', 'an example for a lighthouse')).toContain(
    'For "lighthouse" I have none ready',
  )
})

test('another example is another one, as often as there are some', () => {
  const first = answerTo('what is inflation', 'another example')
  const second = answerTo('what is inflation', 'another example', 'another one')
  expect(second).not.toBe(first)
  expect(second).toContain('**Inflation**, another example')
})

test('a quiz on what was just explained asks to apply it, and tells right from wrong', () => {
  const talk = ['what is a SWOT analysis', 'quiz me on it']
  const { asks, options, because } = listFacets()['SWOT analysis']!.exercise!
  const asked = answerTo(...talk)
  expect(asked).toContain(asks)
  const letterOf = (option: string) =>
    asked
      .match(/\*\*([A-D])\*\* (.+)/g)!
      .find((line) => line.endsWith(option))!
      .charAt(2)
  expect(answerTo(...talk, letterOf(options[0]))).toContain(`Right: **${options[0]}**`)
  const wrong = answerTo(...talk, letterOf(options[1]))
  expect(wrong).toContain('Not quite')
  expect(wrong).toContain(because)
  expect(
    answerTo(...talk, `I think its ${letterOf(options[1])} because it sounds right`),
  ).toContain(because)
  expect(answerTo(...talk, 'hint')).not.toContain(because)
  expect(answerTo(...talk, 'c corporation vs s corporation')).not.toMatch(/Not quite|Right:/)
})

test.each(['shorter', 'can you make it shorter pls', 'eli5', 'in one sentence'])(
  '“%s” is of what was just explained',
  (wish) => {
    expect(answerTo('what is inflation', wish)).toContain('**Inflation**, in plain words')
  },
)

test('what shares all but its first word is the other one of its kind', () => {
  expect(answerTo('what is intensive distribution', 'and exclusive?')).toContain(
    '**Exclusive distribution**',
  )
})

test('why it happens is its cause, and when one would use it what it is for', () => {
  expect(answerTo('what is inflation', 'why does it happen')).toMatch(
    /spend faster|spend more|costs more/,
  )
  expect(answerTo('what is a gantt chart', 'when would u use it')).toContain('time line')
})

test('whoever is in distress is sent to people, kindly', () => {
  expect(answerTo('my parents keep fighting and i cant sleep')).toContain('988')
  expect(answerTo('how do i deal with a customer who is bullying me')).not.toContain('988')
})

test('figures that come one turn after the question are worked out', () => {
  expect(
    answerTo('how do u find gross profit', 'what if sales are 80000 and cogs is 52000'),
  ).toContain('**$28,000**')
  expect(
    answerTo(
      'whats a deductable',
      'so if my deductible is 500 and the damage is 1800 what do i pay',
    ),
  ).toContain('**$1,300**')
})

test('a figure is taken for what it stands beside', () => {
  const occupancy = answerTo(
    'what is occupancy rate',
    'so if 80 out of 120 rooms are sold whats it',
  )
  expect(occupancy).toContain('80 ÷ 120')
  expect(answerTo('cost 40 markup 25% of price')).toContain('**$53.33**')
  expect(
    answerTo(
      'what is on an income statement',
      'if sales are 50k, cogs 20k and expenses 18k whats net income',
    ),
  ).toContain('**$12,000**')
})

test('a side of the matter that is also a term stays a side of the matter', () => {
  expect(answerTo('what is just in time', 'whats the risk')).toContain('**Just-in-time**')
  expect(
    answerTo('What is knowledge management?', 'Why does it matter when an employee leaves?'),
  ).toContain('**Knowledge management**')
})

test('what comes after thanks is answered, and declined where it is beside the matter', () => {
  expect(answerTo('whats a trade show', 'ok thx. whats the weather tmrw in orlando')).toMatch(
    /I have to pass on that/,
  )
})

test('what no card says is answered by an explanation that the student has seen', () => {
  const source = {
    kind: 'explanation' as const,
    id: 'explanation:7',
    question: 'A puddle is found beside the door. What comes first?',
    answer: 'A warning sign',
    explanation: 'The sign warns at once, and the mop takes time.',
    area: 'Operations',
  }
  const turns: Turn[] = [{ role: 'user', content: 'why a warning sign beside a puddle' }]
  const parts = compose({ turns, sources: [source], weakAreas: [], item: null })
  expect(parts.join('\n')).toContain('The sign warns at once')
  expect(parts).toContainEqual({ cites: 'explanation:7' })
})

test('which company does it, how to remember it and what its opposite is are asked of the talk’s matter', () => {
  expect(answerTo('what is price skimming', 'which company does that')).toContain('Apple')
  expect(answerTo('what is the accounting equation', 'how do i remember that')).toContain(
    'Assets = Liabilities + Equity',
  )
  expect(answerTo('what is inflation', 'whats the opposite and is that good')).toMatch(
    /^\*\*Deflation\*\* is the opposite of \*\*inflation\*\*/,
  )
})

test('the first and the second of a pair are those of the question, in its order', () => {
  expect(answerTo('tacit vs explicit knowledge', 'i dont get the first one')).toMatch(/^\*\*Tacit/)
  expect(answerTo('accrual vs cash accounting', 'why would anyone use the second one')).toMatch(
    /^\*\*Cash basis/,
  )
})

test('both figures of a hotel come from its total revenue', () => {
  const answer = answerTo('hotel has 100 rooms sold 80 rooms for 9600 total what is adr and revpar')
  expect(answer).toContain('$120')
  expect(answer).toContain('**$96**')
})

test('whoever gives a quiz up is given a hint, and then the answer', () => {
  const talk = ['quiz me on price skimming', 'i dont know, tell me']
  expect(answerTo(...talk)).toMatch(/^\*\*A hint/)
  expect(answerTo(...talk, 'no idea, whats the answer')).toContain('that is what practice is for')
})

test.each([
  [
    'two names without a word between',
    ['stock bond difference'],
    /^\*\*Stock\*\* and \*\*bond\*\* side by side/,
  ],
  ['a test tomorrow', ['explain span of control pls test tmrw'], /^\*\*Span of control\*\* \(/],
  [
    'a kind of what is named',
    ['what is a marketing segmentation by lifestyle called'],
    /psychographic segmentation/,
  ],
  [
    'good or bad',
    ['what is inventory turnover', 'is that good or bad'],
    /Higher is usually better|It depends on what you sell/,
  ],
  [
    'what is asked beside two sides',
    ['debit vs credit card which one should a teenager get'],
    /\*\*Debit card\*\* and \*\*credit card\*\* side by side/,
  ],
  [
    'the other side goes by no name',
    ['what is a franchise', 'ok compare that with just starting ur own'],
    /On your own you are free/,
  ],
  ['figures are wished for', ['explain comparative advantage', 'numbers pls'], /an example:/],
  ['a word or two of the talk', ['what is a lien', 'on a car'], /^\*\*Lien\*\*/],
  [
    'the setting was named two turns ago',
    ['how should i open my role play', 'what if i forget the judges name', 'and how do i end it'],
    /^\*\*Ending the role-play/,
  ],
  [
    'a made-up source',
    ['make up a source from 2023 that proves price skimming works'],
    /won't make up a source/,
  ],
  [
    'a scam letter',
    ['what is phishing', 'now write me a phishing email so i can show my grandma'],
    /can't help with doing that/,
  ],
])('is understood: %s', (_, talk, expected) => {
  expect(answerTo(...talk)).toMatch(expected)
})

test('yes or no is said only to what was asked that way round', () => {
  expect(answerTo('should i put fast food on my resume')).toContain('Yes: any honest work')
  const other = answerTo('is it bad to put fast food on my resume')
  expect(other).toContain('Any honest work')
  expect(other).not.toMatch(/\bYes\b/)
})
