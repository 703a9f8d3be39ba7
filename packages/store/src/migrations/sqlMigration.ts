import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration that runs the statements one after the other. */
export const sqlMigration = (...statements: readonly string[]): Migration => ({
  up: async db => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
