import { ConfigError } from './config.ts'
import { FolderInUseError } from './ports/database/folder-lock.ts'

type Reason = { reason: string; setting: string; example: string }

/** Of the system and of PostgreSQL, by their codes: what a setting can change. */
const REASONS: Record<string, Reason> = {
  EADDRINUSE: {
    ...{ setting: 'PORT', reason: 'another program listens there; stop it, or give another port' },
    example: '3001',
  },
  'EACCES listen': {
    ...{ setting: 'PORT', reason: 'this user may not listen there; give a higher port' },
    example: '3000',
  },
  EADDRNOTAVAIL: {
    ...{ setting: 'HOST', reason: 'this machine has no such address; give one that it has' },
    example: '127.0.0.1',
  },
  ECONNREFUSED: {
    ...{ setting: 'DATABASE_URL', reason: 'no PostgreSQL answers there; start it, or mend it' },
    example: 'postgres://user:password@localhost:5432/finalist',
  },
  ENOTFOUND: {
    ...{ setting: 'DATABASE_URL', reason: 'there is no such host; give the one PostgreSQL is on' },
    example: 'postgres://user:password@localhost:5432/finalist',
  },
  '28P01': {
    ...{ setting: 'DATABASE_URL', reason: 'PostgreSQL refuses this user and password' },
    example: 'postgres://user:password@localhost:5432/finalist',
  },
  '3D000': {
    ...{ setting: 'DATABASE_URL', reason: 'PostgreSQL has no such database; create it first' },
    example: 'createdb finalist',
  },
}

/** What a person can do about a start that failed; undefined for what is nobody's setting. */
export function whyNoStart(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message
  if (!(error instanceof Error)) return undefined
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  const found = REASONS[code] ?? REASONS[`${code} ${syscall}`]
  if (!found) return undefined
  return new ConfigError([`${found.setting}: ${found.reason}, e.g. ${found.example}`]).message
}
