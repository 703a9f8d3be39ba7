import { canonicalAddress } from '@rialto/catalog'
import type { Environment, RemovalTerms } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Digest, Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { eraseRelays } from '../relayer/eraseRelays.ts'
import type { Tables } from '../tables.ts'
import { eraseTransfers } from '../transfers/eraseTransfers.ts'

/** Digest of an address, with its tag, that a payment request has issued. */
export const addressDigest = (
  digest: Digest,
  environment: Environment,
  { canonicalAddress: address, tag }: { canonicalAddress: string; tag: string | null | undefined },
): Buffer => digest('address', environment, address, tag ?? '')

/** Digest of a transaction that pays a refund to an address. */
export const refundDigest = (
  digest: Digest,
  refund: { environment: Environment; networkId: string; hash: string; address: string; tag: string | null },
): Buffer =>
  digest(
    'refund',
    refund.environment,
    refund.networkId,
    refund.hash.toLowerCase(),
    canonicalAddress(refund.networkId, refund.address),
    refund.tag ?? '',
  )

/**
 * Deletes payment requests with their transfers, payments, refunds, events and jobs. Keyed hashes of their addresses and
 * of the transactions of their refunds stay, so that no address is issued and no refund is paid twice.
 */
export const eraseRequests = async (
  tx: Database<Tables>,
  digests: Digests,
  ids: readonly string[],
  terms: RemovalTerms,
): Promise<void> => {
  if (ids.length === 0) return
  await keepAddresses(tx, digests, ids)
  const refundIds = await keepRefunds(tx, digests, ids)
  const transfers = await tx
    .selectFrom('transfers')
    .select('id')
    .where(eb => eb('payment_request_id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  await eraseTransfers(
    tx,
    digests,
    transfers.map(({ id }) => id),
    terms,
  )
  await eraseRelays(tx, ids)
  const subjects = [...ids, ...refundIds]
  const events = await tx
    .deleteFrom('webhook_events')
    .where(eb => eb('subject_id', '=', eb.fn.any(eb.val(subjects))))
    .returning('id')
    .execute()
  const keys = [...subjects, ...events.map(({ id }) => id)]
  await tx
    .deleteFrom('jobs')
    .where(eb => eb('key', '=', eb.fn.any(eb.val(keys))))
    .execute()
  await tx
    .deleteFrom('payment_requests')
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
}

const keepAddresses = async (tx: Database<Tables>, digests: Digests, ids: readonly string[]): Promise<void> => {
  const rows = await tx
    .selectFrom('payment_requests')
    .select(['environment', 'network_id', 'canonical_address', 'address_tag', 'created_at'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  const [first] = rows
  if (!first) return
  const digest = await digests(tx, first.environment)
  const claims = rows.map(row => ({
    digest: addressDigest(digest, row.environment, { canonicalAddress: row.canonical_address, tag: row.address_tag }),
    kind: 'address' as const,
    environment: row.environment,
    place: row.network_id,
    transfer_id: null,
    claimed_at: row.created_at,
  }))
  await tx
    .insertInto('claims')
    .values(claims)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Returns the ids of all refunds of the requests. */
const keepRefunds = async (tx: Database<Tables>, digests: Digests, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .selectFrom('refunds')
    .selectAll()
    .where(eb => eb('request_id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  await keepRefundClaims(tx, digests, rows)
  return rows.map(({ id }) => id)
}

type PaidRow = Pick<
  Selectable<Tables['refunds']>,
  'environment' | 'network_id' | 'status' | 'hash' | 'to_address' | 'address_tag' | 'created_at'
>

const refundClaims = (digest: Digest, rows: readonly PaidRow[]) =>
  rows.flatMap(row => {
    const { status, hash, to_address: address, environment, network_id: networkId, address_tag: tag } = row
    if (status !== 'succeeded' || hash === null || address === null) return []
    return [
      {
        digest: refundDigest(digest, { environment, networkId, hash, address, tag }),
        kind: 'refund' as const,
        environment,
        place: networkId,
        transfer_id: null,
        claimed_at: row.created_at,
      },
    ]
  })

/** Keeps digests of the transactions of refunds or payouts that succeeded, so that none of them pays twice. */
export const keepRefundClaims = async (
  tx: Database<Tables>,
  digests: Digests,
  rows: readonly PaidRow[],
): Promise<void> => {
  const [first] = rows
  const claims = first ? refundClaims(await digests(tx, first.environment), rows) : []
  if (claims.length === 0) return
  await tx
    .insertInto('claims')
    .values(claims)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
