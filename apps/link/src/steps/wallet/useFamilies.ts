import type { LinkSession } from '@rialto/contract'

import { useStep } from '../../StepTexts.tsx'
import type { WalletFamily } from './foundWallet.ts'

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** The chains on which wallets are connected in this session. */
export const walletChains = (session: LinkSession | undefined) =>
  session?.integrations.find(({ scheme }) => scheme === 'wallet')?.chains ?? []

/**
 * The kinds of wallets that the session can use: those that it verifies, else those of the networks that are paid on, and where no
 * wallet can pay there, every kind that is connected here.
 */
function familiesOf(session: LinkSession | undefined): WalletFamily[] {
  const verified = session?.verifyWallet?.networks.map(({ family }) => family)
  const chains = walletChains(session)
  const destinations = new Set(session?.transfer?.destinations.map(({ networkId }) => networkId))
  const paid = unique(chains.filter(({ networkId }) => destinations.has(networkId)).map(({ family }) => family))
  const connected = paid.length > 0 ? paid : unique(chains.map(({ family }) => family))
  if (verified === undefined) return connected
  const both =
    session?.mode === 'transfer' ? verified.filter(family => connected.some(one => one === family)) : verified
  return both.length > 0 ? both : verified
}

export const useFamilies = (): WalletFamily[] => familiesOf(useStep().state.session)
