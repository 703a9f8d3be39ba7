import { getAccountAddress, resolveConnection } from '@rialto/core'
import type { Handler } from '../../handler.ts'

export const getAccountAddressHandler: Handler<'getAccountAddress'> = async (ctx, { scope, body }) => {
  const connection = await resolveConnection(ctx, scope, body)
  const { address, upstreamId, network, tag } = await getAccountAddress(ctx, connection, body)
  const memo = tag === undefined ? {} : { memo: tag }
  return { symbol: body.symbol.toUpperCase(), address, chain: upstreamId, networkId: network.id, ...memo }
}
