import { toJsonNumber } from '@rialto/catalog'
import { getAccountAddressOperation, getSymbolDetailsOperation } from '@rialto/contract'
import { type Context, getAccountAddress, getSymbolDetails, resolveConnection, type SymbolDetails } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

/** The older operations, which name networks as institutions do. */
export const postAccountAddress = (app: FastifyInstance, ctx: Context): void => {
  registerOperation(app, ctx, getAccountAddressOperation, async ({ scope, body }) => {
    const connection = await resolveConnection(ctx, scope, body)
    const { address, upstreamId, network, tag } = await getAccountAddress(ctx, connection, body)
    const memo = tag === undefined ? {} : { memo: tag }
    return { symbol: body.symbol.toUpperCase(), address, chain: upstreamId, networkId: network.id, ...memo }
  })
  registerOperation(app, ctx, getSymbolDetailsOperation, async ({ scope, body }) => {
    const connection = await resolveConnection(ctx, scope, body)
    const { addressTypes, chains } = await getSymbolDetails(ctx, connection, body)
    return { symbol: body.symbol.toUpperCase(), addressTypes, chains: chains.map(toChain) }
  })
}

const toChain = ({ chain, terms }: SymbolDetails['chains'][number]) => ({
  chain: chain.upstreamId,
  networkId: chain.network.id,
  fee: toJsonNumber(terms.fee),
  minWithdrawAmount: toJsonNumber(terms.minimum),
  ...(terms.maximum === undefined ? {} : { maxWithdrawAmount: toJsonNumber(terms.maximum) }),
  ...(terms.enabled ? {} : { notes: 'Withdrawals are suspended on this network right now.' }),
})
