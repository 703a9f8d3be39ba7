import { type Kysely, sql } from 'kysely'

const computed = {
  amount: { expression: 'amount * price_usd', of: 'amount, price_usd' },
  status: {
    expression: `case phase when 'settled' then 'succeeded' when 'failed' then 'failed' else 'pending' end`,
    of: 'phase',
  },
}

/**
 * An index on a computed value is read without its rows only where it holds what the value is computed of. Without that, counting the
 * transfers of a client above an amount read every transfer from the first on.
 */
export const m0037CoveringIndexes = {
  async up(db: Kysely<unknown>): Promise<void> {
    const all = Object.entries(computed)
    for (const [name, { expression, of }] of all)
      await sql
        .raw(
          `create index transfers_covered_by_${name}
            on transfers (client_id, environment, (${expression}), created_at, id)
            include (${of}) where phase <> 'awaitingUser'`,
        )
        .execute(db)
    // Last, since it also keeps readers waiting.
    for (const [name] of all) {
      await sql.raw(`drop index transfers_by_${name}`).execute(db)
      await sql.raw(`alter index transfers_covered_by_${name} rename to transfers_by_${name}`).execute(db)
    }
  },
}
