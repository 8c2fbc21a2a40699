import { expect, test } from 'vitest'
import sets from '#content/evaluation/roleplay-responses.json' with { type: 'json' }
import { bandOf, formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'
import { withoutFilledForms } from './one-frame.ts'

const sentencesOf = (text: string) =>
  (text.match(/[^.?!]+[.?!]+/g) ?? []).map((one) => ({ text: one.trim() }))

test('words of the case, five to a sentence of one form, end in the lower half', async () => {
  for (const scenario of AUTHORED.filter((_, place) => place % 6 === 0)) {
    const texts = scenario.performanceIndicators.flatMap(({ strongAnswer }) => strongAnswer)
    const words = [...new Set(texts.join(' ').match(/[a-z$0-9,]{4,}/g))]
    const filled = Array.from({ length: Math.floor(words.length / 5) }, (_, at) => {
      const [one, two, three, four, five] = words.slice(at * 5)
      return `We will focus on ${one} and ${two} because ${three} ${four} matters for ${five}.`
    })
    const criteria = formOf(scenario)
    const { totals } = await judge({ scenario, criteria, response: filled.join(' '), answers: [] })
    expect(['Little/No Value', 'Below Expectations']).toContain(bandOf(totals[0]!, 100))
  }
})

test('a form is known by how it begins and its little words; what is said twice, or otherwise, is none', () => {
  const forms = ['We will focus on a and b because c matters for d.']
    .concat('We will focus on e and each because f matters for g.')
    .concat('We will focus on h and i because j matters most for k.')
    .map((text) => ({ text }))
  expect(withoutFilledForms(forms)).toEqual(forms.slice(0, 1))
  expect(withoutFilledForms(forms.slice(1))).toEqual(forms.slice(1))
  const honest = sentencesOf(
    'First I will call the two families today. Then I will call the bank about the $48. Next I will ask my manager for a note. Last I will write the rule on the card.',
  )
  expect(withoutFilledForms(honest)).toEqual(honest)
})

test('no talk of the set but the stuffed ones is taken for a filled form', () => {
  for (const { quality, response } of sets) {
    const said = sentencesOf(response)
    if (!/stuffing|injection/.test(quality)) expect(withoutFilledForms(said)).toEqual(said)
  }
})
