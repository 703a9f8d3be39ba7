import { findNetwork } from '@rialto/catalog'
import type { LinkIntegration } from '@rialto/contract'
import { type Connector, type Context, type LinkRequest, offeredWallets, type SubClient } from '@rialto/core'
import { defined } from '@rialto/defined'

import { iconUrl } from '../../integrations/logos.ts'

const chainOf = ({ networkId, upstreamId }: Connector['descriptor']['networks'][number]) => {
  const named = { networkId, name: findNetwork(networkId)?.name ?? '' }
  const [namespace, chainId] = upstreamId.split(':')
  if (namespace === 'eip155') return { ...named, family: 'evm' as const, chainId: Number(chainId) }
  if (namespace === 'tron') return { ...named, family: 'tron' as const, chainId: Number(chainId) }
  return { ...named, family: namespace === 'bip122' ? ('bitcoin' as const) : ('solana' as const) }
}

/** Data for connecting wallets: the well-known wallets, and the chains they are requested for. */
export const walletParts = (
  ctx: Context,
  { networks }: Connector['descriptor'],
  { request, subClient }: { request: LinkRequest; subClient: SubClient | undefined },
): Required<Pick<LinkIntegration, 'wallets' | 'isOnlyListed' | 'hiddenWallets' | 'chains'>> => {
  const { wallets, hidden, isOnlyListed } = offeredWallets(ctx, request, subClient)
  return {
    wallets: wallets.map(({ id, providerId, name, icon, installUrl, openUrl }) => ({
      id,
      providerId,
      name,
      ...defined({
        logoUrl: icon === undefined ? undefined : iconUrl(ctx.settings.linkOrigin, icon),
        installUrl,
        openUrl,
      }),
    })),
    isOnlyListed,
    hiddenWallets: hidden.flatMap(({ providerId, name }) => [providerId, name]),
    chains: networks.map(chainOf),
  }
}
