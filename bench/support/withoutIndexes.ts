import { type Database, raiseStatementTimeout, type Tables } from '@rialto/store'
import { sql } from 'kysely'

/**
 * Runs `work` on one connection, on tables whose indexes are built afterwards, each in one sort, and whose references are not
 * checked row by row: for rows that are consistent by construction. Primary keys stay. `isRebuilt` selects the indexes that are
 * built, by their definitions.
 */
export const withoutIndexes = (
  db: Database<Tables>,
  tables: readonly string[],
  work: (one: Database<Tables>) => Promise<void>,
  isRebuilt: (definition: string) => boolean = () => true,
): Promise<void> =>
  db.connection().execute(async one => {
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = any(${tables}) and not exists (
        select from pg_constraint where conname = indexname)`.execute(one)
    const { rows: constraints } = await sql<{ name: string; table: string; definition: string }>`
      select conname as name, relname as table, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'u' and relname = any(${tables}) and not exists (
        select from pg_constraint key where key.contype = 'f' and key.conindid = pg_constraint.conindid)`.execute(one)
    await sql`set session_replication_role = replica`.execute(one)
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(one)
    for (const { name, table } of constraints)
      await sql`alter table ${sql.ref(table)} drop constraint ${sql.ref(name)}`.execute(one)
    await work(one)
    await raiseStatementTimeout(one, 0)
    await sql`set maintenance_work_mem = '1GB'`.execute(one)
    for (const { definition } of indexes) if (isRebuilt(definition)) await sql.raw(definition).execute(one)
    process.stderr.write(`${indexes.length} indexes built\n`)
    for (const { name, table, definition } of constraints)
      await sql`alter table ${sql.ref(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(one)
    for (const name of ['session_replication_role', 'maintenance_work_mem', 'statement_timeout'])
      await sql`reset ${sql.ref(name)}`.execute(one)
  })
