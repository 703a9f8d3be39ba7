import { getDepositAddressOperation, listDepositAddressesOperation } from '@rialto/contract'
import {
  type Context,
  getDepositAddress,
  listDepositAddresses,
  type NetworkDepositAddress,
  resolveConnection,
} from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { iconUrl } from '../integrations/logos.ts'

/** One address, and all of them. */
export const postAddress = (app: FastifyInstance, ctx: Context): void => {
  registerOperation(app, ctx, getDepositAddressOperation, async ({ scope, body }) => {
    const connection = await resolveConnection(ctx, scope, body)
    const found = await getDepositAddress(ctx, connection, body)
    const { address, network, upstreamId } = found
    return { symbol: body.symbol.toUpperCase(), address, chain: upstreamId, networkId: network.id, ...memo(found) }
  })
  registerOperation(app, ctx, listDepositAddressesOperation, async ({ scope, body }) => {
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
        ...memo(found),
      })),
    }
  })
}

const memo = ({ tag }: NetworkDepositAddress) => (tag === undefined ? {} : { memo: tag })
