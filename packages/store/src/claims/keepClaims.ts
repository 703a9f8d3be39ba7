import { walletIntegrationType } from '@rialto/catalog'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { orderDigest, recordDigest } from './claimRepository.ts'
import type { Digest, Digests } from './digests.ts'

/**
 * Keeps anonymous keyed hashes of transfers that are about to be erased: their institutions' records and their paid
 * orders. Otherwise a record could pay a second transfer, or an order could be paid twice.
 */
export const keepClaims = async (tx: Database<Tables>, digests: Digests, ids: readonly string[]): Promise<void> => {
  const rows = await tx
    .selectFrom('transfers')
    .selectAll()
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where(eb => eb.or([eb('connection_id', 'is not', null), eb('payment_request_id', 'is not', null)]))
    .execute()
  const [first] = rows
  if (!first) return
  const digest = await digests(tx, first.environment)
  const claims = rows.flatMap(row => [...recordOf(row, digest), ...orderOf(row, digest)])
  if (claims.length === 0) return
  await tx
    .insertInto('claims')
    .values(claims)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

type Row = Selectable<Tables['transfers']>

const recordOf = (row: Row, digest: Digest) => {
  if (row.institution_transaction_id === null || row.type === walletIntegrationType) return []
  const place = row.institution ?? row.type
  const claim = recordDigest(digest, row, place, row.institution_transaction_id)
  return [{ ...claimOf(row, claim), kind: 'record' as const, place }]
}

const orderOf = (row: Row, digest: Digest) => {
  if (row.order_id === null || (row.phase !== 'settled' && row.found_late_at === null)) return []
  const order = { clientId: row.client_id, userId: row.user_id, clientTransactionId: row.order_id }
  const claim = orderDigest(digest, { ...order, environment: row.environment })
  return [{ ...claimOf(row, claim), kind: 'order' as const, place: '' }]
}

const claimOf = ({ environment, created_at: at }: Row, digest: Buffer) => ({
  digest,
  environment,
  transfer_id: null,
  claimed_at: at,
})
