import { type Migration, Migrator, sql } from 'kysely'
import type { Database } from './openDatabase.ts'

/** By name, in whose order they run; names never change once released. */
export type Migrations = Readonly<Record<string, Migration>>

/** The migration that failed; everything of this run was rolled back. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
  readonly migration: string | undefined

  constructor(migration: string | undefined, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(migration === undefined ? reason : `Migration ${migration} failed: ${reason}`, { cause })
    this.migration = migration
  }
}

const LOCK = 7_426_553

/**
 * Runs the migrations that have not run, all in one transaction, and returns their names. Of several callers at once one works
 * and the others wait. Throws MigrationError. Uses a role that may alter the schema.
 */
export function migrate<Tables>(db: Database<Tables>, migrations: Migrations): Promise<string[]> {
  return db.connection().execute(async connection => {
    // Waiting for another process's migrations, or a long one of ours, is no reason to fail.
    await sql`select set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false)`.execute(
      connection,
    )
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      return await run(connection, migrations)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
      await sql`reset idle_in_transaction_session_timeout`.execute(connection)
    }
  })
}

async function run<Tables>(db: Database<Tables>, migrations: Migrations): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw new MigrationError(results.find(({ status }) => status === 'Error')?.migrationName, error)
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}
