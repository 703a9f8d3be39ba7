import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './openDatabase.ts'
import { raiseStatementTimeout } from './raiseStatementTimeout.ts'
import { mayRepeat, repeated } from './transaction.ts'

/** By name, which determines the order. Names never change once released. */
export type Migrations = Readonly<Record<string, SchemaMigration>>

interface SchemaMigration extends Migration {
  /**
   * The oldest version that can run on this schema, by the name of its last migration. Absent: every earlier version.
   */
  requires?: string
}

/** The migration that failed. The whole run was rolled back. */
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
 * Runs the pending migrations, all in one transaction, and returns their names. A schema that a newer version has
 * migrated is accepted unchanged, unless one of its migrations requires a newer version than this one. Of concurrent
 * callers one works and the others wait. A deadlock with a running server is retried. Throws MigrationError. Uses a
 * role that may alter the schema.
 */
export function migrate<Tables>(db: Database<Tables>, migrations: Migrations): Promise<string[]> {
  return db.connection().execute(async connection => {
    // Waiting for another process's migrations, or a long one of ours, must not time out.
    await raiseStatementTimeout(connection, 0)
    await sql`select set_config('lock_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false)`.execute(
      connection,
    )
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      // Servers of the previous version keep running, so their transactions may deadlock with this one.
      const isRepeatable = (error: unknown) => error instanceof MigrationError && mayRepeat(error.cause)
      return await repeated(() => run(connection, migrations), isRepeatable)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset idle_in_transaction_session_timeout`.execute(connection)
    }
  })
}

async function run<Tables>(db: Database<Tables>, migrations: Migrations): Promise<string[]> {
  const others = await findOthers(db, migrations)
  const migrator = new Migrator({
    db,
    // Kysely rejects a schema with migrations that are missing from its list.
    provider: { getMigrations: () => Promise.resolve({ ...others, ...migrations }) },
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw new MigrationError(results.find(({ status }) => status === 'Error')?.migrationName, error)
  const ran = results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
  for (const name of ran) await addRequirement(db, migrations[name]?.requires)
  return ran
}

/**
 * Names of the migrations that a start would run, in their order, without running them. @throws MigrationError if the start would
 * fail.
 */
export async function pendingMigrations<Tables>(db: Database<Tables>, migrations: Migrations): Promise<string[]> {
  await findOthers(db, migrations)
  const executed = new Set(await listExecuted(db))
  return Object.keys(migrations)
    .filter(name => !executed.has(name))
    .sort()
}

const TABLE = 'schema_migrations'
const REQUIREMENTS = 'schema_requirements'

/**
 * Executed migrations that this version does not have, as empty ones: those of a newer version, and those that the
 * baseline replaces, if it has run.
 */
async function findOthers<Tables>(db: Database<Tables>, migrations: Migrations): Promise<Record<string, Migration>> {
  const names = Object.keys(migrations).sort()
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const executed = await listExecuted(db)
  const replaced = executed.filter(name => name < first)
  if (replaced.length > 0 && !executed.includes(first))
    throw new MigrationError(
      undefined,
      `The database is older than the first migration of this version: it has run ${replaced.at(-1)}, and not ${first}. Start the last version that has the migrations in between, then this one; docs/going-live.md says which.`,
    )
  const unknown = executed.filter(name => name > first && !Object.hasOwn(migrations, name))
  const strange = unknown.find(name => name < last)
  if (strange !== undefined)
    throw new MigrationError(
      undefined,
      `The database has migration ${strange}, which this version does not know although it has later ones. Start the version that made it.`,
    )
  if (unknown.length > 0) {
    const required = await readRequirement(db)
    if (required !== undefined && required > last)
      throw new MigrationError(
        undefined,
        `The database was migrated by a newer version (${unknown.at(-1)}) and requires a version with migration ${required}; the last one of this version is ${last}. Start the newer version, or restore the backup made before the upgrade.`,
      )
  }
  return Object.fromEntries([...replaced, ...unknown].map(name => [name, { up: () => Promise.resolve() }]))
}

const exists = async <Tables>(db: Database<Tables>, table: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db)
  return rows[0]?.found ?? false
}

async function listExecuted<Tables>(db: Database<Tables>): Promise<string[]> {
  if (!(await exists(db, TABLE))) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function readRequirement<Tables>(db: Database<Tables>): Promise<string | undefined> {
  if (!(await exists(db, REQUIREMENTS))) return undefined
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from ${sql.table(REQUIREMENTS)}`.execute(
    db,
  )
  return rows[0]?.name ?? undefined
}

async function addRequirement<Tables>(db: Database<Tables>, name: string | undefined): Promise<void> {
  if (name === undefined) return
  await sql`create table if not exists ${sql.table(REQUIREMENTS)} (name text primary key)`.execute(db)
  await sql`insert into ${sql.table(REQUIREMENTS)} values (${name}) on conflict do nothing`.execute(db)
}
