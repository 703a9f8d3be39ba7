import { formatShort } from '../../money/baseUnits.ts'
import { assetOf, assets, type SimulatedAsset } from '../data/assets.ts'
import { priceOf } from '../data/priceOf.ts'

/** A market of the brokerage API. */
export interface Product {
  base: SimulatedAsset
  quote: SimulatedAsset
}

/** Every coin is traded against dollars, and the larger ones also against USDC. */
export const products: readonly Product[] = [
  ...assets.filter(({ kind }) => kind === 'crypto').map(base => ({ base, quote: assetOf('USD') })),
  ...['BTC', 'ETH', 'SOL'].map(symbol => ({ base: assetOf(symbol), quote: assetOf('USDC') })),
]

const productId = ({ base, quote }: { base: { symbol: string }; quote: { symbol: string } }): string =>
  `${base.symbol}-${quote.symbol}`

export const findProduct = (id: string): Product | undefined => products.find(product => productId(product) === id)

/** Decimals of a price. */
export const PRICE_PLACES = 2
export const MIN_QUOTE = '1'

const openForTrading = { status: 'online', is_disabled: false, trading_disabled: false, product_type: 'SPOT' }

export const productModel = (product: Product) => {
  const { base, quote } = product
  const step = formatShort(1n, base.decimals)
  return {
    product_id: productId(product),
    price: priceOf(base.symbol, quote.symbol),
    base_increment: step,
    quote_increment: '0.01',
    quote_min_size: MIN_QUOTE,
    quote_max_size: '150000000',
    base_min_size: step,
    base_max_size: '3400',
    base_name: base.name,
    quote_name: quote.name,
    ...openForTrading,
    quote_currency_id: quote.symbol,
    base_currency_id: base.symbol,
    base_display_symbol: base.symbol,
    quote_display_symbol: quote.symbol,
    view_only: false,
    price_increment: '0.01',
    display_name: productId(product),
    product_venue: 'CBE',
  }
}
