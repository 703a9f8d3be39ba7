import { isValidAddress, type Network, networks } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import type { LinkRequest } from '../link/ports.ts'
import type { VerifiableFamily } from './ports.ts'
import { familyOf, hasProofs, verifiableFamilies } from './signInMessage.ts'

/**
 * For each family that the session can verify, the network that its message names: the one that the client wants, else the first
 * of the catalogue. Families that the client left out, or of which it wants none of the addresses, are not among them.
 */
export const verifiableNetworks = (
  ctx: Context,
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
