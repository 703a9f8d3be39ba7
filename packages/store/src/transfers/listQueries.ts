import { maxListedTotal, type TransferFilter } from '@rialto/core'
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'

import { plannedEachTime } from '../database/nameStatements.ts'
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

const conditions = (eb: ExpressionBuilder<Tables, 'transfers'>, filter: TransferFilter): Expression<SqlBool>[] => {
  const all: (Expression<SqlBool> | undefined)[] = [
    // Left out of every index of the list: transfers that were not submitted yet, and parts, which are listed with
    // their combined transfer.
    eb('phase', '!=', 'awaitingUser'),
    eb('part_of', 'is', null),
    filter.id === undefined ? undefined : eb('id', '=', filter.id),
    filter.walletIds === undefined
      ? undefined
      : sql<SqlBool>`(wallet_id = any(${[...filter.walletIds]}::uuid[]) or type = any(${[...(filter.types ?? [])]}))`,
    filter.idPrefix === undefined ? undefined : hasPrefix(filter.idPrefix),
    filter.clientTransactionId === undefined ? undefined : eb('client_transaction_id', '=', filter.clientTransactionId),
    filter.userId === undefined ? undefined : eb('user_id', '=', filter.userId),
    filter.fromMs === undefined ? undefined : eb('created_at', '>=', new Date(filter.fromMs)),
    filter.toMs === undefined ? undefined : eb('created_at', '<=', new Date(filter.toMs)),
    filter.minAmountUsd === undefined ? undefined : eb(amountUsd, '>=', filter.minAmountUsd),
    filter.maxAmountUsd === undefined ? undefined : eb(amountUsd, '<=', filter.maxAmountUsd),
    filter.hash === undefined ? undefined : eb('hash', '=', filter.hash),
    filter.subClientId === undefined ? undefined : eb('sub_client_id', '=', filter.subClientId),
    filter.isPaidIn && filter.id === undefined
      ? eb.or([eb('connection_id', 'is not', null), eb('accepted_at', 'is not', null)])
      : undefined,
  ]
  return all.filter(condition => condition !== undefined)
}

/** A range of ids, which their index has in order. */
const hasPrefix = (prefix: string): Expression<SqlBool> => {
  const [first, last] = ['0', 'f'].map(digit => `${prefix}${'00-0000-0000-000000000000'.replaceAll('0', digit)}`)
  return sql<SqlBool>`id between ${first}::uuid and ${last}::uuid`
}

type Transfers = SelectQueryBuilder<Tables, 'transfers', object>

/** A filter that several values of a column pass. */
interface Choice {
  column: Expression<string>
  values: readonly string[]
}

const choicesOf = ({
  statuses,
  types,
  walletIds,
}: Pick<TransferFilter, 'statuses' | 'types' | 'walletIds'>): Choice[] => [
  ...(statuses ? [{ column: status, values: [...new Set(statuses)] }] : []),
  ...(types && !walletIds ? [{ column: sql.ref<string>('transfers.type'), values: [...new Set(types)] }] : []),
]

/** Rows after the last row of the previous page. */
const afterPage = (matching: Transfers, { after, descending }: TransferFilter): Transfers =>
  after === undefined
    ? matching
    : matching.where(
        eb => eb.refTuple('created_at', 'id'),
        descending ? '<' : '>',
        eb => eb.tuple(eb.val(new Date(after.createdAtMs)), eb.val(after.id)),
      )

/**
 * If one section of an index contains all matches, counts in its order, although a count needs none: for a few
 * thousand rows the planner would otherwise read the rows, which are ten times as wide.
 */
const countOf = (
  db: Database<Tables>,
  matching: Transfers,
  { minAmountUsd, maxAmountUsd, ...filter }: TransferFilter,
) => {
  const isOfOnePart =
    (minAmountUsd ?? maxAmountUsd) === undefined && choicesOf(filter).every(({ values }) => values.length === 1)
  return db
    .selectFrom(
      matching
        .select(sql`1`.as('one'))
        .$if(isOfOnePart, query => query.orderBy('created_at'))
        .limit(maxListedTotal)
        .as('matching'),
    )
    .select(eb => eb.fn.countAll<bigint>().as('total'))
}

/** The total, if it follows from the page without counting: it is the last page, or lies beyond the counted range. */
export const totalOfPage = (rows: number, { after, offset, count }: TransferFilter): number | undefined => {
  if (after !== undefined || (rows === 0 && offset > 0)) return undefined
  const isLast = rows <= count
  return isLast || offset + rows >= maxListedTotal ? Math.min(offset + rows, maxListedTotal) : undefined
}

/** One value alone is written as such: only then does an index give its rows in their order. */
const isChosen = ({ column, values }: Choice): Expression<SqlBool> =>
  values.length === 1 ? sql<SqlBool>`${column} = ${values[0]}` : sql<SqlBool>`${column} = any(${[...values]})`

const narrow = (matching: Transfers, choices: readonly Choice[]): Transfers =>
  choices.reduce((query, choice) => query.where(isChosen(choice)), matching)

const sorted = <T>(query: SelectQueryBuilder<Tables, 'transfers', T>, { orderBy, descending }: TransferFilter) => {
  const direction = descending ? 'desc' : 'asc'
  const order = orderColumns[orderBy]
  return (order === 'created_at' ? query : query.orderBy(order, direction))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
}

/** The number of matches of a range depends on its values: a few transfers or nearly all. */
const hasRange = ({ minAmountUsd, maxAmountUsd, fromMs, toMs }: TransferFilter): boolean =>
  [minAmountUsd, maxAmountUsd, fromMs, toMs].some(bound => bound !== undefined)

/** The ids of a page, and of one row more where there is another page. */
const idsOf = (matching: Transfers, filter: TransferFilter) =>
  sorted(afterPage(matching, filter).select('id'), filter)
    .limit(filter.count + 1)
    .offset(filter.offset)

/**
 * As `idsOf` with several values of a column: an index holds the rows of one value in order, not those of two, so that each value is read
 * from its own part, no further than the page goes.
 */
const mergedIds = (db: Database<Tables>, matching: Transfers, filter: TransferFilter, { column, values }: Choice) => {
  const direction = filter.descending ? 'desc' : 'asc'
  const ofValue = afterPage(matching, filter).where(column, '=', sql.ref<string>('chosen.value'))
  const found = sorted(ofValue.select(['id', 'created_at']), filter).limit(filter.offset + filter.count + 1)
  return db
    .selectFrom(sql<{ value: string }>`unnest(${[...values]}::text[])`.as<'chosen'>(sql`chosen (value)`))
    .innerJoinLateral(found.as('found'), join => join.onTrue())
    .select('found.id')
    .orderBy('found.created_at', direction)
    .orderBy('found.id', direction)
    .limit(filter.count + 1)
    .offset(filter.offset)
}

/**
 * The page, with one additional row if another page follows, and the total up to the counting limit. The ids of a page
 * come from an index alone, so that skipped rows are not read.
 */
export const listQueries = (db: Database<Tables>, all: Transfers, filter: TransferFilter) => {
  const choices = choicesOf(filter)
  const matching = all.where(eb => eb.and(conditions(eb, filter)))
  const several = filter.orderBy === 'createdAt' ? choices.find(({ values }) => values.length > 1) : undefined
  const single = choices.filter(choice => choice !== several)
  const narrowed = narrow(matching, single)
  const ids = several ? mergedIds(db, narrowed, filter, several) : idsOf(narrowed, filter)
  const page = sorted(db.selectFrom('transfers').where('id', 'in', ids).selectAll(), filter)
  const counted = countOf(db, narrow(matching, choices), filter)
  return hasRange(filter)
    ? { page: page.modifyEnd(plannedEachTime), counted: counted.modifyEnd(plannedEachTime) }
    : { page, counted }
}
