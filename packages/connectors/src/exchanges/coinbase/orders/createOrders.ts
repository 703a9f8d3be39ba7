import type { Orders } from '@rialto/core'
import type { CoinbaseContext } from '../context.ts'
import { accessTokenOf } from '../context.ts'
import { coinbaseOrderErrors } from './errors.ts'
import { placeOrder, previewOrder } from './placeOrder.ts'
import { readMarketInfo, readMarkets } from './readMarkets.ts'
import { cancelOrder, findOrder, listOrders } from './readOrders.ts'

/** Coinbase Advanced Trade, with the same access token. */
export const createOrders = (account: CoinbaseContext): Orders => {
  const context = { ...account, http: { ...account.http, table: coinbaseOrderErrors } }
  return {
    features: async () => ({ markets: await readMarkets(context) }),
    symbolInfo: (_, market) => readMarketInfo(context, market),
    preview: async (credentials, order) => previewOrder(context, accessTokenOf(credentials), order),
    place: (credentials, order) => placeOrder(context, credentials, order),
    find: async (credentials, key) => findOrder(context, accessTokenOf(credentials), key),
    list: async (credentials, input) => listOrders(context, accessTokenOf(credentials), input),
    cancel: async (credentials, upstreamId) => cancelOrder(context, accessTokenOf(credentials), upstreamId),
  }
}
