import type { BridgedTransfer } from '@rialto/core'
import type { Selectable } from 'kysely'

import { scopeOf } from '../scopeOf.ts'
import type { Tables } from '../tables.ts'

type Row = Selectable<Tables['transfers']>

/** What only bridged transfers have, as the column `bridge` keeps it. */
type Detail = Pick<
  BridgedTransfer,
  'origin' | 'step' | 'timeline' | 'reported' | 'paidInAmount' | 'originHashes' | 'refundHashes'
>

export const detailOf = (transfer: BridgedTransfer): string => {
  const { origin, step, timeline, reported, paidInAmount, originHashes, refundHashes } = transfer
  return JSON.stringify({ origin, step, timeline, reported, paidInAmount, originHashes, refundHashes })
}

export const readBridged = (row: Row): BridgedTransfer => ({
  id: row.id,
  scope: scopeOf(row),
  userId: row.user_id,
  clientTransactionId: row.client_transaction_id ?? '',
  addressId: row.bridging_address_id ?? '',
  symbol: row.symbol,
  networkId: row.network_id,
  toAddress: row.to_address,
  amount: row.amount,
  priceUsd: row.price_usd,
  phase: row.phase as BridgedTransfer['phase'],
  sequence: row.sequence,
  createdAtMs: row.created_at.getTime(),
  ...(row.bridge as Detail),
  ...(row.bridge_operation === null ? {} : { operation: row.bridge_operation }),
  ...(row.refund_address === null ? {} : { refundAddress: row.refund_address }),
  ...(row.hash === null ? {} : { hash: row.hash }),
  ...(row.failure_message === null ? {} : { failureMessage: row.failure_message }),
  ...(row.accepted_at === null ? {} : { acceptedAtMs: row.accepted_at.getTime() }),
  ...(row.finished_at === null ? {} : { finishedAtMs: row.finished_at.getTime() }),
})
