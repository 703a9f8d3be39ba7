import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import type { Repositories } from '../store.ts'
import { atStep } from './advanceBridged.ts'
import { BridgeError } from './bridgeError.ts'
import { isOnChainOnly, type PayInChange } from './matchPayIns.ts'
import { issueOf, type OnChainCoins } from './misdirected.ts'
import { newBridgedTransfer } from './newBridgedTransfer.ts'
import type { BridgedTransfer } from '../transfers/bridgedTransfer.ts'
import type { BridgingAddress } from './ports.ts'

/**
 * Records of coins that only the chain shows, by the client's rule: to be sent back, or held until a person decides. Held too
 * where the provider cannot send them back.
 */
export const misdirectedChanges = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'bridging'>,
  repositories: Repositories,
  address: BridgingAddress,
  coins: readonly OnChainCoins[],
): Promise<PayInChange[]> => {
  if (coins.length === 0) return []
  const rule = await repositories.routes.misdirectedDeposits(address.scope)
  const recovery = rule === 'refund' && providerOf(ctx, address)?.recover ? 'requested' : 'held'
  const nowMs = ctx.clock.nowMs()
  return coins.map(({ network, asset, amount }) => {
    const opened = newBridgedTransfer(address, { id: ctx.ids.uuid(), nowMs })
    const transfer: BridgedTransfer = {
      ...atStep(opened, recovery === 'held' ? 'inReview' : 'sourceTransferStarted', nowMs),
      ...defined({ paidInOn: network === address.origin.network ? undefined : network }),
      otherPaidIn: { asset, amount },
      acceptedAtMs: nowMs,
      recovery,
    }
    const issue = issueOf(transfer, address)
    return { transfer: { ...transfer, ...defined({ issue }) }, isNew: true, eventStatuses: ['pending'] }
  })
}

const providerOf = ({ bridging }: Pick<Context, 'bridging'>, { issued }: BridgingAddress) =>
  bridging.providers.find(({ name }) => name === issued?.provider)

/**
 * Asks the provider to fetch and return coins that it has not reported, each time the chain still shows them. The request is
 * committed in the record before; what became of it is read from the provider's operations, so that asking again after a
 * crash or without an answer returns nothing twice.
 */
export const requestReturns = async (
  ctx: Pick<Context, 'bridging' | 'failpoint'>,
  address: BridgingAddress,
  transfers: readonly BridgedTransfer[],
): Promise<void> => {
  const provider = providerOf(ctx, address)
  if (!provider?.recover || !address.issued) return
  for (const transfer of transfers.filter(one => isOnChainOnly(one) && one.recovery === 'requested')) {
    await ctx.failpoint('bridge.returnRequested')
    const { paidInOn: network = address.origin.network, otherPaidIn } = transfer
    const { address: depositAddress } = address.issued
    const asset = otherPaidIn?.asset ?? address.origin.asset
    try {
      await provider.recover({ origin: address.origin, address: depositAddress, network, asset })
    } catch (error) {
      // Asked again at the next look; after a day a person sees it.
      if (!(error instanceof BridgeError)) throw error
    }
  }
}
