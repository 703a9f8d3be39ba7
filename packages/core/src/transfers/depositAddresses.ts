import { findNetwork, findNetworkByCaip2, findToken, type Network } from '@rialto/catalog'

import type { DepositAddress } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import { ApiError, invalidField, missingField } from '../kernel/apiError.ts'
import { readDepositAddress } from './readDepositAddress.ts'

export interface NetworkDepositAddress extends DepositAddress {
  network: Network
  /** The institution's own name for the network. */
  upstreamId: string
}

/** One network, by exactly one of its names. */
export interface NamedNetwork {
  networkId?: string | undefined
  caipId?: string | undefined
}

/**
 * Where the user's account receives an asset on one network.
 *
 * @throws Fault `networkNotSupported` for a network that is not offered here, `notFound` where there is no address.
 */
export const getDepositAddress = async (
  ctx: Context,
  connection: Connection,
  input: { symbol: string; networkId: string },
): Promise<NetworkDepositAddress> => {
  const network = offered(ctx, findNetwork(input.networkId), 'networkId')
  const [address] = await addressesOn(ctx, connection, input.symbol, [network])
  return address ?? none(input.symbol)
}

/**
 * Where the user's account receives an asset, on the networks named or on every one it can. Networks without an address
 * are left out.
 *
 * @throws Fault as `getDepositAddress`; `missingField` or `invalidField` unless a network has exactly one name.
 */
export const listDepositAddresses = async (
  ctx: Context,
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
const networksOf = (ctx: Context, connection: Connection): Network[] =>
  connectorOf(ctx, connection).descriptor.networks.flatMap(({ networkId }) => findNetwork(networkId) ?? [])

/** One after the other: some institutions make an address when first asked for it. */
const addressesOn = async (
  ctx: Context,
  connection: Connection,
  symbol: string,
  networks: readonly Network[],
): Promise<NetworkDepositAddress[]> => {
  const { descriptor } = connectorOf(ctx, connection)
  const found: NetworkDepositAddress[] = []
  for (const network of networks) {
    const upstream = descriptor.networks.find(({ networkId }) => networkId === network.id)
    const token = findToken(network.id, symbol)
    if (!upstream || !token) continue
    const address = await readDepositAddress(ctx, connection, { symbol: token.symbol, networkId: network.id })
    if (address) found.push({ ...address, network, upstreamId: upstream.upstreamId })
  }
  return found
}

const find = (ctx: Context, { networkId, caipId }: NamedNetwork, path: string): Network => {
  if (networkId !== undefined && caipId !== undefined)
    throw invalidField(`${path}.caipId`, 'specify either networkId or caipId, not both')
  if (networkId !== undefined) return offered(ctx, findNetwork(networkId), `${path}.networkId`)
  if (caipId !== undefined) return offered(ctx, findNetworkByCaip2(caipId), `${path}.caipId`)
  throw missingField(`${path}.networkId`, 'one of networkId or caipId is required')
}

const offered = (ctx: Context, network: Network | undefined, path: string): Network => {
  if (network?.environments.includes(ctx.environment)) return network
  throw new ApiError('networkNotSupported', { message: `${path}: this network is not available here.` })
}

const none = (symbol: string): never => {
  throw new ApiError('notFound', {
    message: `symbol: this account has no deposit address for ${symbol.toUpperCase()}.`,
  })
}
