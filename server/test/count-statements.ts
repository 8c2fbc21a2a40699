import type { Db } from '../ports/database/database.ts'

/** The same database, and how many `statements` came back from it since; those around a transaction do not count. */
export function countStatements(db: Db) {
  const counted = {
    statements: 0,
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      // Not above: a prepared query was built long ago, but every one that is sent has a result.
      transformResult: async ({ result }) => {
        counted.statements++
        return result
      },
    }),
  }
  return counted
}
