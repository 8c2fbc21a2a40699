import { describe, expect, test } from 'vitest'
import { AREA_NAMES } from '#content/blueprint.ts'
import { AREAS_IN_WORDS } from '../facts/areas-in-words.ts'
import { findCommonQuestion, listCommonQuestions } from './common-questions.ts'
import { nameOf } from './question-index.ts'
import { isOneIn } from '../fixtures.ts'
import { frameOf } from '../facts/frames.ts'
import { listGlossary } from './glossary.ts'
import { sortingOf } from '../reading-turn/kinds.ts'
import { inEnglish, languageOf } from '../plain/language.ts'
import { isBesideThePoint } from '../off-topic/off-topic.ts'
import { listParts } from './parts.ts'
import { listSortings } from './sortings.ts'
import { listDescriptions, searchSubjects } from './subject-search.ts'
import { findByName } from './term-index.ts'
import { wordsOf } from '../words/words.ts'

const questions = listCommonQuestions()
/** As the cards are typed: straight quotes, no dashes or ellipses that a keyboard does not have. */
const isPlain = (text: string) => !/[“”‘’—…]|\s{2}/.test(text) && text === text.trim()

describe('the glossary', () => {
  test('finds every entry by its own term, which no card has', () => {
    const lost = listGlossary().filter(({ term }) => findByName(term)?.term !== term)
    expect(lost.map(({ term }) => term)).toEqual([])
  })

  test('gives no two entries the same name, and each name leads somewhere', () => {
    const lost = listGlossary().flatMap(({ term, also }) =>
      also.filter((name) => findByName(name)?.term !== term).map((name) => `${name} (${term})`),
    )
    expect(lost).toEqual([])
  })

  test('says each in 5 to 75 plain words', () => {
    const odd = listGlossary().filter(({ says }) => {
      const { length } = wordsOf(says)
      return length < 5 || length > 75 || !isPlain(says)
    })
    expect(odd.map(({ term }) => term)).toEqual([])
  })
})

describe('common questions', () => {
  test('are about terms that exist, in plain words', () => {
    const lost = questions.flatMap((one) =>
      'about' in one && findByName(one.about)?.term !== one.about ? [one.about] : [],
    )
    expect(lost).toEqual([])
    expect(questions.filter(({ says }) => !isPlain(says) || wordsOf(says).length < 12)).toEqual([])
  })

  test('are found in the words of nearly every way of asking them', () => {
    const all = questions.flatMap((question) => question.asks.map((ask) => ({ question, ask })))
    // Every eighth tells as much as all of them.
    const ways = all.filter(({ ask }) => isOneIn(8, ask))
    const missed = ways.filter(({ question, ask }) => {
      const found = findCommonQuestion(ask)?.question
      return found !== question
    })
    // Some ways have one telling word, or are shared by two questions about neighbors.
    expect(missed.length / ways.length).toBeLessThan(MISSED)
  })

  test.each([
    ['is a partnership taxed', 'Partnership'],
    ['can a 15 year old sign a contract', 'Capacity to contract'],
    ['how do i get a loan for my food truck', 'Sources of funding'],
    ['why do stores put the milk in the back', 'Visual merchandising and display'],
  ])('"%s" is one about %s', (asked, about) => {
    expect(findCommonQuestion(asked)?.question).toMatchObject({ about })
  })

  // In words that no way of asking has whole.
  test.each([
    ['guy swears he handed me a fifty but it was a twenty', 'got the cash wrong'],
    ['woman wants her money back for boots she already wore outside', 'Return policy'],
    ['whats a polite way to refuse a customer', 'Telling a customer no'],
    ['my shop page gets tons of views and zero orders', 'Many look, few buy'],
    ['how do companies decide to drop a product', 'Product mix strategies'],
    ['my boss wont give me my last paycheck', 'Hourly wage'],
    ['should i sit down or stand in front of the judge', 'Sitting or standing'],
  ])('"%s" is one of "%s"', (asked, name) => {
    expect(nameOf(findCommonQuestion(asked)!.question)).toContain(name)
  })

  test('are not found in half of their words', () => {
    expect(findCommonQuestion('tell me about old companies')).toBeUndefined()
    expect(findCommonQuestion('milk')).toBeUndefined()
  })

  test('drawn together or not, it is the same question', () => {
    for (const asked of ['what is a performance indicator', "what's a performance indicator"])
      expect(findCommonQuestion(asked)).toMatchObject({
        isExact: true,
        question: { title: 'Performance indicators' },
      })
  })
})

describe('descriptions', () => {
  test('are of terms that exist, and lead to them', () => {
    const all = Object.entries(listDescriptions())
    expect(all.filter(([term]) => findByName(term)?.term !== term)).toEqual([])
    const lost = all.flatMap(([term, said]) =>
      said.filter((text) => !searchSubjects(text, 3).some(({ subject }) => subject.term === term)),
    )
    expect(lost).toEqual([])
  })
})

test('every instructional area is said in words', () => {
  expect(Object.keys(AREAS_IN_WORDS).toSorted()).toEqual(AREA_NAMES.toSorted())
})

describe('what kind of thing something is', () => {
  test('every kind belongs to a term and has its reason', () => {
    expect(listSortings().filter(({ about }) => findByName(about)?.term !== about)).toEqual([])
    const without = listSortings().filter(
      ({ kinds, why, members }) =>
        Object.keys(why).join() !== Object.keys(kinds).join() ||
        Object.keys(members).some((kind) => !(kind in kinds)),
    )
    expect(without).toEqual([])
  })

  test.each([
    ['is rent a fixed or variable cost', 'fixed cost', null],
    ['is a loan an asset', 'liability', 'asset'],
    ['are airlines an oligopoly', 'oligopoly', 'oligopoly'],
    ['is a survey primary data', 'primary data', 'primary data'],
    ['is assault a crime', 'both a tort and a crime', null],
    ['are dividends unearned income', 'portfolio income', null],
    ['is the ritz carlton a luxury hotel', 'luxury hotel', 'luxury hotel'],
    ['is the ritz carlton a full service hotel', 'full-service hotel', 'full-service hotel'],
    [
      'does checking my own credit hurt my credit',
      'without effect on a credit score',
      'bad for a credit score',
    ],
  ])('"%s": %s', (plain, kind, asked) => {
    expect(sortingOf(plain)).toMatchObject({ kind, asked })
  })

  test('is not read into what only names a kind', () => {
    expect(sortingOf('what is an asset')).toBeUndefined()
    expect(sortingOf('my rent is due')).toBeUndefined()
  })
})

describe('parts', () => {
  test('belong to terms that exist, each named once and said in a sentence of its own', () => {
    const all = Object.entries(listParts())
    expect(all.filter(([term]) => findByName(term)?.term !== term).map(([term]) => term)).toEqual(
      [],
    )
    const odd = all.filter(
      ([, { parts }]) =>
        new Set(parts.map(({ name }) => name)).size !== parts.length ||
        parts.some(
          ({ name, says }) => wordsOf(name).length > 6 || !isPlain(says) || !/[.!?]"?$/.test(says),
        ),
    )
    expect(odd.map(([term]) => term)).toEqual([])
  })
})

describe('other languages', () => {
  test.each([
    ['que es el costo de oportunidad', 'Spanish', 'what is el opportunity cost'],
    ["c'est quoi un budget", 'French', 'what is un budget'],
    ['was ist der unterschied zwischen gewinn und umsatz', 'German', null],
    ['o que é inflação', 'Portuguese', 'what is inflation'],
    ['什么是机会成本', 'another language', 'what is opportunity cost'],
  ])('"%s" is %s', (text, language, english) => {
    expect(languageOf(text)).toBe(language)
    if (english !== null) expect(inEnglish(text)).toBe(english)
  })

  test.each(['what is la carte', 'is the der a word', 'whats markup', 'explain de facto monopoly'])(
    '"%s" is English',
    (text) => {
      expect(languageOf(text)).toBeNull()
    },
  )
})

describe('beside the point, whatever term stands in it', () => {
  test.each([
    'is there a god of economics',
    'my crush works in accounting how do i get her number',
    'who would win in a fight marketing or finance',
    'tell me a joke about accountants',
    'does santa pay taxes',
    'who should i vote for if i like low taxes',
    'if inflation was an animal what would it be',
    'whats the best pizza in town',
    'where can i find the best tacos around here',
  ])('%s', (plain) => {
    expect(isBesideThePoint(plain)).toBe(true)
  })

  test.each([
    'is an act of god covered by the contract',
    'how do movie theaters price their tickets',
    'is a ghost kitchen cheaper than a restaurant',
    'can i use a song in my ad',
    'is it legal to say best pizza in town in an ad',
    'what is straight line depreciation',
    'is it legal to ask if someone is married in an interview',
  ])('not: %s', (plain) => {
    expect(isBesideThePoint(plain)).toBe(false)
  })
})

test.each([
  ['how would you market a new energy drink to teens', 'market-something'],
  ['my store has lots of visitors but nobody buys what can we do', 'few-sales'],
  ['guest lost their luggage at our hotel what should i do', 'guest-or-customer'],
  ['the delivery was short ten boxes what should the store do', 'delivery'],
  ['two of my employees are dating is that a problem', 'people-at-work'],
  // Told without a question, and of somebody who is not called a customer.
  ['a guest says her key card never works and she is upset', 'guest-or-customer'],
  ['this lady at our bakery swears we gave her day old bread', 'guest-or-customer'],
  ['some kid ruined the paint wall at our craft store', 'guest-or-customer'],
  ['my manager keeps giving my section to her cousin', 'people-at-work'],
  ['a guy says he loves me', undefined],
  ['my mom is mad at me', undefined],
  ['is renting better than owning a house', 'which-is-better'],
  ['can i drink water during the roleplay', 'competition-day'],
  ['is blue better than green', undefined],
])('"%s" can be thought through: %s', (plain, id) => {
  expect(frameOf(plain)?.id).toBe(id)
})

/** Share of the ways of asking that may lead elsewhere. */
const MISSED = 0.01
