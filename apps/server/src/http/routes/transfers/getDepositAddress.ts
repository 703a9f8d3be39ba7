import { getDepositAddress, resolveConnection } from '@rialto/core'
import type { Handler } from '../../handler.ts'
import { memo } from './memo.ts'

export const getDepositAddressHandler: Handler<'getDepositAddress'> = async (ctx, { scope, body }) => {
  const connection = await resolveConnection(ctx, scope, body)
  const found = await getDepositAddress(ctx, connection, body)
  const { address, network, upstreamId } = found
  return { symbol: body.symbol.toUpperCase(), address, chain: upstreamId, networkId: network.id, ...memo(found) }
}
