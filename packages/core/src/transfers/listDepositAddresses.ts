import { type Network, findNetwork } from '@rialto/catalog'
import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { type NamedNetwork, type NetworkDepositAddress, addressesOn, find, none } from './depositAddresses.ts'

/**
 * The deposit addresses of the user's account for an asset, on the given networks or on every supported one. Networks
 * without an address are left out.
 *
 * @throws ApiError as `getDepositAddress`; `missingField` or `invalidField` unless a network has exactly one name.
 */
export const listDepositAddresses = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  connection: Connection,
  input: { symbol: string; networks?: readonly NamedNetwork[] | undefined },
): Promise<NetworkDepositAddress[]> => {
  const networks = input.networks?.length
    ? new Set(input.networks.map((named, index) => find(ctx, named, `networks[${index}]`)))
    : networksOf(ctx, connection)
  const addresses = await addressesOn(ctx, connection, input.symbol, [...networks])
  return addresses.length > 0 ? addresses : none(input.symbol)
}

/** The networks of the connection's institution. */
const networksOf = (ctx: Pick<Context, 'connectors'>, connection: Connection): Network[] =>
  connectorOf(ctx, connection).descriptor.networks.flatMap(({ networkId }) => findNetwork(networkId) ?? [])
