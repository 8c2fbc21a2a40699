import { written } from '../named/written-sum.ts'
import { figure, money, type Formula } from './formula.ts'

const GDP = { card: 'economics-gross-domestic-product' }
const PRICES = { card: 'economics-consumer-price-index' }
const WORK = { card: 'economics-structural-unemployment' }
const MARKET = { card: 'economics-supply-and-demand' }
/** A percentage that is no rate before or after the change. */
const PERCENT_BESIDE =
  /^(?!\D*[\d.,]+(?: ?(?:%|percent))?\D+[\d.,]+ ?(?:%|percent)\D*$).*\d ?(?:%|percent)(?! (?:change|increase|decrease|growth|drop))/is
const CHANGE = '(new value − old value) ÷ old value'

const notShort = (wanted: number, offered: number) =>
  wanted < offered
    ? `more is offered than wanted, which is a surplus of ${figure(offered - wanted)} and no shortage`
    : null
const notOver = (wanted: number, offered: number) =>
  offered < wanted
    ? `more is wanted than offered, which is a shortage of ${figure(wanted - offered)} and no surplus`
    : null

/** Of markets and of whole economies, and of what changes. */
export const ECONOMY: Formula[] = [
  written('market share = own sales ÷ sales of the market', {
    ...{ card: 'market-planning-market-share', result: 'Market share' },
    example: ['A brand sells 1,800 of the 12,000 scooters sold in a city.', 1800, 12_000],
  }),
  written('unemployment rate = unemployed ÷ labor force', {
    ...WORK,
    example: ['Of a labor force of 160 people 8 look for work.', 8, 160],
  }),
  written('unemployment rate = unemployed ÷ (unemployed + employed)', {
    ...WORK,
    example: ['8 people look for work, and 152 have a job.', 8, 152],
  }),
  written('shortage = quantity demanded − quantity supplied', {
    ...{ ...MARKET, impossible: ([wanted = 0, offered = 0]) => notShort(wanted, offered) },
    example: ['At $2 buyers want 90 cups and sellers offer 60.', 90, 60],
  }),
  written('surplus = quantity supplied − quantity demanded', {
    ...{ ...MARKET, impossible: ([offered = 0, wanted = 0]) => notOver(wanted, offered) },
    example: ['At $5 sellers offer 80 cups and buyers want 50.', 80, 50],
  }),
  written('gdp per capita = gross domestic product ÷ population', {
    ...{ ...GDP, result: 'GDP per capita' },
    example: ['60 million people make $600 billion.', 6e11, 6e7],
  }),
  written('income per capita = total income ÷ population', {
    ...GDP,
    example: ['2,000 people have an income of $50 million.', 5e7, 2000],
  }),
  written('real gdp = nominal gdp ÷ gdp deflator × 100', {
    ...{ ...GDP, result: 'Real GDP' },
    example: ['Nominal GDP is $550 billion, the price index 110.', 5.5e11, 110],
  }),
  written(
    'gross domestic product = consumption + investment + government spending + exports − imports',
    {
      ...{ ...GDP, result: 'Gross domestic product' },
      example: ['600, 150 and 200, with exports of 80 and imports of 90.', 600, 150, 200, 80, 90],
    },
  ),
  written('gross domestic product = consumption + investment + government spending + net exports', {
    ...{ ...GDP, result: 'Gross domestic product' },
    example: ['600, 150 and 200, with net exports of 10.', 600, 150, 200, 10],
  }),
  written(`inflation rate = ${CHANGE}`, {
    ...PRICES,
    example: ['The CPI goes from 300 to 309.', 309, 300],
  }),
  written(`growth rate = ${CHANGE}`, {
    ...GDP,
    example: ['GDP goes from $500 billion to $510 billion.', 510, 500],
  }),
  written('markdown in percent = (old value − new value) ÷ old value', {
    card: 'spending-unit-price',
    inMoney: {
      called: 'The markdown',
      compute: ([old = 0, now = 0]) => old - now,
      steps: ([old = 0, now = 0]) => `${money(old)} − ${money(now)}`,
    },
    example: ['Boots fall from $80 to $60.', 80, 60],
  }),
  written(`change in percent = ${CHANGE}`, {
    ...{ card: 'financial-analysis-return-on-investment', result: 'Change in percent' },
    unless: PERCENT_BESIDE,
    example: ['Visitors went from 200 to 250.', 250, 200],
  }),
]
