import { expect, test } from 'vitest'
import { formOf } from './item-form.ts'

const options = ['Blib', 'Blab', 'Blob', 'Blub']

test.each([
  ['Which of these does NOT belong to a budget?', 'turns the question round'],
  ['What should the clerk do first?', 'a place in an order'],
  ['How does a lease differ from a loan?', 'asks for a contrast'],
  ['What is a disadvantage of a partnership?', 'Asked for is a "disadvantage"'],
  ['How does a mentor benefit a new clerk?', 'what something is good for'],
  ['What is the purpose of an agenda?', 'a reason or a purpose'],
  ['What happens when the price of tea falls?', 'what follows ("happens")'],
  ['A kiosk buys a van. This is an example of', 'A case and a name'],
  ['A debt that is paid within a year is called', 'which name and which meaning'],
  ['Which agency protects investors?', 'It asks "which agency"'],
  ['How ought a host to answer?', 'It asks what to do'],
  ['What do lenders usually look at?', 'fits best'],
  ['Which statement about bonds is true?', 'a claim of its own'],
  ['A manager who listens ____ the staff.', 'A gap is to be filled'],
  ['In order to pay its staff, a zoo needs', 'a reason or a purpose'],
  ['Managers work closely with', 'ends the sentence'],
])('%s', (question, says) => {
  expect(formOf({ question, options }).trap).toContain(says)
})

test('figures make a sum only where the options are figures', () => {
  const question = 'A store had 40 guests on Monday and 60 on Friday. What was the rise?'
  expect(formOf({ question, options: ['20', '50%', '$3', '100'] }).trap).toContain('wrong figure')
  expect(formOf({ question, options }).trap).not.toContain('wrong figure')
})

test('what is to be checked names the option by its letter and has no blank left', () => {
  const { check } = formOf({ question: 'What is the purpose of an agenda?', options })
  expect(check).toContain('{letter}')
  expect(check).not.toContain('{word}')
})
