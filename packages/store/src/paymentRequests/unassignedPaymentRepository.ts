import { canonicalAddress } from '@rialto/catalog'
import type { Scope, UnassignedPayment, UnassignedPaymentRepository } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql, type SqlBool } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

/** Of each client, asset and day (UTC). */
const mostOfDay = 500
const dayMs = 24 * 60 * 60_000
/** Rows of one statement, which has a limited number of parameters. */
const batch = 1_000

export const unassignedPaymentRepository = (db: Database<Tables>): UnassignedPaymentRepository => ({
  async keep(scope, payments) {
    for (let at = 0; at < payments.length; at += batch)
      await db
        .insertInto('unassigned_payments')
        .values(payments.slice(at, at + batch).map(one => ({ ...scopeColumns(scope), ...rowOf(one) })))
        .onConflict(conflict => conflict.doNothing())
        .execute()
    for (const one of groupsOf(payments)) await dropSmallest(db, scope, one)
  },

  async list(scope, { networkId, hash, before, count }) {
    const rows = await scoped(db, scope)
      .selectFrom('unassigned_payments')
      .selectAll()
      .where('assigned_at', 'is', null)
      .where(belongsToNoOrder)
      .$if(networkId !== undefined, query => query.where('network_id', '=', networkId ?? ''))
      .$if(hash !== undefined, query => query.where('hash', '=', hash ?? ''))
      .$if(before !== undefined, query =>
        query.where(
          eb => eb.refTuple('seen_at', 'id'),
          '<',
          eb => eb.tuple(eb.val(new Date(before?.atMs ?? 0)), eb.val(before?.id ?? '')),
        ),
      )
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(count)
      .execute()
    return rows.map(read)
  },

  async take(scope, id, atMs) {
    const row = await scoped(db, scope)
      .updateTable('unassigned_payments')
      .set({ assigned_at: new Date(atMs) })
      .where('id', '=', id)
      .where('assigned_at', 'is', null)
      .where(belongsToNoOrder)
      .returningAll()
      .executeTakeFirst()
    return row && read(row)
  },

  async countNotKept(scope, sinceMs) {
    const row = await scoped(db, scope)
      .selectFrom('unassigned_payment_counts')
      .select(sql<string>`coalesce(sum(not_kept), 0)`.as('sum'))
      .where('day', '>=', new Date(sinceMs - dayMs))
      .executeTakeFirst()
    return Number(row?.sum ?? 0)
  },
})

/** An order whose tag was issued after the payment was kept may have the payment, if its block was read again. */
const belongsToNoOrder = sql<SqlBool>`not exists (
  select from payment_requests request
  join incoming_payments payment on payment.request_id = request.id
  where request.environment = unassigned_payments.environment
    and request.canonical_address = unassigned_payments.canonical_address
    and coalesce(request.address_tag, '') = coalesce(unassigned_payments.tag, '')
    and payment.network_id = unassigned_payments.network_id
    and payment.hash = unassigned_payments.hash and payment.position = unassigned_payments.position)`

type Group = Pick<UnassignedPayment, 'networkId' | 'symbol' | 'seenAtMs'>

/** The assets and times of the payments, each once. */
const groupsOf = (payments: readonly UnassignedPayment[]): Group[] => [
  ...new Map(payments.map(one => [`${one.networkId} ${one.symbol} ${one.seenAtMs}`, one])).values(),
]

const dropSmallest = async (
  db: Database<Tables>,
  { clientId, environment }: Scope,
  { networkId, symbol, seenAtMs }: Group,
): Promise<void> => {
  const day = new Date(seenAtMs - (seenAtMs % dayMs))
  const next = new Date(day.getTime() + dayMs)
  await sql`
    with dropped as (
      delete from unassigned_payments where id in (
        select id from unassigned_payments
        where client_id = ${clientId} and environment = ${environment} and network_id = ${networkId}
          and symbol = ${symbol} and seen_at >= ${day} and seen_at < ${next} and assigned_at is null
        order by amount desc, seen_at, id offset ${mostOfDay}
      ) returning id
    )
    insert into unassigned_payment_counts (client_id, environment, network_id, symbol, day, not_kept)
    select ${clientId}::uuid, ${environment}, ${networkId}::uuid, ${symbol}, ${day}::timestamptz, count(*)
    from dropped having count(*) > 0
    on conflict (client_id, environment, network_id, symbol, day)
    do update set not_kept = unassigned_payment_counts.not_kept + excluded.not_kept`.execute(db)
}

const rowOf = (payment: UnassignedPayment) => ({
  id: payment.id,
  network_id: payment.networkId,
  hash: payment.hash,
  position: payment.position,
  block: payment.block,
  symbol: payment.symbol,
  amount: payment.amount,
  address: payment.address,
  canonical_address: canonicalAddress(payment.networkId, payment.address),
  tag: payment.tag ?? null,
  from_address: payment.fromAddress ?? null,
  seen_at: new Date(payment.seenAtMs),
})

const read = (row: Selectable<Tables['unassigned_payments']>): UnassignedPayment => ({
  id: row.id,
  networkId: row.network_id,
  hash: row.hash,
  position: row.position,
  block: row.block,
  symbol: row.symbol,
  amount: row.amount,
  address: row.address,
  seenAtMs: row.seen_at.getTime(),
  ...defined({ tag: row.tag ?? undefined, fromAddress: row.from_address ?? undefined }),
})
