import type { LinkSession } from '@rialto/contract'

import type { WalletFamily } from './foundWallet.ts'
import { walletChains } from './useFamilies.ts'

/**
 * The networks that a signed message may name, in the order in which they are looked at: those that the session pays on, the one that the
 * wallet is on, and every other one that is offered. An account that is a contract signs for one of them.
 */
export function signingNetworks(
  session: LinkSession | undefined,
  family: WalletFamily,
  chainId?: number,
): readonly string[] {
  const ofFamily = (one: { family: string }) => one.family === family
  const chains = walletChains(session).filter(ofFamily)
  const verified = (session?.verifyWallet?.networks ?? []).filter(ofFamily).map(({ networkId }) => networkId)
  // A session that verifies on one network alone names that one.
  const isOne = session?.verifyWallet?.networkId !== undefined
  const paid = (session?.transfer?.destinations ?? []).map(({ networkId }) => networkId)
  const connected = chains.map(({ networkId }) => networkId)
  const current = chains.filter(one => one.chainId !== undefined && one.chainId === chainId)
  const ordered = [
    ...paid.filter(networkId => connected.includes(networkId)),
    ...current.map(({ networkId }) => networkId),
    ...verified,
    ...connected,
  ]
  return [...new Set(isOne ? verified : ordered)]
}
