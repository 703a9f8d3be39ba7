import type { Payout } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Selectable } from 'kysely'

import { scopeColumns, scopeOf } from '../scopeOf.ts'
import type { Tables } from '../tables.ts'

const at = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms))

export const payoutRow = (payout: Payout) => ({
  ...scopeColumns(payout.scope),
  id: payout.id,
  user_id: payout.userId,
  link_session_id: payout.linkSessionId,
  sub_client_id: payout.subClientId ?? null,
  client_transaction_id: payout.clientTransactionId ?? null,
  connection_id: payout.connectionId,
  to_name: payout.toName,
  network_id: payout.networkId,
  symbol: payout.symbol,
  amount: payout.amount,
  to_address: payout.to.address,
  address_tag: payout.to.tag ?? null,
  is_new_address: payout.isNewAddress,
  status: payout.status,
  hash: payout.hash ?? null,
  failure_message: payout.failureMessage ?? null,
  arrived: payout.arrived ?? null,
  sequence: payout.sequence,
  since_block: payout.sinceBlock ?? null,
  created_at: new Date(payout.createdAtMs),
  finished_at: at(payout.finishedAtMs),
  credited_at: at(payout.creditedAtMs),
})

export const readPayout = (row: Selectable<Tables['payouts']>): Payout => ({
  id: row.id,
  scope: scopeOf(row),
  userId: row.user_id,
  linkSessionId: row.link_session_id,
  connectionId: row.connection_id,
  toName: row.to_name,
  networkId: row.network_id,
  symbol: row.symbol,
  amount: row.amount,
  to: { address: row.to_address, ...defined({ tag: row.address_tag ?? undefined }) },
  isNewAddress: row.is_new_address,
  status: row.status,
  sequence: row.sequence,
  createdAtMs: row.created_at.getTime(),
  ...defined({
    subClientId: row.sub_client_id ?? undefined,
    clientTransactionId: row.client_transaction_id ?? undefined,
    hash: row.hash ?? undefined,
    failureMessage: row.failure_message ?? undefined,
    arrived: row.arrived ?? undefined,
    sinceBlock: row.since_block ?? undefined,
    finishedAtMs: row.finished_at?.getTime(),
    creditedAtMs: row.credited_at?.getTime(),
  }),
})
