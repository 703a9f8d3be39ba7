import { compare, divide, findNetworkByCaip2, multiply } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { apiErrorFromBridge, queryProviders } from './queryProviders.ts'
import { BridgeError } from './bridgeError.ts'
import { findRoute } from './findRoute.ts'
import { newBridgedTransfer } from './newBridgedTransfer.ts'
import { nominalAmount } from './nominalAmount.ts'
import type { BridgeProvider, BridgingAddress, IssuedAddress } from './ports.ts'
import { reconcileJob } from './requireBridging.ts'

/**
 * Requests an address from the providers of a route and records it. A request whose answer is lost may be repeated: the
 * unreceived address stays unused. If two answers arrive for one reservation, the first recorded one counts for both. A
 * rejection removes the reservation, so that the client may request another route under the same transaction.
 *
 * @throws ApiError as `findRoute` and `apiErrorFromBridge`.
 */
export const obtainAddress = async (
  ctx: Pick<Context, 'clock' | 'store' | 'bridging' | 'prices' | 'failpoint'>,
  scope: Scope,
  address: BridgingAddress,
  fence: number,
): Promise<BridgingAddress | undefined> => {
  const issued = await query(ctx, scope, address).catch(async (error: unknown) => {
    await ctx.store.bridgingAddresses.discard(address.id, fence)
    throw apiErrorFromBridge(withoutAmount(error), address.origin.asset)
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
  ctx: Pick<Context, 'store' | 'bridging' | 'prices'>,
  scope: Scope,
  { origin, destination, minimumAmount }: BridgingAddress,
): Promise<IssuedAddress & { provider: string }> => {
  const { providers } = await findRoute(ctx, scope, { origin, destination })
  const nominal = await nominalAmount(ctx, origin.asset)
  const networkType = findNetworkByCaip2(origin.network)?.networkType
  const recoveryAddress = networkType && ctx.bridging.recoveryAddresses[networkType]
  const order = { origin, destination, recipient: destination.address, ...defined({ recoveryAddress }) }
  const amounts = [...(minimumAmount === undefined ? [] : [minimumAmount]), nominal]
  return queryProviders(providers, async provider => ({
    ...(await requestAccepted(provider, order, amounts)),
    provider: provider.name,
  }))
}

/** The request of the client has no amount to be corrected: a provider that rejects every amount is unavailable. */
const withoutAmount = (error: unknown): unknown =>
  error instanceof BridgeError && (error.kind === 'amountTooLow' || error.kind === 'amountTooHigh')
    ? new BridgeError('unavailable', error.message, { cause: error })
    : error

type Order = Omit<Parameters<BridgeProvider['issueAddress']>[0], 'expectedAmount'>

/** A request that a provider accepts must be found within so many. */
const maxRequests = 6

/**
 * Requests an address with the expected amount, and with other amounts while the provider rejects the amount: the client named none, and the
 * amount of the request binds no pay-in. A provider's minimum is used where it is named; otherwise ten times more after "too low", and the
 * next amount of `amounts`, then a tenth, after "too high".
 *
 * @throws BridgeError of the last request.
 */
const requestAccepted = async (
  provider: BridgeProvider,
  order: Order,
  amounts: readonly string[],
): Promise<IssuedAddress> => {
  let [expectedAmount = '1', ...others] = amounts
  for (let requests = 1; ; requests += 1) {
    try {
      return await provider.issueAddress({ ...order, expectedAmount })
    } catch (error) {
      const next = error instanceof BridgeError ? nextAmount(error, expectedAmount, others) : undefined
      if (next === undefined || requests >= maxRequests) throw error
      others = next === others[0] ? others.slice(1) : others
      expectedAmount = next
    }
  }
}

/** Undefined where another amount would be rejected for the same reason. */
const nextAmount = ({ kind, minimum }: BridgeError, amount: string, [other]: readonly string[]): string | undefined => {
  if (kind === 'amountTooLow')
    return minimum !== undefined && compare(minimum, amount) > 0 ? minimum : multiply(amount, '10')
  if (kind !== 'amountTooHigh') return undefined
  return other !== undefined && compare(other, amount) < 0 ? other : divide(amount, '10', 18, 'up')
}
