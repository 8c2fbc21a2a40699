import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [
    'our hotel has 80 rooms and we sold 60 last night for total $7,200. what is the occupancy, ADR and revpar',
    ['60 ÷ 80 = **75%**', '**$120**', '$7,200 ÷ 80 = **$90**'],
  ],
  [
    'a motel has 40 rooms, 30 booked, brought in $2,700 in total. whats the occupancy rate, the ADR and the revpar',
    ['**75%**', '**$90**', '**$67.50**'],
  ],
  [
    'hotel: 200 rooms, 150 sold, total room revenue $18,000. find occupancy, adr, and revpar',
    ['150 ÷ 200 = **75%**', '**$120**', '**$90**'],
  ],
  ['100 rooms, 80 sold, $9,600 total. what is adr and revpar', ['**$120**', '**$96**']],
  ['we have 120 rooms, 90 occupied, total of $13,500. revpar?', ['**$112.50**']],
  ['inn with 50 rooms, 40 filled at $110. occupancy and revpar?', ['40 ÷ 50 = **80%**', '**$88**']],
  [
    'If a jacket cost the store 40 dollars and they sell it for 70 whats the markup percent and is that the same as margin??',
    ['**75%**', '**42.86%**'],
  ],
  [
    'i buy for 12 and sell for 18. what is the margin and is it the same as the markup',
    ['**33.33%**', '**50%**'],
  ],
])('%s: each that was asked for', (question, results) => {
  for (const result of results) expect(answerTo(question)).toContain(result)
})
