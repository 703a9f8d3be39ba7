import { canonicalAddress } from '@rialto/catalog'
import {
  type Environment,
  type IncomingPayment,
  openStatuses,
  type PaymentRequestRepository,
  type Scope,
} from '@rialto/core'
import { type ExpressionBuilder, sql } from 'kysely'

import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { transaction } from '../database/transaction.ts'
import { addressDigest, eraseRequests } from './eraseRequests.ts'
import { readRequestsOfUser } from './readRequestsOfUser.ts'
import { paymentRow, readPayment, readRequest, requestRow } from './paymentRequestRow.ts'
import { countBehind } from './countBehind.ts'
import { readUnread, unreadText } from './unreadRow.ts'

/** Requests of one call, so that it holds its locks only briefly. */
const prunedAtOnce = 500

const paymentsOf = (eb: ExpressionBuilder<Tables, 'payment_requests'>) =>
  eb
    .selectFrom('incoming_payments')
    .select('incoming_payments.id')
    .whereRef('incoming_payments.request_id', '=', 'payment_requests.id')

export const paymentRequestRepository = (db: Database<Tables>, digests: Digests): PaymentRequestRepository => {
  const select = (scope: Scope) => scoped(db, scope).selectFrom('payment_requests').selectAll()

  /** Whether a request that was erased has issued the address. */
  const wasIssued = async (environment: Environment, address: string, tag: string | null): Promise<boolean> => {
    const digest = addressDigest(await digests(db, environment), environment, { canonicalAddress: address, tag })
    const row = await db.selectFrom('claims').select('kind').where('digest', '=', digest).executeTakeFirst()
    return row !== undefined
  }

  const listPayments = async (requestIds: readonly string[]): Promise<IncomingPayment[]> => {
    const rows = await db
      .selectFrom('incoming_payments')
      .selectAll()
      .where(eb => eb('request_id', '=', eb.fn.any(eb.val([...requestIds]))))
      .orderBy('number')
      .execute()
    return rows.map(readPayment)
  }

  return {
    async insert(request) {
      // A conflict must not raise an error, because an error ends the caller's transaction.
      const row = { ...scopeColumns(request.scope), ...requestRow(request) }
      const { numInsertedOrUpdatedRows: inserted = 0n } = await db
        .insertInto('payment_requests')
        .values(row)
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      if (inserted === 1n) {
        if (!(await wasIssued(row.environment, row.canonical_address, row.address_tag))) return 'inserted'
        await db.deleteFrom('payment_requests').where('id', '=', request.id).execute()
        return 'addressUsed'
      }
      return (await this.findOpen(request.scope, request)) ? 'exists' : 'addressUsed'
    },

    async update(request) {
      const { status, credited, transfer_id, decision, refund_address, refund_address_tag, sequence } =
        requestRow(request)
      await scoped(db, request.scope)
        .updateTable('payment_requests')
        .set({ status, credited, transfer_id, decision, refund_address, refund_address_tag, sequence })
        .where('id', '=', request.id)
        .execute()
    },

    async find(scope, id) {
      const row = await select(scope).where('id', '=', id).executeTakeFirst()
      return row && readRequest(row)
    },

    async findForUpdate(scope, id) {
      const row = await select(scope).where('id', '=', id).forUpdate().executeTakeFirst()
      return row && readRequest(row)
    },

    async findScope(environment, id) {
      const row = await db
        .selectFrom('payment_requests')
        .select(['client_id', 'environment'])
        .where('environment', '=', environment)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && scopeOf(row)
    },

    async findOpen(scope, { userId, transactionId, networkId, symbol }) {
      const row = await select(scope)
        .where('user_id', '=', userId)
        .where('transaction_id', '=', transactionId)
        .where('network_id', '=', networkId)
        .where('symbol', '=', symbol)
        .where('status', 'in', openStatuses)
        .executeTakeFirst()
      return row && readRequest(row)
    },

    async list(scope, { id, userId, transactionId, clientTransactionId, statuses, before, count }) {
      const rows = await select(scope)
        .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
        .$if(userId !== undefined, query => query.where('user_id', '=', userId ?? ''))
        .$if(transactionId !== undefined, query => query.where('transaction_id', '=', transactionId ?? ''))
        .$if(clientTransactionId !== undefined, query =>
          query.where('client_transaction_id', '=', clientTransactionId ?? ''),
        )
        .$if(statuses !== undefined, query =>
          query.where(eb => eb('status', '=', eb.fn.any(eb.val([...(statuses ?? [])])))),
        )
        .$if(before !== undefined, query =>
          query.where(
            eb => eb.refTuple('created_at', 'id'),
            '<',
            eb => eb.tuple(eb.val(new Date(before?.createdAtMs ?? 0)), eb.val(before?.id ?? '')),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
        .execute()
      return rows.map(readRequest)
    },

    readOfUser: (scope, userId) => readRequestsOfUser(db, scope, userId),

    async isIssued(environment, networkId, { address, tag }) {
      const canonical = canonicalAddress(networkId, address)
      const row = await db
        .selectFrom('payment_requests')
        .select('id')
        .where('environment', '=', environment)
        .where('canonical_address', '=', canonical)
        .where(sql`coalesce(address_tag, '')`, '=', tag ?? '')
        .limit(1)
        .executeTakeFirst()
      return row !== undefined || (await wasIssued(environment, canonical, tag ?? null))
    },

    async listWatched(environment, networkIds, nowMs, address) {
      if (networkIds.length === 0) return []
      const ofNetworks = db
        .selectFrom('payment_requests')
        .select(['id', 'client_id', 'environment', 'network_id', 'address', 'address_tag'])
        .where('environment', '=', environment)
        .where('network_id', 'in', networkIds)
        .$if(address !== undefined, query => query.where('address', '=', address ?? ''))
      const now = new Date(nowMs)
      // A payment that was seen shortly before the end of the watch is followed until it is final.
      const unsettled = db.selectFrom('incoming_payments').select('request_id').where('state', '=', 'detected')
      const rows = await ofNetworks
        .where('watch_until', '>', now)
        .unionAll(
          ofNetworks
            .where('watch_until', '<=', now)
            .where('id', 'in', unsettled.where('environment', '=', environment)),
        )
        .execute()
      return rows.map(row => ({
        id: row.id,
        scope: scopeOf(row),
        networkId: row.network_id,
        address: row.address,
        ...(row.address_tag === null ? {} : { addressTag: row.address_tag }),
      }))
    },

    async listDue(environment, networkId, nowMs) {
      const rows = await db
        .selectFrom('payment_requests')
        .select(['id', 'client_id', 'environment'])
        .where('environment', '=', environment)
        .where('network_id', '=', networkId)
        .where('status', 'in', ['waiting', 'detected', 'underpaid'])
        .where('expires_at', '<', new Date(nowMs))
        .execute()
      return rows.map(row => ({ id: row.id, scope: scopeOf(row) }))
    },

    async findAll(scope, ids) {
      const rows = await scoped(db, scope)
        .selectFrom('payment_requests')
        .selectAll()
        .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
        .execute()
      return rows.map(readRequest)
    },

    payments: requestId => listPayments([requestId]),

    listPayments,

    async savePayment(payment) {
      const { state, block, issue, counted, final_at } = paymentRow(payment)
      await db
        .insertInto('incoming_payments')
        .columns([
          'environment',
          'id',
          'request_id',
          'network_id',
          'hash',
          'position',
          'block',
          'symbol',
          'amount',
          'from_address',
          'state',
          'is_on_time',
          'is_sanctioned',
          'issue',
          'counted',
          'seen_at',
          'final_at',
        ])
        .expression(eb => {
          const row = paymentRow(payment)
          return eb
            .selectFrom('payment_requests')
            .select([
              'environment',
              eb.cast<string>(eb.val(row.id), 'uuid').as('id'),
              'payment_requests.id as request_id',
              eb.cast<string>(eb.val(row.network_id), 'uuid').as('network_id'),
              eb.cast<string>(eb.val(row.hash), 'text').as('hash'),
              eb.cast<string>(eb.val(row.position), 'text').as('position'),
              eb.cast<bigint>(eb.val(row.block), 'bigint').as('block'),
              eb.cast<string>(eb.val(row.symbol), 'text').as('symbol'),
              eb.cast<string>(eb.val(row.amount), 'numeric').as('amount'),
              eb.cast<string | null>(eb.val(row.from_address), 'text').as('from_address'),
              eb.cast<typeof row.state>(eb.val(row.state), 'text').as('state'),
              eb.cast<boolean>(eb.val(row.is_on_time), 'boolean').as('is_on_time'),
              eb.cast<boolean>(eb.val(row.is_sanctioned), 'boolean').as('is_sanctioned'),
              eb.cast<typeof row.issue>(eb.val(row.issue), 'text').as('issue'),
              eb.cast<string | null>(eb.val(row.counted), 'numeric').as('counted'),
              eb.cast<Date>(eb.val(row.seen_at), 'timestamptz').as('seen_at'),
              eb.cast<Date | null>(eb.val(row.final_at), 'timestamptz').as('final_at'),
            ])
            .where('payment_requests.id', '=', row.request_id)
        })
        .onConflict(conflict =>
          conflict
            .columns(['request_id', 'network_id', 'hash', 'position'])
            .doUpdateSet({ state, block, issue, counted, final_at }),
        )
        .execute()
    },

    async listUnsettled(environment, networkId, { from, to }) {
      const rows = await db
        .selectFrom('incoming_payments')
        .innerJoin('payment_requests', 'payment_requests.id', 'incoming_payments.request_id')
        .select([
          'incoming_payments.id as payment_id',
          'payment_requests.id',
          'payment_requests.client_id',
          'payment_requests.environment',
        ])
        .where('incoming_payments.environment', '=', environment)
        .where('incoming_payments.network_id', '=', networkId)
        .where('incoming_payments.state', '=', 'detected')
        .where('incoming_payments.block', '>=', from)
        .where('incoming_payments.block', '<=', to)
        .execute()
      return rows.map(row => ({ id: row.id, scope: scopeOf(row), paymentId: row.payment_id }))
    },

    pruneUnpaid: (environment, endedBeforeMs) =>
      transaction(db, async tx => {
        const rows = await tx
          .selectFrom('payment_requests')
          .select('id')
          .where('environment', '=', environment)
          .where('watch_until', '<', new Date(endedBeforeMs))
          .where('transfer_id', 'is', null)
          .where('status', 'not in', openStatuses)
          .where(eb => eb.not(eb.exists(paymentsOf(eb))))
          .limit(prunedAtOnce)
          .forUpdate()
          .skipLocked()
          .execute()
        const terms = { atMs: endedBeforeMs, retentionDays: 0 }
        await eraseRequests(
          tx,
          digests,
          rows.map(({ id }) => id),
          terms,
        )
      }),

    async cursor(environment, networkId) {
      const row = await db
        .selectFrom('payment_cursors')
        .selectAll()
        .where('environment', '=', environment)
        .where('network_id', '=', networkId)
        .executeTakeFirst()
      return row && { block: row.block, scannedAtMs: row.scanned_at.getTime(), unread: row.unread.map(readUnread) }
    },

    async setCursor(environment, networkId, { block, scannedAtMs, unread }) {
      const changed = { block, scanned_at: new Date(scannedAtMs), ...(unread ? { unread: unreadText(unread) } : {}) }
      await db
        .insertInto('payment_cursors')
        .values({ environment, network_id: networkId, ...changed })
        .onConflict(conflict =>
          conflict
            .columns(['environment', 'network_id'])
            .doUpdateSet(changed)
            .where('payment_cursors.block', '<=', block),
        )
        .execute()
    },

    countBehind: (scope, nowMs) => countBehind(db, scope, nowMs),
  }
}
