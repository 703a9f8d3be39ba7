import type { AddressType } from '@rialto/contract'
import type { WithdrawalTerms } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import { type ChainName, type NamedChain, namedChains } from './namedChain.ts'

export interface Requested extends ChainName {
  symbol: string
}

export interface SymbolDetails {
  addressTypes: AddressType[]
  chains: { chain: NamedChain; terms: WithdrawalTerms }[]
}

export const chainsOf = (
  ctx: Pick<Context, 'connectors'>,
  connection: Connection,
  requested: ChainName,
): NamedChain[] => {
  const { descriptor } = connectorOf(ctx, connection)
  const named = namedChains(descriptor, requested)
  if (named.length > 0) return named
  throw invalidField(
    requested.chain === undefined ? 'addressType' : 'chain',
    `${descriptor.name} does not support this network`,
  )
}

export const unknownAsset = (symbol: string): ApiError =>
  new ApiError('notFound', { message: `symbol: this account has no ${symbol.toUpperCase()} on this network.` })
