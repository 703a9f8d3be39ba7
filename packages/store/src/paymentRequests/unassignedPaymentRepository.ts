import { add, canonicalAddress } from '@rialto/catalog'
import type { Scope, UnassignedPayment, UnassignedPaymentRepository, UnassignedStatus } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql, type SqlBool } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { lockUsed } from './lockUsed.ts'

/** Of each client, asset and day (UTC). */
const mostOfDay = 500
const dayMs = 24 * 60 * 60_000
/** Rows of one statement, which has a limited number of parameters. */
const batch = 1_000

export const unassignedPaymentRepository = (db: Database<Tables>): UnassignedPaymentRepository => {
  const select = (scope: Scope) => scoped(db, scope).selectFrom('unassigned_payments').selectAll()

  return {
    async keep(scope, payments) {
      const inserted: string[] = []
      for (let at = 0; at < payments.length; at += batch) {
        const rows = await db
          .insertInto('unassigned_payments')
          .values(payments.slice(at, at + batch).map(one => ({ ...scopeColumns(scope), ...rowOf(one) })))
          .onConflict(conflict => conflict.doNothing())
          .returning('id')
          .execute()
        inserted.push(...rows.map(({ id }) => id))
      }
      if (inserted.length === 0) return []
      for (const one of groupsOf(payments)) await dropSmallest(db, scope, one)
      const kept = await select(scope)
        .where(eb => eb('id', '=', eb.fn.any(eb.val(inserted))))
        .where(belongsToNoOrder)
        .execute()
      return kept.map(read)
    },

    async list(scope, { networkId, hash, statuses, before, count }) {
      const rows = await select(scope)
        .select([status.as('status'), returning.as('returning'), returned.as('returned')])
        .where(eb => eb.or([eb('assigned_at', 'is not', null), belongsToNoOrder]))
        .$if(statuses !== undefined, query =>
          query.where(eb => eb(status, '=', eb.fn.any(eb.val([...(statuses ?? [])])))),
        )
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
      return rows.map(row => ({
        ...read(row),
        status: row.status,
        returning: add(row.returning, '0'),
        returned: add(row.returned, '0'),
        ...defined({ requestId: row.assigned_to ?? undefined }),
      }))
    },

    async find(scope, id) {
      const row = await select(scope).where('id', '=', id).executeTakeFirst()
      return row && read(row)
    },

    async findForUpdate(scope, id) {
      const row = await select(scope).where('id', '=', id).forUpdate().executeTakeFirst()
      return row && read(row)
    },

    async isTaken(scope, id) {
      const query = select(scope).where('id', '=', id).where('assigned_at', 'is', null).where(belongsToNoOrder)
      return (await query.executeTakeFirst()) === undefined
    },

    async assign(scope, { id, requestId, atMs }) {
      await scoped(db, scope)
        .updateTable('unassigned_payments')
        .set({ assigned_at: new Date(atMs), assigned_to: requestId })
        .where('id', '=', id)
        .execute()
    },

    lockUsed: (environment, payments) => lockUsed(db, environment, payments),

    async countNotKept(scope, sinceMs) {
      const row = await scoped(db, scope)
        .selectFrom('unassigned_payment_counts')
        .select(sql<string>`coalesce(sum(not_kept), 0)`.as('sum'))
        .where('day', '>=', new Date(sinceMs - dayMs))
        .executeTakeFirst()
      return Number(row?.sum ?? 0)
    },
  }
}

const returning = sql<string>`(select coalesce(sum(amount), 0) from refunds
  where unassigned_payment_id = unassigned_payments.id and finished_at is null)`

/** Also what arrived by a refund that ended otherwise. */
const returned = sql<string>`(select coalesce(sum(case status when 'succeeded' then amount else coalesce(arrived, 0) end), 0)
  from refunds where unassigned_payment_id = unassigned_payments.id and finished_at is not null)`

const status = sql<UnassignedStatus>`case when assigned_at is not null then 'assigned'
  when ${returned} >= unassigned_payments.amount then 'returned'
  when ${returned} + ${returning} >= unassigned_payments.amount then 'returning' else 'open' end`

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
          and not exists (select from refunds where unassigned_payment_id = unassigned_payments.id)
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
