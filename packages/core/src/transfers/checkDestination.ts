import { findNetwork, findToken, isValidAddress, isValidTag, type Network } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import { isBurnAddress } from './namedChain.ts'

export interface DestinationToCheck {
  networkId: string
  symbol: string
  address: string
  addressTag?: string | undefined
}

/**
 * The network of a destination whose address, asset and tag fit it. `path` names the fields in errors, `addressField` the address.
 *
 * @throws ApiError `networkNotSupported`, `invalidAddress` or `invalidField`.
 */
export const checkDestination = (
  ctx: Pick<Context, 'environment'>,
  destination: DestinationToCheck,
  path: string,
  addressField = 'address',
): Network => {
  const network = checkPair(ctx, destination, path)
  if (!isValidAddress(network.networkType, destination.address, { testnet: ctx.environment === 'sandbox' }))
    throw new ApiError('invalidAddress', { message: `${path}${addressField}: not a valid address on ${network.name}.` })
  if (isBurnAddress(destination.address))
    throw new ApiError('invalidAddress', { message: `${path}${addressField}: what is sent to this address is lost.` })
  if (destination.addressTag !== undefined && !isValidTag(network.networkType, destination.addressTag))
    throw invalidField(`${path}addressTag`, `not a valid tag on ${network.name}`)
  return network
}

/** The network of a destination that has its asset. @throws ApiError `networkNotSupported`. */
export const checkPair = (
  ctx: Pick<Context, 'environment'>,
  { networkId, symbol }: Pick<DestinationToCheck, 'networkId' | 'symbol'>,
  path: string,
): Network => {
  const network = findNetwork(networkId)
  if (!network?.environments.includes(ctx.environment))
    throw new ApiError('networkNotSupported', { message: `${path}networkId: this network is not available here.` })
  if (!findToken(network.id, symbol))
    throw new ApiError('networkNotSupported', {
      message: `${path}symbol: ${symbol} is not supported on ${network.name}.`,
    })
  return network
}
