import type { Orders } from '@rialto/core'
import type { BinanceContext } from '../context.ts'
import { keyOf } from '../context.ts'
import { binanceOrderErrors } from './errors.ts'
import { placeOrder, previewOrder } from './placeOrder.ts'
import { readMarketInfo, readMarkets } from './readMarkets.ts'
import { cancelOrder, findOrder, historyLimit, listOrders } from './readOrders.ts'

/** The spot market, with the same key. */
export const createOrders = (account: BinanceContext): Orders => {
  const context = { ...account, http: { ...account.http, table: binanceOrderErrors(account.variant) } }
  return {
    features: async () => ({ markets: await readMarkets(context), historyLimit }),
    symbolInfo: (_, market) => readMarketInfo(context, market),
    preview: async (credentials, order) => previewOrder(context, keyOf(credentials), order),
    place: (credentials, order) => placeOrder(context, credentials, order),
    find: async (credentials, key) => findOrder(context, keyOf(credentials), key),
    list: async (credentials, input) => listOrders(context, keyOf(credentials), input),
    cancel: async (credentials, upstreamId) => cancelOrder(context, keyOf(credentials), upstreamId),
  }
}
