import type { EXAM_CATEGORIES } from '../contract/materials.ts'

/** Instructional areas and the letters their indicators begin with; the six of personal finance have none. */
export const AREAS = {
  'Business Law': 'BL',
  'Channel Management': 'CM',
  Communications: 'CO',
  'Customer Relations': 'CR',
  Economics: 'EC',
  'Emotional Intelligence': 'EI',
  Entrepreneurship: 'EN',
  'Financial Analysis': 'FI',
  'Financial-Information Management': 'FM',
  'Human Resources Management': 'HR',
  'Marketing-Information Management': 'IM',
  'Knowledge Management': 'KM',
  Marketing: 'MK',
  'Market Planning': 'MP',
  'Information Management': 'NF',
  Operations: 'OP',
  'Professional Development': 'PD',
  Pricing: 'PI',
  'Project Management': 'PJ',
  'Product/Service Management': 'PM',
  Promotion: 'PR',
  'Quality Management': 'QM',
  'Risk Management': 'RM',
  Selling: 'SE',
  'Strategic Management': 'SM',
  'Earning Income': null,
  Spending: null,
  Saving: null,
  Investing: null,
  'Managing Credit': null,
  'Managing Risk': null,
} as const

export type Area = keyof typeof AREAS
export const AREA_NAMES = Object.keys(AREAS) as [Area, ...Area[]] // the keys of a literal

export const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export type Blueprint = {
  slug: string
  /** An item's id is this, a hyphen and three figures. */
  prefix: string
  title: string
  category: (typeof EXAM_CATEGORIES)[number]
  cluster: string
  eventCodes: string[]
  /** Items per area on a District exam of the season 2024-25; they sum to 100. */
  items: Partial<Record<Area, number>>
}

export const EXAMS: Blueprint[] = [
  {
    slug: 'business-administration-core',
    prefix: 'core',
    title: 'Business Administration Core Practice Exam',
    category: 'Principles Events',
    cluster: 'Business Administration Core',
    eventCodes: ['PBM', 'PEN', 'PFN', 'PHT', 'PMK'],
    items: items('BL 1 CO 15 CR 5 EC 7 EI 22 FI 16 HR 1 NF 10 MK 1 OP 11 PD 11'),
  },
  {
    slug: 'finance',
    prefix: 'fin',
    title: 'Finance Practice Exam',
    category: 'Finance Cluster',
    cluster: 'Finance',
    eventCodes: ['ACT', 'BFS'],
    items: items('BL 7 CO 5 CR 5 EC 6 EI 9 EN 1 FI 24 FM 9 HR 1 NF 6 MK 1 OP 6 PD 13 RM 6 SM 1'),
  },
  {
    slug: 'marketing',
    prefix: 'mkt',
    title: 'Marketing Practice Exam',
    category: 'Marketing Cluster',
    cluster: 'Marketing',
    eventCodes: ['AAM', 'ASM', 'BSM', 'FMS', 'MCS', 'RMS', 'SEM'],
    items: items(
      'BL 2 CM 5 CO 5 CR 2 EC 6 EI 9 EN 1 FI 6 HR 1 NF 5 MP 4 MK 1 IM 11 OP 6 PI 3 PM 11 PD 6 PR 9 SE 6 SM 1',
    ),
  },
  {
    slug: 'business-management',
    prefix: 'bma',
    title: 'Business Management and Administration Practice Exam',
    category: 'Business Management and Administration Cluster',
    cluster: 'Business Management and Administration',
    eventCodes: ['BMA'],
    items: items(
      'BL 5 CO 7 CR 2 EC 6 EI 9 EN 1 FI 7 HR 1 NF 7 KM 6 MK 1 OP 21 PD 6 PJ 6 QM 3 RM 4 SM 8',
    ),
  },
  {
    slug: 'hospitality-and-tourism',
    prefix: 'hos',
    title: 'Hospitality and Tourism Practice Exam',
    category: 'Hospitality and Tourism Cluster',
    cluster: 'Hospitality and Tourism',
    eventCodes: ['HLM', 'QSRM', 'RFSM'],
    items: items(
      'BL 3 CO 5 CR 8 EC 6 EI 9 EN 1 FI 8 HR 2 NF 14 MP 1 MK 1 OP 13 PI 1 PM 6 PD 8 PR 2 QM 1 RM 1 SE 7 SM 3',
    ),
  },
  {
    slug: 'entrepreneurship',
    prefix: 'ent',
    title: 'Entrepreneurship Practice Exam',
    category: 'Entrepreneurship Cluster',
    cluster: 'Entrepreneurship',
    eventCodes: ['ENT'],
    items: items(
      'BL 4 CM 3 CO 1 CR 1 EC 3 EI 6 EN 14 FI 10 HR 5 NF 4 MP 5 MK 1 IM 2 OP 13 PI 2 PM 4 PD 5 PR 6 QM 1 RM 2 SE 1 SM 7',
    ),
  },
  {
    slug: 'personal-financial-literacy',
    prefix: 'pfl',
    title: 'Personal Financial Literacy Practice Exam',
    category: 'Personal Finance',
    cluster: 'Personal Financial Literacy',
    eventCodes: ['PFL'],
    items: {
      'Earning Income': 25,
      Spending: 14,
      Saving: 15,
      Investing: 15,
      'Managing Credit': 16,
      'Managing Risk': 15,
    },
  },
]

/** Concept cards per area, roughly by how often the seven exams ask the area; they sum to 410. */
export const CARDS: Partial<Record<Area, number>> = {
  ...items(
    'BL 19 CM 10 CO 16 CR 10 EC 22 EI 20 EN 14 FI 26 FM 12 HR 10 IM 16 KM 8 MK 8 MP 13 NF 14 OP 22 PD 14 PI 10 ' +
      'PJ 10 PM 16 PR 19 QM 8 RM 12 SE 12 SM 14',
  ),
  'Earning Income': 9,
  Spending: 10,
  Saving: 9,
  Investing: 10,
  'Managing Credit': 9,
  'Managing Risk': 8,
}

/** "BL 1 CO 15" as areas by name. */
function items(counts: string): Partial<Record<Area, number>> {
  const words = counts.split(' ')
  const codes = words.filter((_, index) => index % 2 === 0)
  return Object.fromEntries(
    codes.map((code, index) => {
      const area = AREA_NAMES.find((name) => AREAS[name] === code)
      if (!area) throw new Error(`No instructional area has the letters ${code}.`)
      return [area, Number(words[index * 2 + 1])]
    }),
  )
}
