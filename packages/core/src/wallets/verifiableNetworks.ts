import { isValidAddress, type Network, networks } from '@rialto/catalog'

import type { Context } from '../context.ts'
import type { LinkRequest } from '../link/ports.ts'
import type { VerifiableFamily } from './ports.ts'
import { familyOf, hasProofs, verifiableFamilies } from './signInMessage.ts'

/**
 * For each verifiable family of the session, the network that its message names: the client's, else the first of the
 * catalogue. Leaves out families that the client excluded, or of which it requires none of the addresses.
 */
export const verifiableNetworks = (
  ctx: Pick<Context, 'environment'>,
  { verifyWallet, transfer }: Pick<LinkRequest, 'verifyWallet' | 'transfer'>,
): { network: Network; family: VerifiableFamily }[] => {
  if (!verifyWallet) return []
  const { networkId, networkType, addresses } = verifyWallet
  const testnet = ctx.environment === 'sandbox'
  const isWanted = ({ id, ...network }: Network) =>
    hasProofs(ctx, { id, ...network }) &&
    (networkId ?? id) === id &&
    (networkType ?? network.networkType) === network.networkType
  return verifiableFamilies.flatMap(family => {
    if (family === 'bitcoin' && transfer) return []
    if (addresses.length > 0 && !addresses.some(one => isValidAddress(family, one, { testnet }))) return []
    const network = networks.find(one => familyOf(one.networkType) === family && isWanted(one))
    return network ? [{ network, family }] : []
  })
}
