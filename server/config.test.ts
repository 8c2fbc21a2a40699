import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseConfig, SETTINGS } from './config.ts'

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
    PORT: 'abc',
    LOG_LEVEL: 'loud',
    TEAM_NAME: 'x'.repeat(41),
    DATABASE_URL: 'mysql://x',
    SCHOOL_DOMAIN: 'nodot',
    TIME_ZONE: 'Mars/Base',
    PUBLIC_URL: 'finalist',
  }
  const message = thrownBy(() => parseConfig(wrong))
  for (const name of Object.keys(wrong))
    expect(message).toMatch(new RegExp(`\\b${name}: give .*e\\.g\\. `))
})

test('an empty value counts as not set', () => {
  expect(parseConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ server: { port: 3000 } })
})

test('takes a bucket for files, with all that it needs or not at all', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const bucket = { S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'papers', ...keys }
  expect(parseConfig(bucket).bucket).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'papers',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    sessionToken: undefined,
    pathStyle: true,
  })
  expect(parseConfig({}).bucket).toBeUndefined()
  expect(thrownBy(() => parseConfig(keys))).toMatch(/S3_ENDPOINT: .*\n {2}S3_BUCKET: /)
  const wrong = { ...bucket, S3_ENDPOINT: 's3.example.org', S3_BUCKET: 'Pa pers' }
  expect(thrownBy(() => parseConfig(wrong))).toMatch(
    /S3_ENDPOINT: give .*e\.g\..*\n {2}S3_BUCKET: give .*e\.g\./,
  )
})

test('takes a language model with its address and budget', () => {
  const config = parseConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'llama',
    AI_BASE_URL: 'http://localhost:11434/v1/',
    AI_TOKENS_PER_DAY: '5000',
  })
  expect(config.model).toEqual({
    provider: 'openai-compatible',
    model: 'llama',
    apiKey: undefined,
    baseUrl: 'http://localhost:11434/v1',
  })
  expect(config.modelBudget).toEqual({
    requestsPerDay: 100,
    tokensPerDay: 5000,
    pagesPerDay: 200,
  })
  expect(parseConfig({}).model).toBeUndefined()
})

test.each([
  [{ AI_PROVIDER: 'skynet' }, ['AI_PROVIDER: give one of openai', 'AI_MODEL: name']],
  [{ AI_PROVIDER: 'openai' }, ['AI_MODEL: name', 'AI_API_KEY: give']],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' }, ['AI_BASE_URL: give']],
  [{ AI_API_KEY: 'sk-1' }, ['AI_PROVIDER: say whose']],
  [
    { AI_TOKENS_PER_DAY: 'lots', AI_BASE_URL: 'x' },
    ['AI_TOKENS_PER_DAY: give a whole', 'AI_BASE_URL: give'],
  ],
])('says what is wrong or missing about the model in %j', (wrong, said) => {
  const message = thrownBy(() => parseConfig(wrong))
  for (const words of said) expect(message).toContain(words)
})

test('takes the school’s provider, over http only on this machine', () => {
  const settings = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
  const issuer = 'https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/v2.0'
  expect(
    parseConfig({ ...settings, OIDC_ISSUER: issuer, OIDC_TRUST_EMAIL: 'true' }).provider,
  ).toEqual({ issuer, clientId: 'id', clientSecret: 'secret', trustEmail: true })
  expect(parseConfig({ ...settings, OIDC_ISSUER: 'http://127.0.0.1:9000' }).provider).toBeDefined()
  expect(parseConfig({}).provider).toBeUndefined()
})

test.each([
  [
    { OIDC_ISSUER: 'https://id.school.example' },
    ['OIDC_CLIENT_ID: sign-in', 'OIDC_CLIENT_SECRET:'],
  ],
  [{ OIDC_CLIENT_SECRET: 'x' }, ['OIDC_ISSUER: sign-in']],
  [{ OIDC_ISSUER: 'http://id.school.example' }, ['OIDC_ISSUER: give an https']],
  [
    { OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0', OIDC_TRUST_EMAIL: 'true' },
    ['OIDC_TRUST_EMAIL: only for an issuer of your school alone'],
  ],
])('says what is wrong or missing about the provider in %j', (wrong, said) => {
  const message = thrownBy(() => parseConfig(wrong))
  for (const words of said) expect(message).toContain(words)
})

function thrownBy(act: () => unknown) {
  try {
    act()
  } catch (error) {
    return String(error)
  }
  return ''
}

test('.env.example has every setting, and copied as it is it changes none', () => {
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'))
  expect(Object.keys(example).toSorted()).toEqual(SETTINGS.toSorted())
  expect(parseConfig(example)).toEqual(parseConfig({}))
})
