import { written } from '../named/written-sum.ts'
import type { Formula } from './formula.ts'

const ROOMS = { card: 'financial-analysis-revenue-per-available-room' }
const ADS = { card: 'promotion-cost-per-thousand' }
const CLICKS = { card: 'promotion-click-through-rate' }
const MENU = { card: 'pricing-menu-pricing' }

/** "I pay 300 for my car and make 1200, is that a lot": a share of pay, and of no business's wages or food. */
const OF_NO_WORK =
  /^(?!.*\b(?:labou?r|wages?|payroll|salar(?:y|ies)|staff|workers?|employees?|crew|team|servers?|cooks?|people)\b)/is
const OF_OWN_BILLS =
  /^(?!.*\b(?:food|ingredients?|plates?|menu|meals?|dish(?:es)?)\b)(?=.*\b(?:rent|car|phone|insurance|gas|payments?|wages?|payroll|bills?)\b)/is

/** What all rooms brought is no rate of one. */
const IS_TOTAL =
  /\btotal(?:s|ed|ing)?(?: of| is| was)? \$?\d|\d (?:dollars |bucks )?(?:in total|total|altogether|in all)\b/

const moreThanAll =
  (more: string, all: string) =>
  ([part = 0, whole = 0]: number[]) =>
    part > whole ? `more ${more} than ${all}` : null

/** Of hotels, restaurants, ads and customers. */
export const SERVICES: Formula[] = [
  written('occupancy rate = rooms sold ÷ rooms available', {
    ...{ ...ROOMS, impossible: moreThanAll('rooms would be sold', 'there are') },
    example: ['An inn of 80 rooms has 60 booked tonight.', 60, 80],
  }),
  written('average daily rate = room revenue ÷ rooms sold', {
    ...ROOMS,
    example: ['A hotel earns $9,000 with 60 rooms sold.', 9000, 60],
  }),
  written('revenue per available room = room revenue ÷ rooms available', {
    ...ROOMS,
    example: ['A hotel of 100 rooms earns $9,600 tonight.', 9600, 100],
  }),
  written('revenue per available room = room rate × occupancy rate', {
    ...{ ...ROOMS, unless: IS_TOTAL },
    example: ['The average rate is $90, and 80 percent of the rooms are sold.', 90, 80],
  }),
  written('room revenue = rooms sold × room rate', {
    ...{ ...ROOMS, unless: IS_TOTAL },
    example: ['60 rooms are sold at $150.', 60, 150],
  }),
  written('rooms sold = rooms available × occupancy rate', {
    ...ROOMS,
    example: ['Of 80 rooms 75 percent are taken.', 80, 75],
  }),
  written('occupancy rate = revenue per available room ÷ room rate', {
    ...{ ...ROOMS, unless: IS_TOTAL },
    example: ['RevPAR is $60, and the average rate $80.', 60, 80],
  }),
  written('unit price = price of it all ÷ quantity', {
    card: 'spending-unit-price',
    example: ['A box of 16 ounces costs $4.80.', 4.8, 16],
  }),
  written('cost per thousand = cost of the ad ÷ impressions × 1000', {
    ...ADS,
    example: ['A banner costs $240 and is shown 60,000 times.', 240, 60_000],
  }),
  written('impressions = cost of the ad ÷ cost per thousand × 1000', {
    ...ADS,
    example: ['A budget of $500 at a CPM of $5.', 500, 5],
  }),
  written('cost per click = cost of the ad ÷ clicks', {
    ...CLICKS,
    example: ['An ad for $300 gets 400 clicks.', 300, 400],
  }),
  written('cost per customer = cost of the ad ÷ buyers', {
    ...CLICKS,
    example: ['An ad for $300 brings 20 buyers.', 300, 20],
  }),
  written('click-through rate = clicks ÷ impressions', {
    ...{ ...CLICKS, impossible: moreThanAll('clicks', 'times that it was shown') },
    example: ['An ad is shown 8,000 times and clicked 120 times.', 120, 8000],
  }),
  written('conversion rate = buyers ÷ visitors', {
    ...{ ...CLICKS, impossible: moreThanAll('people would have bought', 'came') },
    example: ['Of 800 visitors 20 bought something.', 20, 800],
  }),
  written('churn rate = customers lost ÷ customers at the start', {
    card: 'customer-relations-customer-relationship-management',
    example: ['Of 400 subscribers 20 cancelled.', 20, 400],
  }),
  written('customer lifetime value = average purchase × purchases a year × years as a customer', {
    card: 'customer-relations-customer-relationship-management',
    example: ['A guest spends $30 on each of 4 visits a year, for 5 years.', 30, 4, 5],
  }),
  written('customer lifetime value = spending a month × months as a customer', {
    card: 'customer-relations-customer-relationship-management',
    example: ['A member pays $20 a month for 18 months.', 20, 18],
  }),
  written('customer lifetime value = spending a month × 12 × years as a customer', {
    card: 'customer-relations-customer-relationship-management',
    example: ['A member pays $20 a month for 3 years.', 20, 3],
  }),
  written('food cost percentage = food cost ÷ food sales', {
    ...MENU,
    unless: new RegExp(
      `\\b(?:begin\\w*|start\\w*|end\\w*|inventory|purchase\\w*|buys)\\b|${OF_OWN_BILLS.source}`,
      'i',
    ),
    means: (result) =>
      `Many restaurants aim at about 28 to 35 percent, so this is ${result > 35 ? 'high' : result < 28 ? 'low' : 'usual'}.`,
    example: ['A diner used $3,600 of food for sales of $12,000.', 3600, 12_000],
  }),
  written('labor cost percentage = labor cost ÷ sales', {
    unless: OF_NO_WORK,
    ...MENU,
    means: (result) =>
      `In many restaurants it is about 25 to 35 percent, so there this would be ${result > 35 ? 'high' : result < 25 ? 'low' : 'usual'}; other businesses have other shares.`,
    example: ['A cafe pays $7,800 in labor on sales of $26,000.', 7800, 26_000],
  }),
  written('seat turnover = guests served ÷ seats', {
    ...MENU,
    example: ['In a room of 40 seats 100 guests eat.', 100, 40],
  }),
  written('table turnover = parties served ÷ tables', {
    ...MENU,
    example: ['On Friday 20 tables serve 60 parties.', 60, 20],
  }),
  written('average check = food sales ÷ guests served', {
    ...MENU,
    example: ['180 guests spend $4,500.', 4500, 180],
  }),
]
