import { type Database, raiseStatementTimeout, type Tables } from '@rialto/store'
import { sql } from 'kysely'

/** Rows of one statement. */
const atOnce = 1_000_000

/** Columns that vary from row to row, so that every filter matches some rows. Rows are written in order of age. */
const differing = (users: number): Readonly<Record<string, string>> => ({
  id: 'gen_random_uuid()',
  reference: `'r-' || n`,
  order_id: `'order-' || n`,
  client_transaction_id: `'order-' || n`,
  created_at: `t.created_at + n * interval '1 second'`,
  finished_at: `t.created_at + n * interval '1 second' + n % 100 * interval '1 second'`,
  user_id: `'user-' || n % ${users}`,
  hash: `'0x' || n`,
  type: `case when n % 10 = 2 then 'kraken' else 'coinbase' end`,
  phase: `case when n % 1000 = 3 then 'failed' else 'settled' end`,
  amount: `1 + n % 1000`,
  link_session_id: 'null',
})

/**
 * Copies of a transfer, a second apart, numbered `from` to `to`, assigned to this number of users in rotation. `own`: columns with
 * another expression of the number `n`.
 */
export const fillTransfers = async (
  db: Database<Tables>,
  sampleId: string,
  {
    from,
    to,
    users = 50_000,
    own = {},
  }: { from: number; to: number; users?: number; own?: Readonly<Record<string, string>> },
): Promise<void> => {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'transfers' and is_generated = 'NEVER'`.execute(db)
  const names = columns.map(({ name }) => name)
  const values = { ...differing(users), ...own }
  await db.connection().execute(async one => {
    await raiseStatementTimeout(one, 0)
    for (let first = from; first <= to; first += atOnce) {
      const last = Math.min(to, first + atOnce - 1)
      await sql
        .raw(
          `insert into transfers (${names.join(', ')})
          select ${names.map(name => values[name] ?? `t.${name}`).join(', ')}
          from transfers t, generate_series(${first}, ${last}) n where t.id = '${sampleId}'`,
        )
        .execute(one)
      if (last >= atOnce) process.stderr.write(`${last} transfers written\n`)
    }
    await sql`vacuum analyze transfers`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
}
