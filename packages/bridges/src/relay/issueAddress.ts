import { findNetworkByCaip2, isValidAddress, sameAddress } from '@rialto/catalog'
import type { BridgeProvider, IssuedAddress } from '@rialto/core'

import { plainError } from '../kit/bridgeErrorOf.ts'
import { type RelayContext, requestQuote, resolvePair } from './requestQuote.ts'
import type { RelayAsset } from './readListing.ts'

/** https://docs.relay.link/features/deposit-addresses: from these it takes no pay-ins. */
const blocked = 'Relay does not accept deposits from some exchanges, including CoinEx, HTX and FixedFloat.'

const isPayable = (address: string, { network, nativeAddress }: RelayAsset): boolean => {
  const known = findNetworkByCaip2(network)
  return (
    known !== undefined && isValidAddress(known.networkType, address) && !sameAddress(network, address, nativeAddress)
  )
}

/**
 * An open deposit address: any amount, as often as one likes, priced anew on arrival. `refundTo` absent stands for whoever
 * paid in, which Relay writes as the origin's own coin.
 */
export const issueAddress = async (
  ctx: RelayContext,
  input: Parameters<BridgeProvider['issueAddress']>[0],
): Promise<IssuedAddress> => {
  const pair = await resolvePair(ctx, input)
  const { recipient, expectedAmount, refundTo = pair.origin.nativeAddress } = input
  const { steps } = await requestQuote(ctx, { pair, user: recipient, recipient, amount: expectedAmount, refundTo })
  const step = steps.find(({ depositAddress }) => depositAddress != null && depositAddress !== '')
  const { depositAddress: address, requestId: reference } = step ?? {}
  const isOwn = address != null && sameAddress(pair.origin.network, address, recipient)
  if (address == null || reference == null || reference === '' || isOwn || !isPayable(address, pair.origin))
    throw plainError('Relay', 'malformed', { upstreamCode: 'noDepositAddress' })
  return { address, reference, warnings: [blocked] }
}
