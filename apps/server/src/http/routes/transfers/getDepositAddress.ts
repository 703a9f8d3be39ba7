import { getDepositAddress, resolveConnection } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'

export const getDepositAddressHandler: Handler<'getDepositAddress'> = async (ctx, { scope, body }) => {
  const connection = await resolveConnection(ctx, scope, body)
  const found = await getDepositAddress(ctx, connection, body)
  const { address, network, upstreamId } = found
  return {
    symbol: body.symbol.toUpperCase(),
    address,
    chain: upstreamId,
    networkId: network.id,
    ...defined({ memo: found.tag }),
  }
}
