import { expect, test } from 'vitest'
import { answerTo } from '../../built-in/talk-fixtures.ts'
import { languageAsked } from './language.ts'

test.each([
  ['in spanish please', 'Spanish'],
  ['can you explain that in french', 'French'],
  ['translate it to german pls', 'German'],
  ['do you speak portuguese', 'Portuguese'],
  ['whats inflation in chinese', 'another language'],
  ['should we print the menu in spanish', null],
  ['how does advertising in french help', null],
  ['translate euros to dollars', null],
])('"%s" asks for %s', (plain, language) => expect(languageAsked(plain)).toBe(language))

test('who asks for another language learns that there is only English, and gets the plainest of it', () => {
  expect(answerTo('explain inflation', 'in spanish please')).toMatch(
    /^I can't answer in Spanish, only in English[.] The plainest I have:\n\n\*\*Inflation\*\*, in plain words:/,
  )
  expect(answerTo('do you speak french')).toContain("I can't answer in French, only in English.")
  expect(answerTo('explain inflation in spanish')).toContain(
    'I answer in English, not in Spanish; this is what I understood:\n\n**Inflation**',
  )
})
