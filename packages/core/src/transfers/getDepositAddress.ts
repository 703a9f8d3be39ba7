import { findNetwork } from '@rialto/catalog'
import type { Connection } from '../connections/ports.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { type NetworkDepositAddress, addressesOn, none, offered } from './depositAddresses.ts'

/**
 * The deposit address of the user's account for an asset on one network.
 *
 * @throws ApiError `networkNotSupported` for a network that is not offered here, `notFound` without an address.
 */
export const getDepositAddress = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  connection: Connection,
  input: { symbol: string; networkId: string },
): Promise<NetworkDepositAddress> => {
  const network = offered(ctx, findNetwork(input.networkId), 'networkId')
  const [address] = await addressesOn(ctx, connection, input.symbol, [network])
  return address ?? none(input.symbol)
}
