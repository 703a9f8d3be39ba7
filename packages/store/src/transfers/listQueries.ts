import { maxListedTotal, type TransferFilter } from '@rialto/core'
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

const amountUsd = sql<string>`amount * price_usd`
/** As the API names it: several phases are one status. The words of the index `transfers_by_status`. */
const status = sql<string>`case phase when 'settled' then 'succeeded' when 'failed' then 'failed' else 'pending' end`

const orderColumns = {
  amountUsd,
  status,
  id: 'id',
  clientTransactionId: 'client_transaction_id',
  userId: 'user_id',
  type: 'type',
  createdAt: 'created_at',
  symbol: 'symbol',
  networkId: 'network_id',
} as const

/** One value alone is written as such: only then does an index give its rows in their order. */
const isOneOf = (
  eb: ExpressionBuilder<Tables, 'transfers'>,
  column: Expression<string>,
  values: readonly string[],
): Expression<SqlBool> => {
  const [first] = values
  return values.length === 1 && first !== undefined
    ? eb(column, '=', first)
    : eb(column, '=', eb.fn.any(eb.val([...values])))
}

/** Parts are listed with what they are parts of. Looked up in their own index, so that the index of the page is read alone. */
const isNoPart = (eb: ExpressionBuilder<Tables, 'transfers'>): Expression<SqlBool> =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('transfers as part')
        .select('part.id')
        .whereRef('part.id', '=', 'transfers.id')
        .where('part.part_of', 'is not', null),
    ),
  )

const conditions = (eb: ExpressionBuilder<Tables, 'transfers'>, filter: TransferFilter): Expression<SqlBool>[] => {
  const all: (Expression<SqlBool> | undefined)[] = [
    // Nothing was asked of the institution for good yet.
    eb('phase', '!=', 'awaitingUser'),
    isNoPart(eb),
    filter.id === undefined ? undefined : eb('id', '=', filter.id),
    filter.clientTransactionId === undefined ? undefined : eb('client_transaction_id', '=', filter.clientTransactionId),
    filter.userId === undefined ? undefined : eb('user_id', '=', filter.userId),
    filter.types === undefined ? undefined : isOneOf(eb, eb.ref('type'), filter.types),
    filter.statuses === undefined ? undefined : isOneOf(eb, status, filter.statuses),
    filter.fromMs === undefined ? undefined : eb('created_at', '>=', new Date(filter.fromMs)),
    filter.toMs === undefined ? undefined : eb('created_at', '<=', new Date(filter.toMs)),
    filter.minAmountUsd === undefined ? undefined : eb(amountUsd, '>=', filter.minAmountUsd),
    filter.maxAmountUsd === undefined ? undefined : eb(amountUsd, '<=', filter.maxAmountUsd),
    filter.hash === undefined ? undefined : eb('hash', '=', filter.hash),
    filter.subClientId === undefined ? undefined : eb('sub_client_id', '=', filter.subClientId),
  ]
  return all.filter(condition => condition !== undefined)
}

type Transfers = SelectQueryBuilder<Tables, 'transfers', object>

/** What comes after the row at which the page before ended. */
const afterPage = (matching: Transfers, { after, descending }: TransferFilter): Transfers =>
  after === undefined
    ? matching
    : matching.where(
        eb => eb.refTuple('created_at', 'id'),
        descending ? '<' : '>',
        eb => eb.tuple(eb.val(new Date(after.createdAtMs)), eb.val(after.id)),
      )

const countOf = (db: Database<Tables>, matching: Transfers) =>
  db
    .selectFrom(
      matching
        .select(sql`1`.as('one'))
        .limit(maxListedTotal)
        .as('matching'),
    )
    .select(eb => eb.fn.countAll<bigint>().as('total'))

/**
 * The page, with one row more where there is another page, and the total as far as it is counted. The ids of a page come from an
 * index alone, so that the rows before it are passed over unread.
 */
export const listQueries = (db: Database<Tables>, all: Transfers, filter: TransferFilter) => {
  const direction = filter.descending ? 'desc' : 'asc'
  const order = orderColumns[filter.orderBy]
  const matching = all.where(eb => eb.and(conditions(eb, filter)))
  const sorted = <T>(query: SelectQueryBuilder<Tables, 'transfers', T>) =>
    (order === 'created_at' ? query : query.orderBy(order, direction))
      .orderBy('created_at', direction)
      .orderBy('id', direction)
  const ids = sorted(afterPage(matching, filter).select('id'))
    .limit(filter.count + 1)
    .offset(filter.offset)
  return {
    page: sorted(db.selectFrom('transfers').where('id', 'in', ids).selectAll()),
    counted: countOf(db, matching),
  }
}
