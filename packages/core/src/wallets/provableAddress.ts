import { isValidAddress, sameAddress, toChecksumAddress } from '@rialto/catalog'

import type { Context } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import { plainAddress } from './plainAddress.ts'
import type { VerifiableFamily } from './ports.ts'

/**
 * An address that the session may prove, in the spelling in which proofs are stored. @throws ApiError `invalidAddress`,
 * or `invalidField` for an address that the client did not request.
 */
export const provableAddress = (
  ctx: Pick<Context, 'environment'>,
  wanted: { addresses: readonly string[] } | undefined,
  family: VerifiableFamily,
  address: string,
): string => {
  if (!isValidAddress(family, address, { testnet: ctx.environment === 'sandbox' }))
    throw new ApiError('invalidAddress', { message: 'address: not a valid address on this network.' })
  const addresses = wanted?.addresses ?? []
  if (addresses.length > 0 && !addresses.some(one => sameAddress(family, one, address)))
    throw invalidField('address', 'must be the address of this session')
  return family === 'evm' ? toChecksumAddress(address) : plainAddress(address)
}
