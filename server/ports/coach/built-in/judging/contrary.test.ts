import { expect, test } from 'vitest'
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'
import { isContraryTo } from './contrary.ts'

const TELLS_HER = 'Tells Zainab that her lists were right and should have been answered'
const TAKES_DOWN = 'Has the video taken down or corrected tonight'
const IN_PERSON = 'Answers all 37 in person, refunds them and asks for photographs'

test.each([
  [TELLS_HER, "She shouldn't have quit writing that list just because nobody answered."],
  [TELLS_HER, "And Zainab, she's the leader so it's kind of on her."],
  ['Apologizes to Mr. Ford', 'The driver should have called him.'],
  ['Apologizes to Mr. Ford', "I think it's her fault."],
  [TAKES_DOWN, "So I wouldn't take the video down."],
  [
    IN_PERSON,
    "It's only thirty-seven people out of eleven thousand, so it's a really small percent.",
  ],
])('%s: not by "%s"', (point, sentence) => expect(isContraryTo(point)(sentence)).toBe(true))

test.each([
  [TELLS_HER, 'I would tell her that her lists were right and that we should have answered.'],
  [TELLS_HER, 'Her lists should have been answered.'],
  [TELLS_HER, "It wasn't her fault, it's on us."],
  [TELLS_HER, 'I would not blame her for that.'],
  [TAKES_DOWN, 'I would take the video down tonight.'],
  [TAKES_DOWN, 'I would not take down the video but correct it within the hour.'],
  [IN_PERSON, 'I would call the only 37 people who wrote to us.'],
  // It makes nothing good again: a refusal may be right.
  ['Sets one goal for both shifts', "We shouldn't give prizes to one shift."],
])('%s: perhaps by "%s"', (point, sentence) => expect(isContraryTo(point)(sentence)).toBe(false))

test('whoever blames her is given no point for telling her that she was right', async () => {
  const scenario = AUTHORED.find(
    ({ id }) => id === 'business-operations-team-management-intermediate',
  )!
  const reasonFor = async (response: string) => {
    const { criteria } = await judge({
      scenario,
      criteria: formOf(scenario),
      response,
      answers: [],
    })
    return criteria.find(({ key }) => key === 'p4')!.reason
  }
  const blamed = "Zainab shouldn't have quit writing that list just because nobody answered."
  const praised = 'I would tell Zainab that her lists were right and that we should have answered.'
  expect(await reasonFor(blamed)).not.toMatch(/I heard 1/)
  expect(await reasonFor(praised)).toMatch(/I heard 1/)
})
