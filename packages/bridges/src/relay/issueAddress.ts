import { findNetworkByCaip2, isValidAddress } from '@rialto/catalog'
import type { BridgeProvider, IssuedAddress } from '@rialto/core'

import { plainError } from '../kit/bridgeErrorOf.ts'
import { sameAddress } from '../kit/sameAddress.ts'
import { askQuote } from './askQuote.ts'
import type { RelayContext } from './context.ts'
import { findEnds } from './findEnds.ts'
import type { RelayAsset } from './readListing.ts'

/** https://docs.relay.link/features/deposit-addresses: from these it takes no pay-ins. */
const blocked = 'Relay takes no pay-ins from some exchanges, among them CoinEx, HTX and FixedFloat.'

const isPayable = (address: string, { network, nativeAddress }: RelayAsset): boolean => {
  const known = findNetworkByCaip2(network)
  return known !== undefined && isValidAddress(known.networkType, address) && !sameAddress(address, nativeAddress)
}

/**
 * An open deposit address: any amount, as often as one likes, priced anew on arrival. `refundTo` absent stands for whoever
 * paid in, which Relay writes as the origin's own coin.
 */
export const issueAddress = async (
  ctx: RelayContext,
  input: Parameters<BridgeProvider['issueAddress']>[0],
): Promise<IssuedAddress> => {
  const ends = await findEnds(ctx, input)
  const { recipient, expectedAmount, refundTo = ends.origin.nativeAddress } = input
  const { steps } = await askQuote(ctx, { ends, user: recipient, recipient, amount: expectedAmount, refundTo })
  const step = steps.find(({ depositAddress }) => depositAddress != null)
  const { depositAddress: address, requestId: reference } = step ?? {}
  if (address == null || reference == null || !isPayable(address, ends.origin) || sameAddress(address, recipient))
    throw plainError('Relay', 'malformed', { upstreamCode: 'noDepositAddress' })
  return { address, reference, warnings: [blocked] }
}
