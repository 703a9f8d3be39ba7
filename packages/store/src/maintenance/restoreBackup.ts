import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { raiseStatementTimeout } from '../database/raiseStatementTimeout.ts'
import type { Tables } from '../tables.ts'
import { type BackupTable, backupTables } from './backupTables.ts'
import type { BackupEnd, BackupHeader } from './writeBackup.ts'

/** The backup cannot be restored here. The database is unchanged. */
class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

const batch = 500

/**
 * Fills an empty, migrated database from a backup, in whole or not at all. Deletes the backup's previews and ends its
 * open Link sessions, because they may have been paid from after the backup and must not be paid again. Jobs keep
 * their times, and resources held by a process are free, as after its end.
 *
 * @throws RestoreError
 */
export const restoreBackup = (db: Database<Tables>, lines: AsyncIterable<string>): Promise<{ rows: number }> =>
  db.transaction().execute(async target => {
    await raiseStatementTimeout(target, 0)
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(target)
    const tables = new Map((await backupTables(target)).map(table => [table.name, table]))
    await requireEmpty(target, tables)
    const rows = await readLines(target, tables, lines)
    for (const table of tables.values()) await continueNumbers(target, table)
    await target.deleteFrom('previews').execute()
    const now = sql<Date>`now()`
    await target
      .updateTable('link_sessions')
      .set({ token_expires_at: sql`least(token_expires_at, ${now})` })
      .set({ session_expires_at: sql`least(session_expires_at, ${now})` })
      .execute()
    return { rows }
  })

const requireEmpty = async (db: Database<Tables>, tables: ReadonlyMap<string, BackupTable>): Promise<void> => {
  for (const name of tables.keys()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0)
      throw new RestoreError(`The database is not empty: ${name} has rows. Restore into a new database.`)
  }
}

const tableOf = (tables: ReadonlyMap<string, BackupTable>, line: string): BackupTable => {
  const { table: name } = JSON.parse(line) as { table: string }
  const table = tables.get(name)
  if (!table) throw new RestoreError(`The backup has a table that this version does not know: ${name}.`)
  return table
}

/** Inserts rows in batches. */
const createWriter = (db: Database<Tables>) => {
  let table: BackupTable | undefined
  let waiting: string[] = []
  let rows = 0
  const flush = async () => {
    if (table && waiting.length > 0) await insert(db, table, waiting)
    waiting = []
  }
  return {
    begin: async (next: BackupTable): Promise<void> => {
      await flush()
      table = next
    },
    add: async (line: string): Promise<void> => {
      waiting.push(line)
      rows += 1
      if (waiting.length >= batch) await flush()
    },
    flush,
    rows: () => rows,
  }
}

const readLines = async (
  db: Database<Tables>,
  tables: ReadonlyMap<string, BackupTable>,
  lines: AsyncIterable<string>,
): Promise<number> => {
  const writer = createWriter(db)
  let header = false
  let end: BackupEnd | undefined
  for await (const line of lines) {
    if (line === '') continue
    if (!header) {
      await checkHeader(db, line)
      header = true
    } else if (line.startsWith('{"table":')) await writer.begin(tableOf(tables, line))
    else if (line.startsWith('{"end":true')) end = JSON.parse(line) as BackupEnd
    else await writer.add(line)
  }
  await writer.flush()
  const rows = writer.rows()
  if (end === undefined) throw new RestoreError('The backup is not complete: it ends in the middle.')
  if (end.rows !== rows) throw new RestoreError(`The backup is damaged: it names ${end.rows} rows and has ${rows}.`)
  return rows
}

const checkHeader = async (db: Database<Tables>, line: string): Promise<void> => {
  const header = parseHeader(line)
  if (header?.rialtoBackup !== 1) throw new RestoreError('This is not a backup of Rialto.')
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  const here = rows.map(({ name }) => name)
  if (here.join() === header.migrations.join()) return
  throw new RestoreError(
    `The backup was made by version ${header.version} with the schema ${header.migrations.at(-1)}, and the database has ${here.at(-1)}. Restore it with version ${header.version} and upgrade after that.`,
  )
}

const parseHeader = (line: string): BackupHeader | undefined => {
  try {
    return JSON.parse(line) as BackupHeader
  } catch {
    return undefined
  }
}

/** Rows stay text until PostgreSQL reads them. */
const insert = async (
  db: Database<Tables>,
  { name, columns }: BackupTable,
  lines: readonly string[],
): Promise<void> => {
  const names = sql.join(columns.map(column => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(db)
}

const continueNumbers = async (db: Database<Tables>, { name, numbered }: BackupTable): Promise<void> => {
  if (numbered === null) return
  await sql`select setval(pg_get_serial_sequence(${name}, ${numbered}),
    (select coalesce(max(${sql.ref(numbered)}), 0) + 1 from ${sql.table(name)}), false)`.execute(db)
}
