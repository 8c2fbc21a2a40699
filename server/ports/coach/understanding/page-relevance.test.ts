import { expect, test } from 'vitest'
import { isAbout } from './page-relevance.ts'
import { understand } from './understand.ts'

const asked = (question: string) => understand([{ role: 'user', content: question }])
const GDP = 'Gross domestic product counts all final goods and services. A haircut counts.'

test.each([
  ['difference between goods and services', GDP, false],
  ['difference between goods and services', 'Goods and services\nGoods can be touched.', true],
  ['what is gdp', GDP, true],
  ['whats price skimming', 'Penetration is a low price at first.', false],
  ['whats price skimming', 'When prices are lowered step by step, it is skimming of price.', true],
  ['what is a zorbing helmet', 'Customers wear a helmet. Zorbing is rolling downhill.', true],
  ['what is a zorbing helmet', 'Customers wear a helmet before they climb.', false],
  ['what does the customer price', 'The customer asks for the price.', false],
])('"%s" and a page that says "%s": about it is %s', (question, page, expected) => {
  expect(isAbout(page, asked(question))).toBe(expected)
})
