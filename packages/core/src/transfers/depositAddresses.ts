import { type Network, findNetwork, findNetworkByCaip2, findToken, whyNotOffered } from '@rialto/catalog'
import type { DepositAddress } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import { ApiError, invalidField, missingField } from '../kernel/apiError.ts'
import type { ConnectionContext, Context } from '../context.ts'
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

/** One after the other: some institutions make an address when first asked for it. */
export const addressesOn = async (
  ctx: ConnectionContext,
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

export const find = (ctx: Pick<Context, 'environment'>, { networkId, caipId }: NamedNetwork, path: string): Network => {
  if (networkId !== undefined && caipId !== undefined)
    throw invalidField(`${path}.caipId`, 'specify either networkId or caipId, not both')
  if (networkId !== undefined) return offered(ctx, findNetwork(networkId), `${path}.networkId`)
  if (caipId !== undefined) return offered(ctx, findNetworkByCaip2(caipId), `${path}.caipId`)
  throw missingField(`${path}.networkId`, 'one of networkId or caipId is required')
}

export const offered = (ctx: Pick<Context, 'environment'>, network: Network | undefined, path: string): Network => {
  if (network?.environments.includes(ctx.environment)) return network
  throw new ApiError('networkNotSupported', { message: `${path}: ${whyNotOffered(network)}.` })
}

export const none = (symbol: string): never => {
  throw new ApiError('notFound', {
    message: `symbol: this account has no deposit address for ${symbol.toUpperCase()}.`,
  })
}
