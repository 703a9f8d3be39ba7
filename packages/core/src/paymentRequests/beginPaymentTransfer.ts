import type { CommonContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import type { TransferCause } from '../transfers/changeReason.ts'
import { saveAndEmit } from '../transfers/transferEvent.ts'
import { newPaymentTransfer } from './newPaymentTransfer.ts'
import type { PaymentRequest } from './ports.ts'

/**
 * Inserts the transfer that pays a request: from then on nothing else pays its order. By the first payment that counts,
 * or by an agent's payment before it is sent.
 *
 * @throws OrderAlreadyPaidError
 */
export const beginPaymentTransfer = async (
  ctx: CommonContext,
  repositories: Repositories,
  request: PaymentRequest,
  { priceUsd, cause }: { priceUsd: string; cause: Extract<TransferCause, 'paidIn' | 'requested'> },
): Promise<PaymentRequest> => {
  const transfer = newPaymentTransfer(ctx, request, priceUsd)
  const reason = { cause, atMs: ctx.clock.nowMs() }
  await repositories.transfers.insert(transfer, reason)
  await saveAndEmit(ctx, repositories, transfer, reason)
  const { issuedBy } = request
  if (issuedBy) await repositories.paymentSources.notePaid(issuedBy.sourceId, issuedBy.number)
  if (request.linkSessionId !== undefined) await repositories.link.setTransfer(request.linkSessionId, transfer.id)
  return { ...request, transferId: transfer.id }
}
