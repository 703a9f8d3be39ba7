import {
  findNetwork,
  findToken,
  isValidAddress,
  isValidTag,
  joinTag,
  type Network,
  whyNotOffered,
} from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import { whyLost } from './whyLost.ts'

export interface DestinationToCheck {
  networkId: string
  symbol: string
  address: string
  addressTag?: string | undefined
}

interface CheckedDestination<Given extends DestinationToCheck> {
  network: Network
  /** As given, with the tag beside the address that its text may have held: institutions take the two apart. */
  destination: Given
}

/**
 * The network of a destination whose address, asset and tag fit it, and the destination with its address and tag apart. `path` names the
 * fields in errors, `addressField` the address.
 *
 * @throws ApiError `networkNotSupported`, `invalidAddress` or `invalidField`.
 */
export const checkDestination = <Given extends DestinationToCheck>(
  ctx: Pick<Context, 'environment' | 'chainBalances'>,
  destination: Given,
  path: string,
  addressField = 'address',
): CheckedDestination<Given> => {
  const network = checkPair(ctx, destination, path)
  if (!isValidAddress(network.networkType, destination.address, { testnet: ctx.environment === 'sandbox' }))
    throw new ApiError('invalidAddress', { message: `${path}${addressField}: not a valid address on ${network.name}.` })
  const lost = whyLost(ctx, network, destination.address)
  if (lost !== undefined) throw new ApiError('invalidAddress', { message: `${path}${addressField}: ${lost}.` })
  if (destination.addressTag !== undefined && !isValidTag(network.networkType, destination.addressTag))
    throw invalidField(`${path}addressTag`, `not a valid tag on ${network.name}`)
  const { address, addressTag: tag } = destination
  const joined = joinTag(network.networkType, { address, ...defined({ tag }) })
  if (joined === undefined) throw invalidField(`${path}addressTag`, 'the address holds another tag than this one')
  return { network, destination: { ...destination, address: joined.address, ...defined({ addressTag: joined.tag }) } }
}

/** The network of a destination that has its asset. @throws ApiError `networkNotSupported`. */
export const checkPair = (
  ctx: Pick<Context, 'environment'>,
  { networkId, symbol }: Pick<DestinationToCheck, 'networkId' | 'symbol'>,
  path: string,
): Network => {
  const network = findNetwork(networkId)
  if (!network?.environments.includes(ctx.environment))
    throw new ApiError('networkNotSupported', { message: `${path}networkId: ${whyNotOffered(network)}.` })
  if (!findToken(network.id, symbol))
    throw new ApiError('networkNotSupported', {
      message: `${path}symbol: ${symbol} is not supported on ${network.name}.`,
    })
  return network
}
