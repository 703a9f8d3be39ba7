import { findNetwork, splitAddress } from '@rialto/catalog'

import { checkPayoutAddress } from '../../bridging/findRoute.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../kernel/apiError.ts'
import type { BridgingPair } from '../../transfers/bridgedTransfer.ts'
import type { PaymentRequest } from '../ports.ts'

/** The asset that the payer sends. */
export interface OriginAsset {
  networkId: string
  symbol: string
}

type Ordered = Pick<PaymentRequest, 'networkId' | 'symbol' | 'address' | 'addressTag'>

/**
 * The legs of a bridge from an asset to the address of an order.
 *
 * @throws ApiError `addressUnavailable` if the address needs a tag or a reference, which a bridge does not send; `badRequest`
 *   for an unknown network.
 */
export const bridgeEndsOf = (
  ctx: Pick<Context, 'environment' | 'chainBalances'>,
  { networkId, symbol, address, addressTag }: Ordered,
  origin: OriginAsset,
): { origin: BridgingPair; destination: BridgingPair } => {
  const [from, to] = [pairOf(origin), pairOf({ networkId, symbol })]
  const type = findNetwork(networkId)?.networkType
  const { tag = addressTag } = type === undefined ? {} : splitAddress(type, address)
  if (tag !== undefined)
    throw new ApiError('addressUnavailable', {
      message: 'The address of this order needs a tag, which a bridge does not send.',
    })
  checkPayoutAddress(ctx, { network: to.network, address })
  return { origin: from, destination: to }
}

const pairOf = ({ networkId, symbol }: OriginAsset): BridgingPair => {
  const network = findNetwork(networkId)
  if (!network) throw new ApiError('badRequest', { message: 'networkId: unknown network.' })
  return { network: network.caip2, asset: symbol }
}
