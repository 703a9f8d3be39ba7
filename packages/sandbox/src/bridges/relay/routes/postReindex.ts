import { json, readJsonObject, type SimRequest, type SimResponse } from '../../../institutions/http/types.ts'
import type { BridgeContext } from '../context.ts'
import type { SolverChain } from '../ports.ts'
import type { Solver } from '../solver/createSolver.ts'
import { searchAddress } from '../solver/recordPayIns.ts'
import { addressKey } from '../state/createBridgeState.ts'
import type { Order } from '../state/types.ts'
import type { ReindexReply } from '../wire.ts'

const reindex = async (
  ctx: BridgeContext,
  chain: SolverChain,
  order: Order,
  currency: unknown,
): Promise<ReindexReply> => {
  await searchAddress(ctx, chain, order)
  const checked = chain.currencies.filter(({ address }) => currency === undefined || address === currency)
  const found = await Promise.all(
    checked.map(async ({ address, symbol }) => {
      const balance = await chain.balance(address, order.address)
      return balance === 0n ? [] : [{ currency: address, symbol, balance: balance.toString() }]
    }),
  )
  return {
    message: 'Deposit address reindexed',
    triggeredCurrencies: found.flat(),
    checkedCurrencies: checked.length,
    failedCurrencies: 0,
  }
}

/**
 * `POST /transactions/deposit-address/reindex`: searches all blocks since the address was made for missed pay-ins, on
 * `targetChainId` for payments on another chain, which are refunded.
 */
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
    const { targetChainId = chain.id, currency } = body
    const target = typeof targetChainId === 'number' ? ctx.chains.get(targetChainId) : undefined
    if (target?.vmType !== chain.vmType) return json(400, { message: 'targetChainId is not supported' })
    return json(200, await solver.exclusively(() => reindex(ctx, target, order, currency)))
  }
