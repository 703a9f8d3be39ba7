import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { raiseStatementTimeout } from '../database/raiseStatementTimeout.ts'
import type { Tables } from '../tables.ts'
import { backupTables } from './backupTables.ts'

/** First line of a backup. Each line after it is a table's name, a row as JSON, or the end. */
export interface BackupHeader {
  rialtoBackup: 1
  version: string
  /** The schema it was made with, and can be restored into. */
  migrations: string[]
  createdAt: string
}

export interface BackupEnd {
  end: true
  rows: number
}

const batch = 1_000

type Write = (line: string) => Promise<void>

const writeHeader = async (
  snapshot: Database<Tables>,
  { version, now }: { version: string; now: Date },
  write: Write,
): Promise<void> => {
  const { rows: migrations } = await sql<{ name: string }>`
    select name from schema_migrations order by name`.execute(snapshot)
  const header: BackupHeader = {
    rialtoBackup: 1,
    version,
    migrations: migrations.map(({ name }) => name),
    createdAt: now.toISOString(),
  }
  await write(JSON.stringify(header))
}

/** Resolves to the number of rows. */
const writeTable = async (snapshot: Database<Tables>, name: string, write: Write): Promise<number> => {
  let rows = 0
  await write(JSON.stringify({ table: name }))
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(
    snapshot,
  )
  for (;;) {
    const fetched = await sql<{ line: string }>`fetch ${sql.lit(batch)} from backup_rows`.execute(snapshot)
    for (const { line } of fetched.rows) await write(line)
    rows += fetched.rows.length
    if (fetched.rows.length < batch) break
  }
  await sql`close backup_rows`.execute(snapshot)
  return rows
}

/**
 * Writes a snapshot of the whole database, as lines of text, while servers run. Rows are written in PostgreSQL's own
 * format, so that all digits of a number are kept. Secrets in it are sealed, and cannot be opened without the vault
 * key, which the backup does not contain.
 */
export const writeBackup = (
  db: Database<Tables>,
  facts: { version: string; now: Date },
  write: Write,
): Promise<{ rows: number }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async snapshot => {
      // Limited by the speed of the disk.
      await raiseStatementTimeout(snapshot, 0)
      await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(snapshot)
      await writeHeader(snapshot, facts, write)
      let rows = 0
      for (const { name } of await backupTables(snapshot)) rows += await writeTable(snapshot, name, write)
      const end: BackupEnd = { end: true, rows }
      await write(JSON.stringify(end))
      return { rows }
    })
