import { findNetwork } from '@rialto/catalog'

import type { CommonContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import { eventAmount } from '../transfers/eventAmount.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import type { PaymentRequest, Refund, RefundStatus } from './ports.ts'

type RefundEventType = 'refund.pending' | 'refund.succeeded' | 'refund.failed' | 'refund.mismatched'

const types: Partial<Record<RefundStatus, RefundEventType>> = {
  pending: 'refund.pending',
  succeeded: 'refund.succeeded',
  failed: 'refund.failed',
}

/** The event of a refund's state, in the caller's transaction. States before `pending` concern the client alone and have none. */
export const emitRefund = async (
  ctx: CommonContext,
  repositories: Repositories,
  refund: Refund,
  request: PaymentRequest | undefined,
  type: RefundEventType | undefined = types[refund.status],
): Promise<void> => {
  if (type === undefined) return
  await emitEvent(ctx, repositories, {
    scope: refund.scope,
    type,
    subject: { subjectId: refund.id },
    sequence: refund.sequence,
    details: {
      RefundId: refund.id,
      PaymentRequestId: refund.requestId ?? null,
      UnassignedPaymentId: refund.unassignedPaymentId ?? null,
      UserId: request?.userId ?? null,
      SubClientId: request?.subClientId ?? null,
      TransactionId: request?.clientTransactionId ?? null,
      TransferId: request?.transferId ?? null,
      RefundStatus: refund.status,
      Chain: findNetwork(refund.networkId)?.name ?? '',
      Token: refund.symbol,
      ...eventAmount('Amount', refund.amount),
      Address: refund.to?.address ?? null,
      AddressTag: refund.to?.tag ?? null,
      TxHash: refund.hash ?? null,
      Reason: refund.reason,
      ...eventAmount('ArrivedAmount', refund.arrived),
      FailureMessage: refund.failureMessage ?? null,
    },
  })
}
