import { listDepositAddresses, resolveConnection } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { networkLogoUrl } from '../integrations/logos.ts'

export const listDepositAddressesHandler: Handler<'listDepositAddresses'> = async (ctx, { scope, body }) => {
  const connection = await resolveConnection(ctx, scope, body)
  const symbol = body.symbol.toUpperCase()
  const addresses = await listDepositAddresses(ctx, connection, body)
  return {
    addresses: addresses.map(found => ({
      address: found.address,
      symbol,
      networkId: found.network.id,
      caipId: found.network.caip2,
      networkName: found.network.name,
      ...defined({ logoUrl: networkLogoUrl(ctx.settings.linkOrigin, found.network.id), memo: found.tag }),
    })),
  }
}
