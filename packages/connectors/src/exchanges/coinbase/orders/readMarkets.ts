import type { Market, MarketInfo } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../../kit/callInstitution.ts'
import { isFiatCurrency } from '../../../kit/fiatCurrencies.ts'
import type { MarketLimits } from '../../../kit/rejectNewOrder.ts'
import { stepPlaces } from '../../../kit/rejectNewOrder.ts'
import type { CoinbaseContext } from '../context.ts'
import { coinbaseRequest } from '../context.ts'
import type { CoinbaseProduct } from './schemas.ts'
import { isProduct, isProductList } from './schemas.ts'

type Pair = Pick<Market, 'symbol' | 'paymentSymbol'>

/** Every product with its figures in one document. */
const maxResponseBytes = 16 * 1024 * 1024

export const productId = ({ symbol, paymentSymbol }: Pair): string => `${symbol}-${paymentSymbol}`

const isOpen = (product: CoinbaseProduct): boolean =>
  !product.is_disabled && !product.trading_disabled && product.view_only !== true

/** One market, or `undefined` where there is none. The endpoint is public. */
const readProduct = async ({ http }: CoinbaseContext, pair: Pair): Promise<CoinbaseProduct | undefined> => {
  const path = `/api/v3/brokerage/market/products/${encodeURIComponent(productId(pair))}`
  const request = coinbaseRequest(undefined, 'GET', path)
  try {
    const product = await callInstitution(http, { request: () => request, check: isProduct })
    if (product.product_id !== productId(pair))
      throw new ConnectorError('malformed', 'Coinbase returned a different market')
    return product
  } catch (error) {
    if (error instanceof ConnectorError && error.upstreamCode === 'NOT_FOUND') return undefined
    throw error
  }
}

export const readLimits = async (context: CoinbaseContext, pair: Pair): Promise<MarketLimits | undefined> => {
  const product = await readProduct(context, pair)
  return (
    product && {
      isOpen: isOpen(product),
      amountDecimals: stepPlaces(product.base_increment),
      moneyDecimals: stepPlaces(product.quote_increment),
      priceDecimals: stepPlaces(product.price_increment ?? product.quote_increment),
      minimumValue: product.quote_min_size,
    }
  )
}

export const readMarketInfo = async (context: CoinbaseContext, pair: Pair): Promise<MarketInfo | undefined> => {
  const limits = await readLimits(context, pair)
  return limits && { isOpen: limits.isOpen, minimumValue: limits.minimumValue, decimals: limits.amountDecimals }
}

export const readMarkets = async ({ http }: CoinbaseContext): Promise<Market[]> => {
  const path = '/api/v3/brokerage/market/products?product_type=SPOT'
  const request = { ...coinbaseRequest(undefined, 'GET', path), maxResponseBytes }
  const { products } = await callInstitution(http, { request: () => request, check: isProductList })
  return products.filter(isOpen).map(({ base_currency_id: symbol, quote_currency_id: paymentSymbol }) => ({
    symbol,
    paymentSymbol,
    paymentIsFiat: isFiatCurrency(paymentSymbol),
  }))
}
