import { expect, test } from 'vitest'
import { answersTo } from './talk-fixtures.ts'

test.each<[talk: string[], says: string]>([
  [['can a shop that makes a profit still go broke'], 'Yes, it can. Revenue counts when a sale'],
  [['does making a profit always mean enough cash'], 'No. Profit and cash are not the same'],
  [['what is the role of the fed'], 'monetary policy'],
  [['can u give an example of an invalid contract'], 'stolen phones'],
  [['can a minor make a contract', 'what if the store lets him anyway'], 'the store stays bound'],
  [['seller lied about the car, can i get my money back'], '**misrepresentation**'],
  [['what are some variable costs for a restaurant'], 'For a restaurant they are the food'],
  [['whats a fixed cost', 'another example', 'and for a food truck?'], 'For a food truck'],
  [['what is double entry', 'give an example with buying a laptop'], 'debit equipment 900'],
  [['what does the bank check before they lend me money'], '**Cs of credit**'],
  [['what do you call the thing you pay monthly for insurance'], 'That is the **premium**'],
  [['someone is using my card number what now'], 'Lock the card in the app'],
  [['if butter prices go up what happens to margarine'], 'They are substitutes'],
  [['who likes a weak dollar'], 'exports, factories and tourism grow'],
  [['do i have to refund someone who changed their mind'], 'a **refund** is your choice'],
  [['is cash app as safe as a bank'], 'a bank to keep money'],
  [['is birthday money taxed'], 'owes no federal income tax'],
  [['why should two people handle the cash'], '**separation of duties**'],
  [['owner told me to not record cash payments'], 'Do not do it'],
  [['what can go wrong exporting'], 'Four kinds. Currency'],
  [['whats a lien', 'can they take my house for it'], 'you stay the owner'],
])('%j is answered on just that', (talk, says) => {
  expect(answersTo(talk).at(-1)).toContain(says)
})
