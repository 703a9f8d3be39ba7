import { findNetworkByCaip2, isValidAddress } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import { invalidField } from '../kernel/apiError.ts'
import { isBurnAddress } from '../transfers/namedChain.ts'

/** @throws ApiError `invalidField` unless coins sent to the address on that network can arrive. */
export const checkPayoutAddress = (
  ctx: Pick<Context, 'environment'>,
  { network, address }: { network: string; address: string },
): void => {
  const known = findNetworkByCaip2(network)
  const testnet = ctx.environment === 'sandbox'
  if (!known || !isValidAddress(known.networkType, address, { testnet }))
    throw invalidField('destination.address', `not a valid address on ${known?.name ?? network}`)
  if (isBurnAddress(address)) throw invalidField('destination.address', 'what is sent to this address is lost')
}
