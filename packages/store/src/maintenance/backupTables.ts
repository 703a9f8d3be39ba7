import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

export interface BackupTable {
  name: string
  /** Stored columns: generated columns are computed again. */
  columns: string[]
  /** Identity column: the numbering continues after the highest value. */
  numbered: string | null
}

/** Tables left out: the schema's own record, data of running processes, and data of the last minutes. */
const leftOut = [
  'schema_migrations',
  'schema_migrations_lock',
  'schema_requirements',
  'leases',
  'signing_nonces',
  'rate_limits',
  'institution_breakers',
]

/** Every table of a backup, referenced tables first. */
export const backupTables = async (db: Database<Tables>): Promise<BackupTable[]> => {
  const { rows: tables } = await sql<BackupTable>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns,
      max(column_name) filter (where is_identity = 'YES') as numbered
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name <> all(${leftOut}::text[])
    group by table_name order by table_name`.execute(db)
  const { rows: references } = await sql<{ from: string; to: string }>`
    select distinct conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db)
  return inOrder(tables, references)
}

const inOrder = (tables: BackupTable[], references: { from: string; to: string }[]): BackupTable[] => {
  const ordered: BackupTable[] = []
  const waiting = new Map(tables.map(table => [table.name, table]))
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    )
    if (free.length === 0) throw new Error(`tables refer to one another in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const table of free) waiting.delete(table.name)
    ordered.push(...free)
  }
  return ordered
}
