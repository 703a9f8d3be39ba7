import type { BridgeProvider } from '@rialto/core'

import { plainError } from '../kit/bridgeErrorOf.ts'
import { callProvider } from '../kit/callProvider.ts'
import { type RelayContext, relayOrigin } from './requestQuote.ts'
import { isReindexed } from './schemas.ts'

type Input = Parameters<NonNullable<BridgeProvider['recover']>>[0]

/**
 * Makes Relay check the balances of one of its addresses, on another chain if the coins arrived there. Coins that it
 * finds are then listed as a pay-in; coins found before are not counted twice.
 */
export const recoverPayIns = async (ctx: RelayContext, { origin, address, network, asset }: Input): Promise<void> => {
  const listing = await ctx.listing.known()
  const issuedOn = listing.find(origin)
  const found = listing.find({ network, asset })
  // Assets that its solvers do not accept are lost at its addresses.
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
