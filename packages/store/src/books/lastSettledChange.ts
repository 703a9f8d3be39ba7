import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

const pauseMs = 100

/** Other transactions that have written to the table, or may. Each has this lock before it takes a number, and until it ends. */
const writing = sql`
  from pg_locks where locktype = 'relation' and relation = 'transfer_changes'::regclass and mode = 'RowExclusiveLock'
    and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()`

/**
 * Number of the last change, once every transaction that may have written a lower one has ended: a later read up to it is
 * complete. Undefined if one of them takes long: a transaction of Rialto takes milliseconds.
 */
export const lastSettledChange = async (db: Database<Tables>, tries = 20): Promise<bigint | undefined> => {
  const { rows } = await sql<{ last: bigint; writers: string[] }>`
    select (select coalesce(max(id), 0) from transfer_changes) as last,
      array(select virtualtransaction ${writing}) as writers`.execute(db)
  const [{ last, writers } = { last: 0n, writers: [] }] = rows
  for (let count = 0; count < tries; count += 1) {
    const { rows: still } =
      writers.length === 0
        ? { rows: [] }
        : await sql`select ${writing} and virtualtransaction = any(${writers}::text[])`.execute(db)
    if (still.length === 0) return last
    await sleep(pauseMs)
  }
  return undefined
}
