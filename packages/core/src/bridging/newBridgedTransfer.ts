import { findNetworkByCaip2 } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { BridgedTransfer } from '../transfers/bridgedTransfer.ts'
import type { BridgingAddress } from './ports.ts'

/**
 * The source of a bridged transfer in the published record: an address outside any institution. The id is Rialto's and
 * never changes.
 */
export const bridgedSource = {
  id: '6f0f6c52-9a0e-4b7e-8d0c-3b6f2f1c7a10',
  type: 'cryptocurrencyAddress',
  name: 'Cryptocurrency address',
} as const

const timelineOf = ({ createdAtMs, issued }: BridgingAddress, nowMs: number): BridgedTransfer['timeline'] => [
  { step: 'recordCreated', atMs: createdAtMs },
  { step: 'registeredInProvider', atMs: issued?.issuedAtMs ?? nowMs },
]

/** A transfer of an issued address to which nothing was paid in yet. */
export const newBridgedTransfer = (
  address: BridgingAddress,
  { id, nowMs }: { id: string; nowMs: number },
): BridgedTransfer => {
  const { scope, userId, transactionId, link, origin, destination } = address
  return {
    id,
    scope,
    userId,
    ...defined({ clientTransactionId: link ? link.clientTransactionId : transactionId }),
    addressId: address.id,
    origin,
    symbol: destination.asset,
    networkId: findNetworkByCaip2(destination.network)?.id ?? '',
    toAddress: destination.address,
    amount: '0',
    priceUsd: '0',
    phase: 'accepted',
    step: 'registeredInProvider',
    timeline: timelineOf(address, nowMs),
    originHashes: [],
    refundHashes: [],
    sequence: 0,
    createdAtMs: nowMs,
  }
}
