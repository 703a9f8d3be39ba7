import { toJsonNumber } from '@rialto/catalog'
import { type SymbolDetails, getSymbolDetails, resolveConnection } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Handler } from '../../handler.ts'

export const getSymbolDetailsHandler: Handler<'getSymbolDetails'> = async (ctx, { scope, body }) => {
  const connection = await resolveConnection(ctx, scope, body)
  const { addressTypes, chains } = await getSymbolDetails(ctx, connection, body)
  return { symbol: body.symbol.toUpperCase(), addressTypes, chains: chains.map(toChain) }
}

const toChain = ({ chain, terms }: SymbolDetails['chains'][number]) => ({
  chain: chain.upstreamId,
  networkId: chain.network.id,
  fee: toJsonNumber(terms.fee),
  minWithdrawAmount: toJsonNumber(terms.minimum),
  ...defined({ maxWithdrawAmount: terms.maximum === undefined ? undefined : toJsonNumber(terms.maximum) }),
  ...(terms.enabled ? {} : { notes: 'Withdrawals are suspended on this network right now.' }),
})
