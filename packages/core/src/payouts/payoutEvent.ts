import { findNetwork } from '@rialto/catalog'

import type { CommonContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import { eventAmount } from '../transfers/eventAmount.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import type { Payout } from './ports.ts'

type PayoutEventType =
  | 'payout.requested'
  | 'payout.succeeded'
  | 'payout.failed'
  | 'payout.credited'
  | 'payout.mismatched'

const detailsOf = (payout: Payout) => ({
  PayoutId: payout.id,
  UserId: payout.userId,
  SubClientId: payout.subClientId ?? null,
  TransactionId: payout.clientTransactionId ?? null,
  PayoutStatus: payout.status,
  Chain: findNetwork(payout.networkId)?.name ?? '',
  Token: payout.symbol,
  ...eventAmount('Amount', payout.amount),
  Address: payout.to.address,
  AddressTag: payout.to.tag ?? null,
  IntegrationName: payout.toName,
  TxHash: payout.hash ?? null,
  ...eventAmount('ArrivedAmount', payout.arrived),
  FailureMessage: payout.failureMessage ?? null,
})

/** An event of a payout, in the caller's transaction. */
export const emitPayout = (
  ctx: CommonContext,
  repositories: Repositories,
  payout: Payout,
  type: PayoutEventType,
): Promise<void> =>
  emitEvent(ctx, repositories, {
    scope: payout.scope,
    type,
    subject: { subjectId: payout.id },
    sequence: payout.sequence,
    details: detailsOf(payout),
  })
