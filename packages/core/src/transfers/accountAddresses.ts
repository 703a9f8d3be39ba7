import type { AddressType } from '@rialto/contract'

import type { WithdrawalTerms } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { connectorOf, readWithCredentials } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import { addressTypeOf } from './addressTypeOf.ts'
import { getDepositAddress, type NetworkDepositAddress } from './depositAddresses.ts'
import { type ChainName, type NamedChain, namedChains } from './namedChain.ts'

interface Requested extends ChainName {
  symbol: string
}

/**
 * The user's deposit address for an asset on the network named, or on the institution's first that receives it.
 *
 * @throws Fault `invalidField` for a network the institution does not have, `notFound` where it has no address.
 */
export const getAccountAddress = async (
  ctx: Context,
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

export interface SymbolDetails {
  addressTypes: AddressType[]
  chains: { chain: NamedChain; terms: WithdrawalTerms }[]
}

/**
 * On which networks the account sends an asset, and at what price.
 *
 * @throws Fault `invalidField` for a network the institution does not have, `notFound` for an asset it does not send.
 */
export const getSymbolDetails = async (
  ctx: Context,
  connection: Connection,
  requested: Requested,
): Promise<SymbolDetails> => {
  const named = chainsOf(ctx, connection, requested)
  const terms = await readWithCredentials(ctx, connection, (connector, credentials) =>
    connector.withdraw.terms(credentials, requested.symbol.toUpperCase()),
  )
  const chains = named.flatMap(chain => {
    const own = terms.find(({ networkId }) => networkId === chain.network.id)
    return own ? [{ chain, terms: own }] : []
  })
  if (chains.length === 0) throw unknownAsset(requested.symbol)
  const types = chains.flatMap(({ chain }) => addressTypeOf(chain.network) ?? [])
  return { addressTypes: [...new Set(types)], chains }
}

const chainsOf = (ctx: Context, connection: Connection, requested: ChainName): NamedChain[] => {
  const { descriptor } = connectorOf(ctx, connection)
  const named = namedChains(descriptor, requested)
  if (named.length > 0) return named
  throw invalidField(
    requested.chain === undefined ? 'addressType' : 'chain',
    `${descriptor.name} does not support this network`,
  )
}

const unknownAsset = (symbol: string): ApiError =>
  new ApiError('notFound', { message: `symbol: this account has no ${symbol.toUpperCase()} on this network.` })
