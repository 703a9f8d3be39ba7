import { assetOf, assets, type SimulatedAsset } from '../data/assets.ts'
import type { SimulatedVariant } from './variants.ts'

export interface Market {
  base: SimulatedAsset
  quote: SimulatedAsset
}

/** Every coin is traded against every quote currency of the exchange. */
export const marketsOf = ({ quotes }: SimulatedVariant): Market[] =>
  quotes
    .map(assetOf)
    .flatMap(quote =>
      assets.filter(({ kind, symbol }) => kind === 'crypto' && symbol !== quote.symbol).map(base => ({ base, quote })),
    )

export const symbolOf = ({ base, quote }: { base: { symbol: string }; quote: { symbol: string } }): string =>
  `${base.symbol}${quote.symbol}`

export const findMarket = (variant: SimulatedVariant, symbol: string): Market | undefined =>
  marketsOf(variant).find(market => symbolOf(market) === symbol)

/** Decimals of a price and of a quantity: `tickSize` and `stepSize`. */
export const PLACES = 6
export const MIN_NOTIONAL = '5'

const filters = [
  { filterType: 'PRICE_FILTER', minPrice: '0.00000100', maxPrice: '1000000.00000000', tickSize: '0.00000100' },
  { filterType: 'LOT_SIZE', minQty: '0.00000100', maxQty: '100000.00000000', stepSize: '0.00000100' },
  {
    filterType: 'NOTIONAL',
    minNotional: `${MIN_NOTIONAL}.00000000`,
    applyMinToMarket: true,
    maxNotional: '9000000.00000000',
    applyMaxToMarket: false,
    avgPriceMins: 5,
  },
]

export const marketModel = (market: Market) => ({
  symbol: symbolOf(market),
  status: 'TRADING',
  baseAsset: market.base.symbol,
  baseAssetPrecision: 8,
  quoteAsset: market.quote.symbol,
  quotePrecision: 8,
  quoteAssetPrecision: 8,
  baseCommissionPrecision: 8,
  quoteCommissionPrecision: 8,
  orderTypes: ['LIMIT', 'LIMIT_MAKER', 'MARKET'],
  icebergAllowed: false,
  ocoAllowed: false,
  quoteOrderQtyMarketAllowed: true,
  allowTrailingStop: false,
  isSpotTradingAllowed: true,
  isMarginTradingAllowed: false,
  filters,
  permissions: ['SPOT'],
})
