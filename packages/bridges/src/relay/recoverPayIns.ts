import type { BridgeProvider } from '@rialto/core'

import { plainError } from '../kit/bridgeErrorOf.ts'
import { callProvider } from '../kit/callProvider.ts'
import { type RelayContext, relayOrigin } from './requestQuote.ts'
import { isReindexed } from './schemas.ts'

type Input = Parameters<NonNullable<BridgeProvider['recover']>>[0]

/**
 * Has Relay look at the balances of an address of its own, on another chain where the coins came there. What it finds is
 * listed as a pay-in from then on; what it has found already it does not take twice.
 */
export const recoverPayIns = async (ctx: RelayContext, { origin, address, network, asset }: Input): Promise<void> => {
  const listing = await ctx.listing.known()
  const issuedOn = listing.find(origin)
  const found = listing.find({ network, asset })
  // What its solvers do not take is lost at its addresses.
  if (issuedOn === undefined || found?.payIn !== true) throw plainError('Relay', 'noRoute')
  const isElsewhere = found.chainId !== issuedOn.chainId
  await callProvider(ctx.http, {
    method: 'POST',
    url: `${relayOrigin}/transactions/deposit-address/reindex`,
    body: {
      chainId: issuedOn.chainId,
      depositAddress: address,
      currency: found.address,
      ...(isElsewhere && { targetChainId: found.chainId }),
    },
    check: isReindexed,
  })
}
