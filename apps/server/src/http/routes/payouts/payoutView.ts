import { findNetwork } from '@rialto/catalog'
import type { PayoutShape } from '@rialto/contract'
import type { Payout } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Static } from 'typebox'

export const payoutView = (payout: Payout): Static<typeof PayoutShape> => ({
  id: payout.id,
  userId: payout.userId,
  status: payout.status,
  networkId: payout.networkId,
  networkName: findNetwork(payout.networkId)?.name ?? '',
  symbol: payout.symbol,
  amount: payout.amount,
  address: payout.to.address,
  integrationName: payout.toName,
  isNewAddress: payout.isNewAddress,
  isCredited: payout.creditedAtMs !== undefined,
  createdTimestamp: Math.floor(payout.createdAtMs / 1_000),
  ...defined({
    transactionId: payout.clientTransactionId,
    addressTag: payout.to.tag,
    txHash: payout.hash,
    failureMessage: payout.failureMessage,
    arrivedAmount: payout.arrived,
  }),
})
