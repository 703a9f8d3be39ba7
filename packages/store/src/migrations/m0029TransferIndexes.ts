import { type Kysely, sql } from 'kysely'

/** What a list filters or orders by; ties are ordered by age, so that each index holds its rows in the order of a page. */
const listed = ['user_id', 'client_transaction_id', 'type', 'symbol', 'network_id', 'sub_client_id']

const computed = {
  amount: 'amount * price_usd',
  status: `case phase when 'settled' then 'succeeded' when 'failed' then 'failed' else 'pending' end`,
}

/**
 * An index for every filter and order of a client's list of transfers, which shows none whose user was only asked for a second factor.
 * Each holds all that decides which transfers are on a page: those before it are counted without being read.
 */
export const m0029TransferIndexes = {
  async up(db: Kysely<unknown>): Promise<void> {
    const create = (name: string, expression: string, where = '') =>
      sql
        .raw(
          `create index transfers_by_${name} on transfers (client_id, environment, ${expression}created_at, id)
            where phase <> 'awaitingUser'${where}`,
        )
        .execute(db)
    await sql`drop index transfers_by_client`.execute(db)
    await create('age', '')
    for (const column of listed) await create(column, `${column}, `)
    await create('hash', 'hash, ', ' and hash is not null')
    for (const [name, expression] of Object.entries(computed)) {
      await create(name, `(${expression}), `)
      // What the planner knows of values that are computed it knows from here: of a partial index it uses none.
      await sql.raw(`create statistics transfers_${name} on (${expression}) from transfers`).execute(db)
    }
  },
}
