import type { BridgedTransfer } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Selectable } from 'kysely'

import { scopeOf } from '../scopeOf.ts'
import type { Tables } from '../tables.ts'
import { refundToOf } from '../transfers/transferColumns.ts'

type Row = Selectable<Tables['transfers']>

/** Fields of bridged transfers only, stored in the column `bridge`. */
type Detail = Pick<
  BridgedTransfer,
  | 'origin'
  | 'step'
  | 'timeline'
  | 'reported'
  | 'paidInAmount'
  | 'originPriceUsd'
  | 'otherPaidIn'
  | 'paidInOn'
  | 'issue'
  | 'recovery'
  | 'originHashes'
  | 'refundHashes'
  | 'refunded'
>

export const detailOf = (transfer: BridgedTransfer): string => {
  const { origin, step, timeline, reported, refundHashes, refunded } = transfer
  const { paidInAmount, originPriceUsd, otherPaidIn, paidInOn, issue, recovery, originHashes } = transfer
  const paidIn = { paidInAmount, originPriceUsd, otherPaidIn, paidInOn, issue, recovery, originHashes }
  return JSON.stringify({ origin, step, timeline, reported, ...paidIn, refundHashes, refunded })
}

export const readBridged = (row: Row): BridgedTransfer => ({
  id: row.id,
  scope: scopeOf(row),
  userId: row.user_id,
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
  ...defined({
    clientTransactionId: row.client_transaction_id ?? undefined,
    operation: row.bridge_operation ?? undefined,
    refundTo: refundToOf(row),
    hash: row.hash ?? undefined,
    failureMessage: row.failure_message ?? undefined,
    acceptedAtMs: row.accepted_at?.getTime(),
    finishedAtMs: row.finished_at?.getTime(),
    handledAtMs: row.late_handled_at?.getTime(),
  }),
})
