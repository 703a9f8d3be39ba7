import { findNetworkByCaip2 } from '@rialto/catalog'
import { type Context, type ManualDeposit, startManualDeposit } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'

export const startManualDepositHandler: LinkHandler<'startManualDeposit'> = async (
  ctx,
  { session, body: { networkId, symbol } },
) => {
  const asked = { networkId: networkId.toLowerCase(), symbol: symbol.toUpperCase() }
  return view(ctx, await startManualDeposit(ctx, session, asked))
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
