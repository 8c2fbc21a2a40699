import { resolve } from 'node:path'
import * as z from 'zod'
import { bucketSettings, bucketVariables, missingForBucket } from './ports/files/bucket-settings.ts'
import { missingForProvider, ProviderEnvironment, providerSettings } from './provider-settings.ts'

export type Config = ReturnType<typeof parseConfig>

/** Until somebody names the advisor, here or in the product. */
export const UNNAMED_ADVISOR = 'Your advisor'

/** Whose protocol is spoken; the last is any server's that speaks OpenAI's, a school's own too. */
const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** A language model to be the coach. */
export type ModelSettings = {
  provider: (typeof AI_PROVIDERS)[number]
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
}

/** Every setting is listed with its reason in `.env.example`. */
const Environment = z.object({
  PORT: port(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'give the address people type, e.g. https://finalist.example.org',
    })
    .optional(),
  TRUST_PROXY: flag(false),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      'give a PostgreSQL address, e.g. postgres://user:password@host:5432/finalist',
    )
    .optional(),
  ...bucketVariables,
  SCHOOL_DOMAIN: z
    .string()
    .default('school.example')
    .transform(splitList)
    .pipe(
      z
        .array(
          z
            .string()
            .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'give the part after the @, e.g. school.example'),
        )
        .min(1, 'give at least one domain, e.g. school.example'),
    ),
  ADMIN_EMAIL: z.email('give an e-mail address, e.g. advisor@school.example').optional(),
  PRODUCT_NAME: name(40, 'Finalist'),
  TEAM_NAME: name(40, 'Finalist'),
  ADVISOR_NAME: name(80, UNNAMED_ADVISOR),
  ADVISOR_EMAIL: z.email('give an e-mail address, e.g. advisor@school.example').optional(),
  TIME_ZONE: z
    .string()
    .default('UTC')
    .refine(isTimeZone, 'give an IANA time zone, e.g. America/Chicago'),
  AUTHORED_EXAMS: flag(true),
  ...ProviderEnvironment,
  OIDC_TRUST_EMAIL: flag(false),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'give a mail server, e.g. smtp://user:password@mail.example.org:587',
    })
    .optional(),
  MAIL_FROM: z.string().optional(),
  AI_PROVIDER: z
    .enum(AI_PROVIDERS, { error: `give one of ${AI_PROVIDERS.join(', ')}, e.g. openai` })
    .optional(),
  AI_MODEL: z.string().max(200).optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'give the address up to its version, e.g. http://localhost:11434/v1',
    })
    .optional(),
  AI_REQUESTS_PER_DAY: atLeast(1, 100),
  AI_TOKENS_PER_DAY: atLeast(1000, 200_000),
  AI_PAGES_PER_DAY: atLeast(0, 200),
  METRICS_TOKEN: z.string().min(16, 'give at least 16 characters nobody can guess').optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `give one of ${LOG_LEVELS.join(', ')}, e.g. info` })
    .default('info'),
})

/** Every variable by name. */
export const SETTINGS = Object.keys(Environment.shape)

/**
 * Reads the configuration from the environment. An empty variable counts as not set.
 * @throws ConfigError naming every wrong variable at once, each with the reason and an example.
 */
export function parseConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const env = check(given)
  const domain = env.SCHOOL_DOMAIN[0]!
  const adminEmail = (env.ADMIN_EMAIL ?? `advisor@${domain}`).toLowerCase()
  const publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '')
  const dataDir = resolve(env.DATA_DIR)
  return {
    server: { host: env.HOST, port: env.PORT, publicUrl, trustProxy: env.TRUST_PROXY },
    dataDir,
    database: env.DATABASE_URL
      ? ({ kind: 'server', url: env.DATABASE_URL } as const)
      : ({ kind: 'embedded', folder: resolve(dataDir, 'db') } as const),
    /** Undefined where files are kept in a folder of `dataDir`. */
    bucket: bucketSettings(env),
    school: { domains: env.SCHOOL_DOMAIN, adminEmail, timeZone: env.TIME_ZONE },
    product: {
      name: env.PRODUCT_NAME,
      teamName: env.TEAM_NAME,
      advisorName: env.ADVISOR_NAME,
      advisorEmail: env.ADVISOR_EMAIL ?? adminEmail,
    },
    /** Undefined where people sign in by a code that is mailed. */
    provider: providerSettings(env),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `${env.PRODUCT_NAME} <no-reply@${domain}>`,
    },
    authoredExams: env.AUTHORED_EXAMS,
    /** Undefined without a provider: then the built-in coach teaches alone. */
    model: modelSettings(env),
    modelBudget: modelBudget(env),
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  }
}

function check(given: Record<string, string | undefined>) {
  const parsed = Environment.safeParse(given)
  const problems = [
    ...(parsed.error?.issues.map(describe) ?? []),
    ...missingForModel(given),
    ...missingForProvider(given),
    ...missingForBucket(given),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  return parsed.data
}

export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

const describe = (issue: z.core.$ZodIssue) => `${issue.path[0]?.toString()}: ${issue.message}`

const modelSettings = (env: z.infer<typeof Environment>): ModelSettings | undefined =>
  env.AI_PROVIDER && {
    provider: env.AI_PROVIDER,
    // Its absence was refused.
    model: env.AI_MODEL!,
    apiKey: env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL?.replace(/\/+$/, ''),
  }

/** What a person may use of the model in a day, and the school for its PDFs. */
const modelBudget = (env: z.infer<typeof Environment>) => ({
  requestsPerDay: env.AI_REQUESTS_PER_DAY,
  tokensPerDay: env.AI_TOKENS_PER_DAY,
  pagesPerDay: env.AI_PAGES_PER_DAY,
})

/** What one of the model's settings needs of the others. */
function missingForModel(given: Record<string, string | undefined>): string[] {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = given
  if (!AI_PROVIDER) {
    return AI_MODEL || AI_API_KEY || AI_BASE_URL
      ? [`AI_PROVIDER: say whose model it is, one of ${AI_PROVIDERS.join(', ')}, e.g. openai`]
      : []
  }
  const isOwn = AI_PROVIDER === 'openai-compatible'
  return [
    ...(AI_MODEL ? [] : ['AI_MODEL: name the model as its provider does, e.g. gpt-5-mini']),
    ...(isOwn && !AI_BASE_URL
      ? ['AI_BASE_URL: give the server’s address up to its version, e.g. http://localhost:11434/v1']
      : []),
    ...(!isOwn && !AI_API_KEY ? ['AI_API_KEY: give the key the provider gave you, e.g. sk-…'] : []),
  ]
}

function name(most: number, byDefault: string) {
  const error = `give a name of 1 to ${most} characters, e.g. ${byDefault}`
  return z.string().min(1, { error }).max(most, { error }).default(byDefault)
}

function port(byDefault: number) {
  const error = `give a port from 0 to 65535, e.g. ${byDefault}`
  return z.coerce
    .number({ error })
    .int({ error })
    .min(0, { error })
    .max(65535, { error })
    .default(byDefault)
}

function atLeast(least: number, byDefault: number) {
  const error = `give a whole number from ${least} on, e.g. ${byDefault}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).default(byDefault)
}

function splitList(text: string) {
  return text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
}

function flag(byDefault: boolean) {
  return z
    .enum(['true', 'false'], { error: 'give true or false' })
    .default(byDefault ? 'true' : 'false')
    .transform((value) => value === 'true')
}

function isTimeZone(zone: string) {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
