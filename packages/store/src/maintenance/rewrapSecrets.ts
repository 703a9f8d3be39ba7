import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'

/** The vault's functions for a key rotation. */
interface Rewrapper {
  needsRewrap(sealed: Buffer): boolean
  rewrap(sealed: Buffer, context: string): Buffer
}

const page = 500

/**
 * Re-encrypts every sealed value with the vault's current key, while servers run: a value that changes concurrently
 * keeps its new content. Afterwards no value needs an older key, unless it was written by a process for which the old
 * key is still current. Returns the number of values and of rewrapped ones.
 */
export const rewrapSecrets = async (
  db: Database<Tables>,
  vault: Rewrapper,
): Promise<{ seen: number; rewrapped: number }> => {
  const total = { seen: 0, rewrapped: 0 }
  for (const [table, { id, columns }] of Object.entries(sealedColumns))
    for (const [column, contextOf] of Object.entries(columns)) {
      const done = await rewrapColumn(db, vault, { table, id, column, contextOf })
      total.seen += done.seen
      total.rewrapped += done.rewrapped
    }
  return total
}

interface SealedColumn {
  table: string
  id: string
  column: string
  contextOf: (id: string) => string
}

const rewrapColumn = async (db: Database<Tables>, vault: Rewrapper, { table, id, column, contextOf }: SealedColumn) => {
  const names = { table: sql.table(table), id: sql.ref(id), column: sql.ref(column) }
  const count = { seen: 0, rewrapped: 0 }
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; sealed: Buffer }>`
      select ${names.id}::text as id, ${names.column} as sealed from ${names.table}
      where ${names.column} is not null and ${names.id}::text > ${after} order by ${names.id}::text limit ${page}`.execute(
      db,
    )
    for (const row of rows) {
      count.seen += 1
      if (!vault.needsRewrap(row.sealed)) continue
      const { numAffectedRows } = await sql`
        update ${names.table} set ${names.column} = ${vault.rewrap(row.sealed, contextOf(row.id))}
        where ${names.id}::text = ${row.id} and ${names.column} = ${row.sealed}`.execute(db)
      count.rewrapped += Number(numAffectedRows ?? 0n)
    }
    const last = rows.at(-1)
    if (!last || rows.length < page) return count
    after = last.id
  }
}
