import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('needs nothing set', () => {
  expect(parseConfig({})).toMatchObject({
    server: { host: '127.0.0.1', port: 3000, trustProxy: false },
    database: { kind: 'embedded' },
    school: { domains: ['school.example'], adminEmail: 'advisor@school.example' },
    product: { name: 'Finalist' },
  })
})

test('takes several domains, the first being the one shown', () => {
  const { school } = parseConfig({ SCHOOL_DOMAIN: 'North.example, south.example' })
  expect(school).toMatchObject({
    domains: ['north.example', 'south.example'],
    adminEmail: 'advisor@north.example',
  })
})

test('names every wrong value at once, with an example', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    SCHOOL_DOMAIN: 'nodot',
    TIME_ZONE: 'Mars/Base',
    PUBLIC_URL: 'finalist',
  }
  const message = thrownBy(() => parseConfig(wrong))
  for (const name of Object.keys(wrong)) expect(message).toContain(`${name}:`)
  expect(message).toContain('e.g. America/Chicago')
})

test('an empty value counts as not set', () => {
  expect(parseConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ server: { port: 3000 } })
})

function thrownBy(act: () => unknown) {
  try {
    act()
  } catch (error) {
    return String(error)
  }
  return ''
}
