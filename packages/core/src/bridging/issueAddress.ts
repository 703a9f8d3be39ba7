import { compare, divide, isZero, roundUp } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { apiErrorFromBridge, queryProviders } from './queryProviders.ts'
import { BridgeError } from './bridgeError.ts'
import { findRoute } from './findRoute.ts'
import { newBridgedTransfer } from './newBridgedTransfer.ts'
import type { BridgeProvider, BridgingAddress, IssuedAddress } from './ports.ts'
import { reconcileJob } from './requireBridging.ts'

/**
 * Asks the providers of a route for an address and records the answer. An answer that is lost may be asked for again: the
 * address that nobody received stays unused. Of two that come back for one promise, the first that is recorded counts for both.
 * A refusal removes the promise, so that the client may ask for something else under the same transaction.
 *
 * @throws ApiError as `findRoute` and `apiErrorFromBridge`.
 */
export const issueAddress = async (
  ctx: Context,
  scope: Scope,
  address: BridgingAddress,
  turn: number,
): Promise<BridgingAddress | undefined> => {
  const issued = await query(ctx, scope, address).catch(async (error: unknown) => {
    await ctx.store.bridgingAddresses.discard(address.id, turn)
    throw apiErrorFromBridge(error, address.origin.asset)
  })
  await ctx.failpoint('bridge.answered')
  return ctx.store.transaction(async ({ bridgingAddresses, bridgedTransfers, jobs }) => {
    const nowMs = ctx.clock.nowMs()
    const answer = { ...issued, issuedAtMs: nowMs }
    if (await bridgingAddresses.issue(address.id, answer)) {
      const transfer = newBridgedTransfer({ ...address, issued: answer }, { id: address.transferId, nowMs })
      await bridgedTransfers.insert(transfer, { cause: 'addressIssued', atMs: nowMs })
      await jobs.enqueue(reconcileJob(address, nowMs))
    }
    return bridgingAddresses.find(scope, address.id)
  })
}

const query = async (
  ctx: Context,
  scope: Scope,
  { origin, destination, minimumAmount }: BridgingAddress,
): Promise<IssuedAddress & { provider: string }> => {
  const { providers } = await findRoute(ctx, scope, { origin, destination })
  const expectedAmount = minimumAmount ?? (await nominalAmount(ctx, origin.asset))
  const order = { origin, destination, recipient: destination.address, expectedAmount }
  return queryProviders(providers, async provider => ({
    ...(await requestEnough(provider, order)),
    provider: provider.name,
  }))
}

/** A provider with a higher minimum is asked with that minimum; the amount binds nobody. */
const requestEnough = async (
  provider: BridgeProvider,
  order: Parameters<BridgeProvider['issueAddress']>[0],
): Promise<IssuedAddress> => {
  try {
    return await provider.issueAddress(order)
  } catch (error) {
    const wanted = error instanceof BridgeError && error.kind === 'amountTooLow' ? error.minimum : undefined
    if (wanted === undefined || compare(wanted, order.expectedAmount) <= 0) throw error
    return provider.issueAddress({ ...order, expectedAmount: wanted })
  }
}

const nominalUsd = '50'

/** What a pay-in might be, where no minimum says how little: about 50 USD, to six decimals, and never nothing. */
const nominalAmount = async (ctx: Context, asset: string): Promise<string> => {
  const price = (await ctx.prices.usd([asset])).get(asset)
  return price === undefined || isZero(price) ? '0.1' : roundUp(divide(nominalUsd, price, 6, 'up'), 6)
}
