import { findNetwork } from '@rialto/catalog'

import type { Context } from '../../context.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Repositories } from '../../store.ts'
import { eventAmount } from '../../transfers/eventAmount.ts'
import { emitEvent } from '../../webhooks/emitEvent.ts'
import type { UnassignedPayment } from './ports.ts'

/** Reports a payment to the client's account that names no order, in the caller's transaction. */
export const emitUnassigned = (
  ctx: Pick<Context, 'clock' | 'ids'>,
  repositories: Repositories,
  scope: Scope,
  payment: UnassignedPayment,
): Promise<void> =>
  emitEvent(ctx, repositories, {
    scope,
    type: 'unassignedPayment.found',
    subject: { subjectId: payment.id },
    sequence: 1,
    details: {
      UnassignedPaymentId: payment.id,
      TxHash: payment.hash,
      NetworkId: payment.networkId,
      Chain: findNetwork(payment.networkId)?.name ?? '',
      Token: payment.symbol,
      ...eventAmount('Amount', payment.amount),
      Address: payment.address,
      AddressTag: payment.tag ?? null,
      FromAddress: payment.fromAddress ?? null,
      SeenTimestamp: Math.floor(payment.seenAtMs / 1_000),
    },
  })
