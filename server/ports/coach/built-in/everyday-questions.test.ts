import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

// In words that no way of asking has whole.
test.each([
  [
    'my uncle got his hours cut at the pet store right after he complained about safety. can they do that',
    'retaliation',
  ],
  [
    'my friend at chick fil a gives us free nuggets when the boss isnt looking. is that like stealing or no big deal',
    'employee theft',
  ],
  [
    'my boss at chick fil a makes me stay after i clock out to mop, is a business allowed to do that',
    'off-the-clock work',
  ],
  [
    'my cousin gets paid cash under the table at a car wash, whats the problem with that',
    'Cash is legal; hiding it is not',
  ],
  [
    'they want me to buy the uniform polo myself, 35 bucks. are they allowed to make me pay',
    'with a limit',
  ],
  ['can a restaurant only hire girls as hostesses', 'bona fide occupational qualification'],
  [
    'the manager only gives the good shifts to her nephew is that illegal or just annoying',
    'nepotism',
  ],
])('at work: "%s"', (asked, says) => {
  expect(answerTo(asked)).toContain(says)
})

test.each([
  [
    'if me and my best friend start a sneaker thing 50/50 and he gets us sued do i have to pay too',
    'unlimited liability',
  ],
  [
    'my best friend and me sell cookies together and now he wants half even tho i put in all the money. what should we have had on paper',
    'partnership agreement',
  ],
  ['he wants 60 percent cause it was his idea. is that fair', 'vesting'],
  ['im selling banana bread i bake at home to neighbors, is that allowed', 'cottage food law'],
  ['can i put pokemon characters on keychains and sell them at school', 'licensing'],
])('starting with others: "%s"', (asked, says) => {
  expect(answerTo(asked)).toContain(says)
})

test.each([
  [
    'is it a scam if my cousins energy drink company only pays her when she gets friends to sign up',
    'pyramid scheme',
  ],
  ['a youtuber i like promoted a game and didnt say he was paid. is he allowed to', 'disclosure'],
  ['a gum says 9 of 10 dentists like it, does somebody check that', 'substantiation'],
  ['my mom bought a crib and then it was recalled what does she get', 'product recall'],
])('fair dealing: "%s"', (asked, says) => {
  expect(answerTo(asked).toLowerCase()).toContain(says)
})

test.each([
  [
    'i wanna work for an nba team but not as a player, what jobs are there like in marketing',
    'sponsorship sales',
  ],
  [
    'i like anime and drawing, what jobs are there in business where i could use that',
    'licensing manager',
  ],
  ['i love dogs but dont wanna be a vet, what business jobs are there', 'buyer for a pet chain'],
])('careers: "%s" names jobs first, and no case of a term', (asked, says) => {
  const [, first = ''] = answerTo(asked).split('\n\n')
  expect(first).toContain(says)
})

test.each([
  [
    'my mom runs a nail salon and says shes busy all day but theres never any money in the bank. how can that be',
    'neither profit nor cash',
  ],
  [
    'my mom runs a bakery and says she loses money on every wedding cake but keeps doing them, why would anyone do that',
    'loss leader',
  ],
  [
    'my mom has one big client that is like 80 percent of her cleaning business, is that bad',
    'customer concentration',
  ],
  [
    'my dad got laid off bc they moved his factory to mexico, why do companies do that',
    'offshoring',
  ],
])('a family’s business: "%s"', (asked, says) => {
  expect(answerTo(asked)).toContain(says)
})

test('what happens when somebody does not pay asks for no kind of debt', () => {
  for (const talk of [
    ["what happens if my partner doesn't pay his debts"],
    ['what is a partnership', 'what happens if my partner doesnt pay his debts'],
  ])
    expect(answerTo(...talk)).not.toContain('counts as')
})

test('whether something is ok is no wish to have a definition checked', () => {
  const asked = 'a startup says the internship is unpaid but i get experience, is that ok'
  expect(answerTo(asked)).toContain('It depends on who gains more')
})

test('who somebody is at work is no talk about them', () => {
  const asked = 'my friend is a server and makes like 2.13 an hour how is that a thing'
  expect(answerTo(asked)).toContain('tip credit')
  expect(answerTo('my friend is so mad at me')).toContain("I can't help with that one")
})

test('what was written of just that conflict says more than how conflicts are solved', () => {
  const asked =
    'my coworker never does the closing jobs so i do all of it, how do i tell him nicely'
  expect(answerTo(asked)).toContain('Can we split the list tonight?')
  expect(answerTo('how do i handle a conflict with a coworker')).toContain('**A conflict at work**')
})
