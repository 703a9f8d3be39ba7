import { json, readJsonObject, type SimRequest, type SimResponse } from '../../../institutions/http/types.ts'
import type { BridgeContext } from '../context.ts'
import type { SolverChain } from '../ports.ts'
import type { Solver } from '../solver/createSolver.ts'
import { searchBlocks } from '../solver/recordPayIns.ts'
import { addressKey } from '../state/createBridgeState.ts'
import type { Order } from '../state/types.ts'
import type { ReindexReply } from '../wire.ts'

const reindex = async (ctx: BridgeContext, chain: SolverChain, order: Order): Promise<ReindexReply> => {
  await searchBlocks(ctx, chain, { from: order.createdBlock + 1, to: await chain.head() })
  const found = await Promise.all(
    chain.currencies.map(async ({ address, symbol }) => {
      const balance = await chain.balance(address, order.address)
      return balance === 0n ? [] : [{ currency: address, symbol, balance: balance.toString() }]
    }),
  )
  return {
    message: 'Deposit address reindexed',
    triggeredCurrencies: found.flat(),
    checkedCurrencies: chain.currencies.length,
    failedCurrencies: 0,
  }
}

/** `POST /transactions/deposit-address/reindex`: searches an address's whole life again for pay-ins that were missed. */
export const postReindex =
  (ctx: BridgeContext, solver: Solver) =>
  async (request: SimRequest): Promise<SimResponse> => {
    const body = readJsonObject(request.body)
    if (typeof body?.['chainId'] !== 'number' || typeof body['depositAddress'] !== 'string') {
      return json(400, { message: 'chainId and depositAddress are required' })
    }
    const chain = ctx.chains.get(body['chainId'])
    const key = chain && addressKey(chain.id, chain.normalize(body['depositAddress']))
    const order = ctx.store.state.orders.get(ctx.store.state.byAddress.get(key ?? '') ?? '')
    if (chain === undefined || order === undefined) return json(404, { message: 'Deposit address not found' })
    return json(200, await solver.exclusively(() => reindex(ctx, chain, order)))
  }
