import { compare, findNetwork, findToken } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Connection } from '../connections/ports.ts'
import { connectorOf, readWithCredentials } from '../connections/withCredentials.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { ApiError, invalidField, missingField } from '../kernel/apiError.ts'
import type { Destination } from './configureTransfer.ts'
import { readDepositAddress } from './readDepositAddress.ts'

/**
 * The connected account that is to receive.
 *
 * @throws ApiError `missingField` without its type, `invalidField` when it is the sending account, or as `resolveConnection`.
 */
export const resolveReceiver = async (
  ctx: Pick<Context, 'clock' | 'store' | 'connectors'>,
  from: Connection,
  to: { toAuthToken: string; toType?: string | undefined },
): Promise<Connection> => {
  if (to.toType === undefined) throw missingField('toType', 'is required with toAuthToken')
  if (!ctx.connectors.find(to.toType))
    throw new ApiError('integrationNotSupported', { message: 'toType: this integration type is not available here.' })
  const receiver = await resolveConnection(ctx, from.scope, { authToken: to.toAuthToken, type: to.toType })
  const isSame = receiver.type === from.type && receiver.upstreamId === from.upstreamId
  if (isSame) throw invalidField('toAuthToken', 'must differ from the sending account')
  return receiver
}

/**
 * The receiving account's deposit address for one asset on one network.
 *
 * @throws ApiError `networkNotSupported` where it has none.
 */
export const depositDestination = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  to: Connection,
  input: { symbol: string; networkId: string },
): Promise<Destination> => {
  const symbol = input.symbol.toUpperCase()
  const networkId = input.networkId.toLowerCase()
  const receives = isOffered(ctx, networkId, symbol) && networksOf(ctx, to).includes(networkId)
  const found = receives ? await readDepositAddress(ctx, to, { symbol, networkId }) : undefined
  if (!found)
    throw new ApiError('networkNotSupported', {
      message: `toAuthToken: this account cannot receive ${symbol} on this network.`,
    })
  return asDestination(networkId, symbol, found)
}

/**
 * The receiving account's deposit addresses for the sending account's holdings, on the networks of both institutions.
 */
export const depositDestinations = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  from: Connection,
  to: Connection,
  only: { symbol?: string | undefined; networkId?: string | undefined },
): Promise<Destination[]> => {
  const receiving = new Set(networksOf(ctx, to))
  const networks = networksOf(ctx, from).filter(
    id => receiving.has(id) && (only.networkId === undefined || only.networkId.toLowerCase() === id),
  )
  const destinations: Destination[] = []
  for (const symbol of await heldSymbols(ctx, from, only.symbol))
    for (const networkId of networks) {
      // One after the other: some institutions make an address when first asked for it.
      const found = isOffered(ctx, networkId, symbol) && (await readDepositAddress(ctx, to, { symbol, networkId }))
      if (found) destinations.push(asDestination(networkId, symbol, found))
    }
  return destinations
}

const networksOf = (ctx: Pick<Context, 'connectors'>, connection: Connection): string[] =>
  connectorOf(ctx, connection).descriptor.networks.map(({ networkId }) => networkId)

const isOffered = (ctx: Pick<Context, 'environment'>, networkId: string, symbol: string): boolean =>
  findToken(networkId, symbol) !== undefined && findNetwork(networkId)?.environments.includes(ctx.environment) === true

const heldSymbols = async (
  ctx: ConnectionContext,
  from: Connection,
  only: string | undefined,
): Promise<Set<string>> => {
  const holdings = await readWithCredentials(ctx, from, (connector, credentials) =>
    connector.read.holdings(credentials),
  )
  const held = holdings.filter(({ available }) => compare(available, '0') > 0).map(({ symbol }) => symbol)
  return new Set(held.filter(symbol => only === undefined || only.toUpperCase() === symbol.toUpperCase()))
}

const asDestination = (networkId: string, symbol: string, found: { address: string; tag?: string }): Destination => ({
  networkId,
  symbol,
  address: found.address,
  ...defined({ addressTag: found.tag }),
})
