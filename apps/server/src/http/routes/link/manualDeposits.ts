import { findNetworkByCaip2 } from '@rialto/catalog'
import { type Context, listManualOrigins, type ManualDeposit, startManualDeposit } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandlers } from '../../handler.ts'
import { iconUrl, networkLogoUrl } from '../integrations/logos.ts'

type Ids = 'listManualOrigins' | 'startManualDeposit'

/** Deposits from wallets and exchanges that are not connected. */
export const manualDepositHandlers: LinkHandlers<Ids> = {
  listManualOrigins: async (ctx, { session }) => {
    const { linkOrigin } = ctx.settings
    const origins = await listManualOrigins(ctx, session)
    return {
      origins: origins.map(({ network, token, route }) => ({
        symbol: token.symbol,
        name: token.name,
        logoUrl: iconUrl(linkOrigin, token.symbol),
        networkId: network.id,
        networkName: network.name,
        ...defined({ networkLogoUrl: networkLogoUrl(linkOrigin, network.id), minimum: route.minimumAmount }),
      })),
    }
  },
  startManualDeposit: async (ctx, { session, body: { networkId, symbol } }) => {
    const asked = { networkId: networkId.toLowerCase(), symbol: symbol.toUpperCase() }
    return view(ctx, await startManualDeposit(ctx, session, asked))
  },
}

const view = (ctx: Context, { network, token, route, address }: ManualDeposit) => {
  const { address: to, expiresAtMs, issuedAtMs } = address.issued
  const { symbol } = token
  return {
    transferId: address.transferId,
    address: to,
    symbol,
    networkId: network.id,
    networkName: network.name,
    expiresAtMs: expiresAtMs ?? issuedAtMs + ctx.settings.bridgingAddressTtlMs,
    receives: {
      symbol: route.destination.asset,
      networkName: findNetworkByCaip2(route.destination.network)?.name ?? '',
    },
    ...defined({
      minimum: address.minimumAmount,
      paymentUri: ctx.paymentUris.uriFor({ networkId: network.id, symbol, to }),
    }),
  }
}
