import { findNetworkByCaip2, findToken, roundDown, toBaseUnits } from '@rialto/catalog'

import type { ChainConfirmation } from '../chains/ports.ts'
import type { Context } from '../context.ts'
import type { BridgeOperation, BridgingAddress } from './ports.ts'

/**
 * The provider's operations, with each success held back until a node of this installation confirms the payout: a transaction that pays the
 * recipient the reported amount, deep enough to be final. Without a node for the network, the provider's report is all there is.
 *
 * An unconfirmed success is pending, like any transfer whose payout is not visible: it is read again, and after a day it is an item of the
 * review queue.
 */
export const verifyPayouts = async (
  ctx: Pick<Context, 'chains'>,
  destination: BridgingAddress['destination'],
  operations: readonly BridgeOperation[],
): Promise<readonly BridgeOperation[]> => {
  const payout = watchedPayout(ctx, destination)
  if (!payout) return operations
  return Promise.all(
    operations.map(operation =>
      operation.status === 'succeeded' && operation.supersededBy === undefined
        ? verifyPayout(ctx, payout, operation)
        : operation,
    ),
  )
}

interface Payout {
  networkId: string
  symbol: string
  toAddress: string
  decimals: number
}

const watchedPayout = (
  ctx: Pick<Context, 'chains'>,
  { network, asset, address }: BridgingAddress['destination'],
): Payout | undefined => {
  const networkId = findNetworkByCaip2(network)?.id
  const token = networkId === undefined ? undefined : findToken(networkId, asset)
  if (networkId === undefined || !token || !ctx.chains.watches(networkId)) return undefined
  return { networkId, symbol: token.symbol, toAddress: address, decimals: token.decimals }
}

const verifyPayout = async (
  ctx: Pick<Context, 'chains'>,
  { decimals, ...payout }: Payout,
  operation: BridgeOperation,
): Promise<BridgeOperation> => {
  const { paidOutAmount, destinationHashes } = operation
  // Providers that report no amount still have to show that anything arrived.
  const amountBaseUnits = paidOutAmount === undefined ? 1n : toBaseUnits(roundDown(paidOutAmount, decimals), decimals)
  for (const hash of destinationHashes.toReversed()) {
    const seen = await confirm(ctx, { ...payout, hash, amountBaseUnits })
    if (seen === 'confirmed')
      return { ...operation, destinationHashes: [...destinationHashes.filter(other => other !== hash), hash] }
  }
  return { ...operation, status: 'pending', step: 'providerProcessedPayment' }
}

/** A node that cannot be read confirms nothing. */
const confirm = async (
  ctx: Pick<Context, 'chains'>,
  payout: Parameters<Context['chains']['confirm']>[0],
): Promise<ChainConfirmation['kind']> => {
  try {
    return (await ctx.chains.confirm(payout)).kind
  } catch {
    return 'unknown'
  }
}
