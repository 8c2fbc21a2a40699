import { readdir, readFile } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Brings the database to this version's tables, all or nothing; or, to restore an old backup, only as far as `to`.
 * @throws Error of the statement that failed; the database is then as it was.
 */
export async function migrate<T>(db: Kysely<T>, to?: string) {
  const migrator = migratorOf(db)
  const { error } = await (to ? migrator.migrateTo(to) : migrator.migrateToLatest())
  if (error) throw error
}

/** Those this database has had, oldest first. */
export async function listAppliedMigrations<T>(db: Kysely<T>) {
  const migrations = await migratorOf(db).getMigrations()
  return migrations.filter(({ executedAt }) => executedAt).map(({ name }) => name)
}

/** Those this version knows, oldest first. */
export const listMigrationNames = async () => Object.keys(await getMigrations()).sort()

const migratorOf = <T>(db: Kysely<T>) => new Migrator({ db, provider: { getMigrations } })

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(
    files.map((name) => [name.replace(/\.sql$/, ''), { up: (db) => runFile(db, name) }]),
  )
}

async function runFile<T>(db: Kysely<T>, name: string) {
  const text = await readFile(new URL(name, FOLDER), 'utf8')
  for (const statement of text.split(/;$/m)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
  }
}
