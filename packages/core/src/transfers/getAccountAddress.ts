import type { Connection } from '../connections/ports.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { type Requested, chainsOf, unknownAsset } from './accountAddresses.ts'
import { type NetworkDepositAddress } from './depositAddresses.ts'
import { getDepositAddress } from './getDepositAddress.ts'

/**
 * The user's deposit address for an asset on the network named, or on the institution's first that receives it.
 *
 * @throws ApiError `invalidField` for a network the institution does not have, `notFound` where it has no address.
 */
export const getAccountAddress = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  connection: Connection,
  requested: Requested,
): Promise<NetworkDepositAddress> => {
  for (const { network } of chainsOf(ctx, connection, requested)) {
    try {
      return await getDepositAddress(ctx, connection, { symbol: requested.symbol, networkId: network.id })
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'notFound') throw error
    }
  }
  throw unknownAsset(requested.symbol)
}
