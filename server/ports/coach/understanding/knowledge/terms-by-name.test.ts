import { expect, test } from 'vitest'
import { confusedWithOf, type Subject } from './subject.ts'
import { findByName, listSubjects } from './term-index.ts'
import { seedOf } from '../../seed.ts'
import { isOneIn } from '../fixtures.ts'
import { understand } from '../understand.ts'

/** Ways in which students ask what something is, whatever it is. */
const ASKED = [
  (name: string) => `what is a ${name}`,
  (name: string) => `can you explain ${name} to me`,
  (name: string) => `what does ${name} mean`,
  (name: string) => `i dont get ${name}`,
  (name: string) => `so like whats ${name} exactly`,
  (name: string) => `yo what is ${name}`,
  (name: string) => `my teacher said ${name} what is that`,
  (name: string) => `ive never heard of ${name}`,
  (name: string) => `what do they mean by ${name}`,
  (name: string) => `remind me what ${name} is`,
]

/** Names that are two names, or a word that asks. */
const OTHERWISE = / and | vs |\(| at work|^(?:Mean|What-if analysis)$/
const subjects = listSubjects()
  .map(({ subject }) => subject)
  .filter(({ kind, term }) => kind !== 'contrast' && !OTHERWISE.test(term))

const isAbout = ({ term }: Subject, turns: Parameters<typeof understand>[0]) => {
  const { subjects: found, question } = understand(turns)
  return found[0]?.term === term || (question && 'about' in question && question.about === term)
}

test('nearly every term is found by its name, however it is asked for', () => {
  // Half of them, each in one of the ways: all together take a minute.
  const some = subjects.filter(({ term }) => isOneIn(2, term))
  const lost = some.flatMap((subject) => {
    const content = ASKED[seedOf(subject.term) % ASKED.length]!(subject.term.toLowerCase())
    return isAbout(subject, [{ role: 'user', content }]) ? [] : [content]
  })
  expect(lost.slice(4)).toEqual([])
})

test('"what about" the term that it is mixed up with leads to that one', () => {
  const pairs = subjects.flatMap((subject) => {
    const other = findByName(confusedWithOf(subject)?.term ?? '')
    return other && other.term !== subject.term && !OTHERWISE.test(other.term)
      ? [{ subject, other }]
      : []
  })
  // Every sixth tells as much as all of them.
  const some = pairs.filter(({ subject }) => isOneIn(6, subject.term))
  const lost = some.flatMap(({ subject, other }) => {
    const turns = [
      { role: 'user' as const, content: `what is ${subject.term}` },
      { role: 'assistant' as const, content: `**${subject.term}**\n\nIt is.` },
      { role: 'user' as const, content: `what about ${other.term.toLowerCase()}` },
    ]
    return isAbout(other, turns) ? [] : [`${subject.term}, ${other.term}`]
  })
  expect(lost.slice(4)).toEqual([])
})

test('what begins like a question and is a name is no side of a comparison', () =>
  expect(
    isAbout(findByName('business plan')!, [{ role: 'user', content: 'what is a business plan' }]),
  ).toBe(true))

// As exams, teachers and students name them.
test.each([
  ['ancillary revenue', 'Ancillary revenue'],
  ['soft sell', 'Soft sell'],
  ['b2g', 'Government market'],
  ['narrow span', 'Narrow span of control'],
  ['third party data', 'Third-party data'],
  ['warm call', 'Warm calling'],
  ['razor and blade model', 'Captive product pricing'],
  ['sticker price', "Manufacturer's suggested retail price"],
  ['noncumulative discount', 'Quantity discount'],
  ['elevator speech', 'Elevator pitch'],
  ['stub', 'Payroll'],
])('"%s" is %s', (name, term) => expect(findByName(name)?.term).toBe(term))

test.each([
  ['push vs pull strategy', 'Push strategy', 'Pull strategy'],
  ['hard sell vs soft sell', 'Hard sell', 'Soft sell'],
  ['ux vs ui', 'User experience', 'User interface'],
  ['market value vs book value', 'Market value', 'Book value'],
])('"%s" compares the two', (content, ...terms) =>
  expect(understand([{ role: 'user', content }]).subjects.map(({ term }) => term)).toEqual(terms),
)

// What is also said of other things stays what it was asked about.
test.each([
  ['is a side hustle taxed', 'Self-employment tax'],
  ['double your money offer', 'Ponzi scheme'],
  ['why do stadiums sell naming rights', 'Naming rights'],
])('"%s" is still about %s', (content, term) =>
  expect(isAbout(findByName(term)!, [{ role: 'user', content }])).toBe(true),
)
