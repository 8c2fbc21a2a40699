import { describe, expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

describe('a business question told in a teenager’s world', () => {
  test.each([
    ['why are jeans always 59.95 and never 60', 'odd-even pricing'],
    ['how come a burger is 4.99', 'psychological pricing'],
    [
      'gta 6 might cost 80 dollars, will people still buy it or is demand elastic',
      'rather **inelastic**',
    ],
    ['why do they charge more for fortnite skins in season', 'captive product pricing'],
    ['why does valorant charge that much for a skin each season', 'captive product pricing'],
    ['how come heat tickets are way more if they play the knicks', 'dynamic pricing'],
    ['why do mavs tickets cost more against a good team than a bad one', 'dynamic pricing'],
    ['samsung galaxy 25 came out and the old one is suddenly cheaper why', 'price skimming'],
    ['why would xbox sell a console at a loss', 'penetration pricing'],
    ['why does hulu get cheaper with ads, dont they lose money', 'ad-supported'],
    ['why does burger king have no pork in dubai, is there a word for that', 'glocalization'],
    ['what do u call it when a famous rapper promotes a drink', 'celebrity endorsement'],
    ['what does a bank get out of a tiny logo on the nba jersey', 'sponsorship'],
    ['why does adidas make so few of the yeezys that get resold', 'scarcity'],
    ['my aunts salon is busy all day but theres no money in the bank', 'cash flow'],
    ['how can hellofresh give you weeks free if it loses money on that', 'customer acquisition'],
    ['why did kmart go out of business when everyone loved it', 'debt'],
    ['why does everybody use snapchat and nobody switches', 'network effect'],
    ['why do investors keep giving lyft money when it loses billions', 'venture capital'],
    ['why is the shrek popcorn bucket reselling for 80 on ebay', 'ticket scalping'],
  ])('"%s" is told of %s', (said, term) => {
    const answer = answerTo(said)
    expect(answer.toLowerCase()).toContain(term)
    expect(answer).not.toMatch(/^(?:Sorry|I can't|I have (?:no|to))/)
  })

  test.each([
    ['my boss puts a new date on yesterdays rolls and sells them as fresh', 'not honest'],
    ['is it ok to have tattoos at a job interview', 'Tattoos and piercings in an interview'],
    ['why does every pizza place near us have a deal on tuesdays', 'Empty on one day'],
    ['is it bad that i study with music, is there a fun way to study', 'Studying that is more fun'],
    ['bored of flash cards, is there a fun way to study', 'Studying that is more fun'],
    ['beef got more expensive at our taco truck, what happens to our break even', 'variable'],
    ['my aunt braids hair at her place, does she need a license', 'license'],
    ['what should i charge for haircuts if i cut hair at our house', 'Pricing your own service'],
    ['what cluster should i pick if i like sports', 'Which cluster or event fits'],
  ])('"%s" is ours', (said, says) => {
    expect(answerTo(said)).toContain(says)
    expect(answerTo(said)).not.toContain("can't help")
  })

  test('goes on with a talk', () => {
    const answer = answerTo(
      'what is seasonal demand',
      'so is that why prom dresses get so expensive in april',
    )
    expect(answer).toMatch(/^(?:\*\*Seasonal demand\*\*\s+)?Yes, that is the reason/)
  })

  test.each([
    'will the lakers win tonight',
    'who is the best player on the celtics',
    'how do i beat the last boss in elden ring',
    'is taylor swift dating anyone',
    'whats the best skin in fortnite',
    'how do i get free robux',
    'how many calories are in a big mac',
    'why did kanye and kim break up',
  ])('"%s" asks nothing of business', (said) =>
    expect(answerTo(said)).not.toMatch(/\*\*(?:Exam angle|What it is)/i),
  )
})
