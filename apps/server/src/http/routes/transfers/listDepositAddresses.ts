import { listDepositAddresses, resolveConnection } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { iconUrl } from '../integrations/logos.ts'

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
      logoUrl: iconUrl(ctx.settings.linkOrigin, symbol),
      ...defined({ memo: found.tag }),
    })),
  }
}
