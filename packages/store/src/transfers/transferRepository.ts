import {
  type AnyTransfer,
  hashSpellings,
  OrderAlreadyPaidError,
  type Scope,
  type Transfer,
  type TransferRepository,
} from '@rialto/core'
import { canonicalAddress, sameDestination } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import pg from 'pg'

import { institutionOf } from '../claims/claimRepository.ts'
import { readBridged } from '../bridging/bridgedTransferRow.ts'
import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { listQueries, totalOfPage } from './listQueries.ts'
import { fromColumns, openPhases, toColumns } from './transferColumns.ts'
import { fitsBetter, isSentBefore } from './rivals.ts'
import { listChanges, recordChange } from './recordChange.ts'

type Row = Selectable<Tables['transfers']>

export const readAnyTransfer = (row: Row): AnyTransfer =>
  row.bridging_address_id === null ? read(row) : readBridged(row)

const read = (row: Row): Transfer => ({
  id: row.id,
  scope: scopeOf(row),
  ...fromColumns({ ...row, connection_id: row.connection_id ?? '' }),
  createdAtMs: row.created_at.getTime(),
  phase: row.phase,
  reference: row.reference,
  sequence: row.sequence,
  ...defined({
    paymentRequestId: row.payment_request_id ?? undefined,
    institution: row.institution ?? undefined,
    institutionTransactionId: row.institution_transaction_id ?? undefined,
    hash: row.hash ?? undefined,
    confirmations: row.confirmations ?? undefined,
    charged:
      row.charged_fee === null || row.debited === null ? undefined : { fee: row.charged_fee, debit: row.debited },
    networkFeeCharged: row.network_fee_charged ?? undefined,
    converted: row.converted ?? undefined,
    twinRecords: row.twin_records ?? undefined,
    formerRecords: row.former_records ?? undefined,
    overchargeHandledAtMs: row.overcharge_handled_at?.getTime(),
    failureMessage: row.failure_message ?? undefined,
    finding: row.finding ?? undefined,
    arrived: row.arrived_amount ?? undefined,
    refunded: refundOf(row),
    acceptedAtMs: row.accepted_at?.getTime(),
    sentAtMs: row.sent_at?.getTime(),
    finishedAtMs: row.finished_at?.getTime(),
    watchUntilMs: row.watch_until?.getTime(),
    arrivalWatchUntilMs: row.arrival_watch_until?.getTime(),
    arrivalMissedAtMs: row.arrival_missed_at?.getTime(),
    foundLateAtMs: row.found_late_at?.getTime(),
    lateHandledAtMs: row.late_handled_at?.getTime(),
  }),
})

const refundOf = ({ refund_amount: amount, refund_hash: hash }: Row): Transfer['refunded'] =>
  amount === null ? undefined : { amount, ...defined({ hash: hash ?? undefined }) }

/** Unique indexes that allow one payment per order. */
const orderIndexes = ['one_payment_per_link_session', 'one_payment_per_order']

/** Postgres error 23505: unique violation. */
const toOrderError = (error: unknown): unknown =>
  error instanceof pg.DatabaseError && error.code === '23505' && orderIndexes.includes(error.constraint ?? '')
    ? new OrderAlreadyPaidError(error.constraint, { cause: error })
    : error

const at = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms))

const changing = (transfer: Transfer) => ({
  phase: transfer.phase,
  institution_transaction_id: transfer.institutionTransactionId ?? null,
  hash: transfer.hash ?? null,
  confirmations: transfer.confirmations ?? null,
  twin_records: transfer.twinRecords ? JSON.stringify(transfer.twinRecords) : null,
  charged_fee: transfer.charged?.fee ?? null,
  debited: transfer.charged?.debit ?? null,
  network_fee_charged: transfer.networkFeeCharged ?? null,
  converted: transfer.converted ? JSON.stringify(transfer.converted) : null,
  failure_message: transfer.failureMessage ?? null,
  finding: transfer.finding ? JSON.stringify(transfer.finding) : null,
  arrived_amount: transfer.arrived ?? null,
  refund_amount: transfer.refunded?.amount ?? null,
  refund_hash: transfer.refunded?.hash ?? null,
  sequence: transfer.sequence,
  accepted_at: at(transfer.acceptedAtMs),
  sent_at: at(transfer.sentAtMs),
  finished_at: at(transfer.finishedAtMs),
  watch_until: at(transfer.watchUntilMs),
  arrival_watch_until: at(transfer.arrivalWatchUntilMs),
})

/** Of one that has failed. */
const amending = (transfer: Transfer) => ({
  charged_fee: transfer.charged?.fee ?? null,
  debited: transfer.charged?.debit ?? null,
  twin_records: transfer.twinRecords ? JSON.stringify(transfer.twinRecords) : null,
  former_records: transfer.formerRecords ? JSON.stringify(transfer.formerRecords) : null,
  institution_transaction_id: transfer.institutionTransactionId ?? null,
  hash: transfer.hash ?? null,
  failure_message: transfer.failureMessage ?? null,
  sequence: transfer.sequence,
  arrived_amount: transfer.arrived ?? null,
  found_late_at: at(transfer.foundLateAtMs),
  late_handled_at: at(transfer.lateHandledAtMs),
})

/** Its block was replaced after it had arrived, and no person has dealt with that. A combined transfer is listed by its part. */
const isLost = (eb: ExpressionBuilder<Tables, 'transfers'>) =>
  eb.and([
    eb('is_combined', '=', false),
    // As the index says it.
    sql<SqlBool>`phase = 'settled' and finding is not null and finding->>'handledAtMs' is null`,
  ])

const hasOpenPart = (eb: ExpressionBuilder<Tables, 'transfers'>) =>
  eb.exists(
    eb
      .selectFrom('transfers as parts')
      .select('parts.id')
      .whereRef('parts.part_of', '=', 'transfers.id')
      .where('parts.phase', 'in', openPhases),
  )

/** Of one that has arrived. */
const amendingSettled = (transfer: Transfer) => ({
  institution_transaction_id: transfer.institutionTransactionId ?? null,
  twin_records: transfer.twinRecords ? JSON.stringify(transfer.twinRecords) : null,
  charged_fee: transfer.charged?.fee ?? null,
  debited: transfer.charged?.debit ?? null,
  overcharge_handled_at: at(transfer.overchargeHandledAtMs),
  sequence: transfer.sequence,
  hash: transfer.hash ?? null,
  finding: transfer.finding ? JSON.stringify(transfer.finding) : null,
  arrival_watch_until: at(transfer.arrivalWatchUntilMs),
  arrival_missed_at: at(transfer.arrivalMissedAtMs),
})

/** Not where the institution has given the two connections ids of two accounts. */
const isOneAccount = (connectionId: string) => sql<SqlBool>`
  not exists (
    select from connections own, connections other
    where own.id = ${connectionId}::uuid and other.id = transfers.connection_id and own.account_digest <> other.account_digest
  )`

const placeOf = ({ createdAtMs, id }: AnyTransfer) => ({ createdAtMs, id })

type Query = SelectQueryBuilder<Tables, 'transfers', object>

/** Those that count as not sent and may have been, and those that were sent after all. */
const unsent = (of: Query, watchedAtMs: number): Query =>
  of
    .where('is_combined', '=', false)
    // As the indexes say it.
    .where('phase', 'in', ['failed', 'awaitingUser'])
    .where(eb =>
      eb.or([
        eb('phase', '=', 'awaitingUser'),
        eb('found_late_at', 'is not', null),
        eb('watch_until', '>', new Date(watchedAtMs)),
      ]),
    )

export const transferRepository = (db: Database<Tables>): TransferRepository => {
  const selectAny = (scope: Scope) => scoped(db, scope).selectFrom('transfers')
  const select = (scope: Scope) => selectAny(scope).where('bridging_address_id', 'is', null)

  return {
    async insert(transfer, reason) {
      const row = {
        ...scopeColumns(transfer.scope),
        ...toColumns(transfer),
        ...(transfer.paymentRequestId === undefined
          ? {}
          : { connection_id: null, payment_request_id: transfer.paymentRequestId }),
        ...amending(transfer),
        ...amendingSettled(transfer),
        ...changing(transfer),
        id: transfer.id,
        reference: transfer.reference,
        institution: transfer.institution ?? null,
        canonical_address: canonicalAddress(transfer.networkId, transfer.toAddress),
        // A part does not pay an order itself; its combined transfer does.
        order_id: transfer.partOf === undefined ? (transfer.clientTransactionId ?? null) : null,
        created_at: new Date(transfer.createdAtMs),
      }
      const inserted = db.with('changed', tx => tx.insertInto('transfers').values(row).returning('id'))
      await recordChange(inserted, transfer, reason).catch((error: unknown) => {
        throw toOrderError(error)
      })
    },

    async update(transfer, reason) {
      const updated = db.with('changed', tx =>
        scoped(tx, transfer.scope)
          .updateTable('transfers')
          .set(changing(transfer))
          .where('id', '=', transfer.id)
          // The status moves forward only: a final row stays unchanged, regardless of the calling code.
          .where('phase', 'not in', ['settled', 'failed'])
          .returning('id'),
      )
      const isWritten = await recordChange(updated, transfer, reason).catch((error: unknown) => {
        throw toOrderError(error)
      })
      if (!isWritten) throw new Error(`transfer ${transfer.id} is final or gone`)
    },

    async amendFailed(transfer, reason) {
      const amended = db.with('changed', tx =>
        scoped(tx, transfer.scope)
          .updateTable('transfers')
          .set(amending(transfer))
          .where('id', '=', transfer.id)
          .where('phase', '=', 'failed')
          .returning('id'),
      )
      return recordChange(amended, transfer, reason)
    },

    async amendSettled(transfer, reason) {
      const amended = db.with('changed', tx =>
        scoped(tx, transfer.scope)
          .updateTable('transfers')
          .set(amendingSettled(transfer))
          .where('id', '=', transfer.id)
          .where('phase', '=', 'settled')
          .returning('id'),
      )
      return recordChange(amended, transfer, reason)
    },

    async noteArrival({ scope, id, arrivalWatchUntilMs, arrivalMissedAtMs }) {
      await scoped(db, scope)
        .updateTable('transfers')
        .set({ arrival_watch_until: at(arrivalWatchUntilMs), arrival_missed_at: at(arrivalMissedAtMs) })
        .where('id', '=', id)
        .where('phase', '=', 'settled')
        .execute()
    },

    listChanges: (scope, id) => listChanges(db, scope, id),

    async findScope(environment, id) {
      const row = await db
        .selectFrom('transfers')
        .select(['client_id', 'environment'])
        .where('environment', '=', environment)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && scopeOf(row)
    },

    async find(scope, id) {
      const row = await select(scope).selectAll().where('id', '=', id).executeTakeFirst()
      return row && read(row)
    },

    async findForUpdate(scope, id) {
      const row = await select(scope).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      return row && read(row)
    },

    async listParts(scope, combinedId) {
      const rows = await select(scope)
        .selectAll()
        .where('part_of', '=', combinedId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(read)
    },

    async listSiblings({ id, scope, userId, clientTransactionId, linkSessionId, partOf }, { watchedAtMs, count }) {
      const ids = (of: Query) => unsent(of, watchedAtMs).select('id')
      const own = ids(select(scope).where('id', '=', id))
      // Separate queries, each with its own index: no index supports one combined condition.
      const ofSession =
        linkSessionId === undefined
          ? []
          : [
              ids(select(scope).where('link_session_id', '=', linkSessionId)),
              ids(
                select(scope).where('part_of', 'in', eb =>
                  eb
                    .selectFrom('transfers as whole')
                    .select('whole.id')
                    .where('whole.link_session_id', '=', linkSessionId),
                ),
              ),
            ]
      const ofOrder =
        clientTransactionId === undefined
          ? []
          : [ids(select(scope).where('user_id', '=', userId).where('client_transaction_id', '=', clientTransactionId))]
      const ofWhole = partOf === undefined ? [] : [ids(select(scope).where('part_of', '=', partOf))]
      const all = [...ofSession, ...ofOrder, ...ofWhole].reduce((union, each) => union.unionAll(each), own)
      const rows = await select(scope)
        .selectAll()
        .where('id', 'in', all)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
        .execute()
      return rows.map(read)
    },

    async findPaying({ scope, userId, clientTransactionId, linkSessionId }) {
      if (clientTransactionId === undefined && linkSessionId === undefined) return undefined
      const ofOrder = select(scope)
        .selectAll()
        .where(eb =>
          eb.or([
            ...(linkSessionId === undefined ? [] : [eb('link_session_id', '=', linkSessionId)]),
            ...(clientTransactionId === undefined
              ? []
              : [eb.and([eb('user_id', '=', userId), eb('order_id', '=', clientTransactionId)])]),
          ]),
        )
      // Two queries, each with its own index; one combined condition could use neither.
      const row = await ofOrder
        .where('phase', 'not in', ['failed', 'awaitingUser'])
        .unionAll(ofOrder.where('found_late_at', 'is not', null))
        .executeTakeFirst()
      return row && read(row)
    },

    async listPaidBy({ id, scope, networkId, symbol, toAddress, addressTag }, hash) {
      const rows = await db
        .selectFrom('transfers')
        .selectAll()
        .where('environment', '=', scope.environment)
        .where(sql`lower(hash)`, 'in', hashSpellings(networkId, hash))
        .where('network_id', '=', networkId)
        .where('symbol', '=', symbol)
        .where('bridging_address_id', 'is', null)
        .where('id', '!=', id)
        .where('is_combined', '=', false)
        .where(eb => eb.or([eb('phase', 'in', ['onChain', 'settled']), eb('found_late_at', 'is not', null)]))
        .execute()
      const to = { address: toAddress, ...defined({ tag: addressTag }) }
      return rows
        .map(read)
        .filter(row => sameDestination(networkId, { address: row.toAddress, ...defined({ tag: row.addressTag }) }, to))
    },

    async findByInstitutionId(scope, connectionId, institutionId) {
      const row = await select(scope)
        .selectAll()
        .where('connection_id', '=', connectionId)
        .where('institution_transaction_id', '=', institutionId)
        .limit(1)
        .executeTakeFirst()
      return row && read(row)
    },

    async hasRival(transfer, nowMs, recordMs) {
      const { id, ...like } = transfer
      const row = await db
        .selectFrom('transfers')
        .select('id')
        .where('environment', '=', like.scope.environment)
        .where(sql`coalesce(institution, type)`, '=', institutionOf(like))
        .where('connection_id', 'is not', null)
        .where('is_combined', '=', false)
        .where('id', '!=', id)
        .where('symbol', '=', like.symbol)
        .where('network_id', '=', like.networkId)
        .where(sql`coalesce(canonical_address, to_address)`, '=', canonicalAddress(like.networkId, like.toAddress))
        .where('amount', '=', like.amount)
        .where(isOneAccount(like.connectionId))
        .where(recordMs === undefined ? isSentBefore(transfer, nowMs) : fitsBetter(transfer, nowMs, recordMs))
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async listLike(scope, order) {
      const rows = await select(scope)
        .selectAll()
        .where('connection_id', '=', order.connectionId)
        .where('is_combined', '=', false)
        .where('symbol', '=', order.symbol)
        .where('network_id', '=', order.networkId)
        .where(sql`coalesce(canonical_address, to_address)`, '=', canonicalAddress(order.networkId, order.toAddress))
        .where(sql<string>`coalesce(address_tag, '')`, '=', order.addressTag ?? '')
        .where('amount', '=', order.amount)
        .where('link_session_id', 'is', null)
        .where('client_transaction_id', 'is', null)
        .where('part_of', 'is', null)
        .where('created_at', '>=', new Date(order.sinceMs))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(order.count)
        .execute()
      return rows.map(read)
    },

    async listStuck({ environment, clientId }, { createdBeforeMs, combinedBeforeMs, count }) {
      const stuck = db
        .selectFrom('transfers')
        .where('environment', '=', environment)
        .where(eb =>
          eb.or([
            isLost(eb),
            eb.and([
              eb('connection_id', 'is not', null),
              eb('phase', 'in', openPhases),
              eb.or([
                eb('created_at', '<', new Date(createdBeforeMs)),
                eb('phase', '=', 'unknown'),
                eb('finding', 'is not', null),
                eb.and([eb('is_combined', '=', true), eb('created_at', '<', new Date(combinedBeforeMs))]),
              ]),
            ]),
            eb.and([eb('found_late_at', 'is not', null), eb('late_handled_at', 'is', null)]),
            // From the moment on in which it ends, by an index of these alone.
            sql<SqlBool>`phase = 'settled' and debited > amount + fee and overcharge_handled_at is null
              and connection_id is not null`,
            sql<SqlBool>`phase = 'settled' and twin_records is not null and overcharge_handled_at is null`,
          ]),
        )
        // While one of its parts is open, the part is listed instead.
        .where(eb => eb.not(eb.and([eb('is_combined', '=', true), hasOpenPart(eb)])))
        .$if(clientId !== undefined, query => query.where('client_id', '=', clientId ?? ''))
      const [rows, { total }] = await Promise.all([
        stuck.orderBy('created_at').orderBy('id').selectAll().limit(count).execute(),
        stuck.select(eb => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { items: rows.map(read), total: Number(total) }
    },

    async list(scope, filter) {
      const { page, counted } = listQueries(db, selectAny(scope), filter)
      const rows = await page.execute()
      const known = filter.isUncounted ? 0 : totalOfPage(rows.length, filter)
      const total = known ?? (await counted.executeTakeFirstOrThrow()).total
      const items = rows.slice(0, filter.count).map(readAnyTransfer)
      const last = rows.length > filter.count ? items.at(-1) : undefined
      return { items, total: Number(total), ...defined({ next: last && placeOf(last) }) }
    },
  }
}
