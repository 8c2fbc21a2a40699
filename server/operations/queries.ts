import { sql } from 'kysely'
import type { Db } from '../ports/database/database.ts'

export const askDatabase = (db: Db) => sql`select 1`.execute(db)
