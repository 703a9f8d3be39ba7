import { findNetwork } from '@rialto/catalog'
import type { ListedUnassignedPayment } from '@rialto/core'
import { defined } from '@rialto/defined'

/** An unassigned payment as the list and its export show it. */
export const unassignedPaymentView = (payment: ListedUnassignedPayment) => {
  const { id, hash, networkId, symbol, amount, address, tag, fromAddress, seenAtMs } = payment
  return {
    id,
    txHash: hash,
    networkId,
    networkName: findNetwork(networkId)?.name ?? networkId,
    symbol,
    amount,
    address,
    seenTimestamp: Math.floor(seenAtMs / 1_000),
    status: payment.status,
    returningAmount: payment.returning,
    returnedAmount: payment.returned,
    ...defined({ addressTag: tag, fromAddress, paymentRequestId: payment.requestId }),
  }
}
