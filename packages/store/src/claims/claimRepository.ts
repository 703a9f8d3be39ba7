import { type ClaimRepository, paymentKey, type Transfer } from '@rialto/core'
import { type QueryCreator, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import type { Digest, Digests } from './digests.ts'

const dayMs = 86_400_000

type Claimant = Pick<Transfer, 'id' | 'scope' | 'institution' | 'type'>

/** For a row that a server of an earlier version wrote: the type. */
export const institutionOf = ({ institution, type }: Pick<Transfer, 'institution' | 'type'>): string =>
  institution ?? type

/** Digest of a record at an institution. */
export const recordDigest = (digest: Digest, { environment }: { environment: string }, place: string, id: string) =>
  digest('record', environment, place, id)

/** Digest of an order that was paid. */
export const orderDigest = (
  digest: Digest,
  order: { clientId: string; environment: string; userId: string; clientTransactionId: string },
): Buffer => digest('order', order.clientId, order.environment, order.userId, order.clientTransactionId)

const hex = (bytes: Buffer): string => bytes.toString('hex')

export const claimRepository = (db: Database<Tables>, digests: Digests): ClaimRepository => ({
  async listRecords(transfer) {
    const { scope, id, createdAtMs } = transfer
    const place = institutionOf(transfer)
    const since = new Date(createdAtMs - dayMs)
    const digest = await digests(db, scope.environment)
    const erased = await db
      .selectFrom('claims')
      .select('digest')
      .where('environment', '=', scope.environment)
      .where('kind', '=', 'record')
      .where('place', '=', place)
      .where('transfer_id', 'is', null)
      .where('claimed_at', '>=', since)
      .execute()
    const stored = await db
      .selectFrom('transfers')
      .select('institution_transaction_id')
      .where('environment', '=', scope.environment)
      .where(sql`coalesce(institution, type)`, '=', place)
      .where('id', '!=', id)
      .where('institution_transaction_id', 'is not', null)
      // The history is searched from a few minutes before the order, so older claims cannot match.
      .where('created_at', '>=', since)
      .execute()
    const ids = new Set(stored.flatMap(row => row.institution_transaction_id ?? []))
    const hashes = new Set(erased.map(row => hex(row.digest)))
    return {
      size: ids.size + hashes.size,
      has: recordId => ids.has(recordId) || hashes.has(hex(recordDigest(digest, scope, place, recordId))),
    }
  },

  async takeRecord(transfer, recordId) {
    const { id, scope } = transfer
    const place = institutionOf(transfer)
    const digest = recordDigest(await digests(db, scope.environment), scope, place, recordId)
    const taken = db.with('taken', tx => claim(tx, transfer, { kind: 'record', place, digest }))
    const row = await taken
      .selectFrom('taken')
      .select(eb =>
        // Of a server of an earlier version, which writes no claims.
        eb
          .exists(
            eb
              .selectFrom('transfers')
              .select('id')
              .where('environment', '=', scope.environment)
              .where(sql`coalesce(institution, type)`, '=', place)
              .where('institution_transaction_id', '=', recordId)
              .where('id', '!=', id),
          )
          .as('isOthers'),
      )
      .executeTakeFirst()
    return row?.isOthers === false
  },

  async listPayments(transfer) {
    const { scope, networkId, createdAtMs } = transfer
    const since = new Date(createdAtMs - 7 * dayMs)
    const digest = await digests(db, scope.environment)
    const taken = await db
      .selectFrom('claims')
      .select('digest')
      .where('environment', '=', scope.environment)
      .where('kind', '=', 'payment')
      .where('place', '=', networkId)
      .where(eb => eb.or([eb('transfer_id', 'is', null), eb('transfer_id', '!=', transfer.id)]))
      .where('claimed_at', '>=', since)
      .execute()
    const hashes = new Set(taken.map(row => hex(row.digest)))
    const whole = new Set(await listWhole(db, transfer, since))
    return {
      size: hashes.size + whole.size,
      has: key =>
        whole.has(key.slice(0, key.indexOf(' ')).toLowerCase()) ||
        hashes.has(hex(paymentDigest(digest, transfer, key))),
    }
  },

  async takePayment(transfer, hash, positions) {
    const digest = await digests(db, transfer.scope.environment)
    for (const position of positions) {
      const own = paymentDigest(digest, transfer, paymentKey(hash, position))
      const payment = claim(db, transfer, { kind: 'payment', place: transfer.networkId, digest: own })
      if (!(await payment.executeTakeFirst())) return false
    }
    return true
  },

  async isPaid({ scope, userId, clientTransactionId }) {
    const digest = await digests(db, scope.environment)
    const row = await db
      .selectFrom('claims')
      .select('kind')
      .where('digest', '=', orderDigest(digest, { ...scope, userId, clientTransactionId }))
      .executeTakeFirst()
    return row !== undefined
  },
})

/** Digest of one position in one transaction. */
const paymentDigest = (
  digest: Digest,
  { scope, networkId }: Pick<Transfer, 'scope' | 'networkId'>,
  key: string,
): Buffer => digest('payment', scope.environment, networkId, key)

/**
 * Lower-case hashes that this transfer must not claim in whole: those that a server of an earlier version gave to
 * another transfer as a whole, and those that the same wallet reported for an identical transfer. Hashes reported by
 * other wallets do not count: a false report could keep this wallet's payment from being found.
 */
const listWhole = async (db: Database<Tables>, transfer: Transfer, since: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('transfers')
    .select(['hash', 'institution_transaction_id'])
    .where('environment', '=', transfer.scope.environment)
    .where('type', '=', transfer.type)
    .where('network_id', '=', transfer.networkId)
    .where('id', '!=', transfer.id)
    .where('created_at', '>=', since)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('claims')
            .select('claims.digest')
            .whereRef('claims.transfer_id', '=', 'transfers.id')
            .where('claims.kind', '=', 'payment'),
        ),
      ),
    )
    .where(eb =>
      eb.or([
        eb('hash', 'is not', null),
        eb.and([
          eb('connection_id', '=', transfer.connectionId),
          eb('symbol', '=', transfer.symbol),
          eb('to_address', '=', transfer.toAddress),
          eb('amount', '=', transfer.amount),
        ]),
      ]),
    )
    .execute()
  const own = transfer.institutionTransactionId?.toLowerCase()
  return rows.flatMap(({ hash, institution_transaction_id: named }) => {
    if (hash !== null) return [hash.toLowerCase()]
    return named === null || named.toLowerCase() === own ? [] : [named.toLowerCase()]
  })
}

interface Claim {
  kind: 'record' | 'payment'
  place: string
  digest: Buffer
}

/** Returns no row if it belongs to another transfer, including an erased one. */
const claim = (db: QueryCreator<Tables>, { id, scope }: Claimant, { kind, place, digest }: Claim) =>
  db
    .insertInto('claims')
    .values({
      digest,
      kind,
      environment: scope.environment,
      place,
      transfer_id: id,
      claimed_at: sql<Date>`(select created_at from transfers where id = ${id}::uuid)`,
    })
    .onConflict(conflict =>
      conflict.column('digest').doUpdateSet({ transfer_id: id }).where('claims.transfer_id', '=', id),
    )
    .returning('digest')
