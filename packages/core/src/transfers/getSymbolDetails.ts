import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext } from '../context.ts'
import { type Requested, type SymbolDetails, chainsOf, unknownAsset } from './accountAddresses.ts'
import { addressTypeOf } from './addressTypeOf.ts'

/**
 * On which networks the account sends an asset, and at what price.
 *
 * @throws ApiError `invalidField` for a network the institution does not have, `notFound` for an asset it does not send.
 */
export const getSymbolDetails = async (
  ctx: ConnectionContext,
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
