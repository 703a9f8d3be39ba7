import { findNetwork, selfCustodyWallets } from '@rialto/catalog'
import type { LinkIntegration } from '@rialto/contract'
import type { Connector, Context } from '@rialto/core'
import { defined } from '@rialto/defined'

/** What the page needs to reach wallets: those that users know by name, and the chains that they are asked for. */
export const walletParts = (
  ctx: Context,
  { networks }: Connector['descriptor'],
): Required<Pick<LinkIntegration, 'wallets' | 'chains'>> => ({
  wallets: selfCustodyWallets(ctx.environment).map(({ providerId, name, installUrl }) => ({
    providerId,
    name,
    ...defined({ installUrl }),
  })),
  chains: networks.map(({ networkId, upstreamId }) => ({
    networkId,
    name: findNetwork(networkId)?.name ?? '',
    chainId: Number(upstreamId.replace('eip155:', '')),
  })),
})
