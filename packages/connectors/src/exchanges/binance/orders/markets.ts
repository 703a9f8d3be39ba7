import { ConnectorError, type Market, type MarketInfo } from '@rialto/core'
import Type from 'typebox'
import { callInstitution } from '../../../kit/http/callInstitution.ts'
import { isFiatCurrency } from '../../../kit/balances/fiatCurrencies.ts'
import { type MarketLimits, marketInfoOf, stepPlaces } from '../../../kit/withdraw/rejectNewOrder.ts'
import { Amount, type Check, checkOf, Text } from '@rialto/contract'
import type { BinanceContext } from '../api.ts'
import { fitting } from '../../../kit/http/asConnectorError.ts'

export type Pair = Pick<Market, 'symbol' | 'paymentSymbol'>

export const marketName = ({ symbol, paymentSymbol }: Pair): string => `${symbol}${paymentSymbol}`

const isTicker = checkOf(Type.Object({ symbol: Text, price: Amount }))

const Filter = Type.Object({
  filterType: Text,
  tickSize: Type.Optional(Amount),
  stepSize: Type.Optional(Amount),
  minNotional: Type.Optional(Amount),
})
const Symbol = Type.Object({
  symbol: Text,
  status: Text,
  baseAsset: Text,
  quoteAsset: Text,
  quoteAssetPrecision: Type.Integer({ minimum: 0, maximum: 36 }),
  isSpotTradingAllowed: Type.Boolean(),
})
const isSymbols = checkOf(Type.Object({ symbols: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 20_000 }) }))
const isListedSymbol = checkOf(Symbol)

const SymbolRules = Type.Object({ ...Symbol.properties, filters: Type.Array(Filter, { maxItems: 50 }) })
type BinanceSymbol = Type.Static<typeof SymbolRules>
const isSymbol = checkOf(Type.Object({ symbols: Type.Array(SymbolRules, { minItems: 1, maxItems: 1 }) }))

/** The document contains every market with its rules. */
const maxResponseBytes = 48 * 1024 * 1024

const publicRead = <T>({ http, variant }: BinanceContext, path: string, check: Check<T>): Promise<T> => {
  const request = {
    method: 'GET',
    url: `https://${variant.host}${path}`,
    headers: { accept: 'application/json' },
    maxResponseBytes,
  } as const
  return callInstitution(http, { request: () => request, check })
}

/**
 * One market. `undefined` if it does not exist. `AB` + `C` and `A` + `BC` have the same name: the reply shows which
 * one it is.
 */
const readSymbol = async (context: BinanceContext, pair: Pair): Promise<BinanceSymbol | undefined> => {
  const path = `/api/v3/exchangeInfo?symbol=${encodeURIComponent(marketName(pair))}`
  try {
    const { symbols } = await publicRead(context, path, isSymbol)
    return symbols.find(({ baseAsset, quoteAsset }) => baseAsset === pair.symbol && quoteAsset === pair.paymentSymbol)
  } catch (error) {
    if (error instanceof ConnectorError && error.upstreamCode === '-1121') return undefined
    throw error
  }
}

const isOpen = ({ status, isSpotTradingAllowed }: Pick<BinanceSymbol, 'status' | 'isSpotTradingAllowed'>): boolean =>
  status === 'TRADING' && isSpotTradingAllowed

const filterOf = ({ filters }: BinanceSymbol, ...types: string[]) =>
  filters.find(({ filterType }) => types.includes(filterType))

/** Without a price or lot filter, exact amounts cannot be guaranteed. */
export const readLimits = async (context: BinanceContext, pair: Pair): Promise<MarketLimits | undefined> => {
  const market = await readSymbol(context, pair)
  if (market === undefined) return undefined
  const stepSize = filterOf(market, 'LOT_SIZE')?.stepSize
  const tickSize = filterOf(market, 'PRICE_FILTER')?.tickSize
  if (stepSize === undefined || tickSize === undefined)
    throw new ConnectorError('malformed', `${context.variant.name} returned no order increments for this market`)
  return {
    isOpen: isOpen(market),
    amountDecimals: stepPlaces(stepSize),
    moneyDecimals: market.quoteAssetPrecision,
    priceDecimals: stepPlaces(tickSize),
    minimumValue: filterOf(market, 'NOTIONAL', 'MIN_NOTIONAL')?.minNotional ?? '0',
  }
}

export const readMarketInfo = async (context: BinanceContext, pair: Pair): Promise<MarketInfo | undefined> => {
  const limits = await readLimits(context, pair)
  return limits && marketInfoOf(limits)
}

export const readMarkets = async (context: BinanceContext): Promise<Market[]> => {
  const { symbols } = await publicRead(context, '/api/v3/exchangeInfo?permissions=SPOT', isSymbols)
  const listed = fitting(context.variant.name, symbols, isListedSymbol)
  return listed.filter(isOpen).map(({ baseAsset: symbol, quoteAsset: paymentSymbol }) => ({
    symbol,
    paymentSymbol,
    paymentIsFiat: isFiatCurrency(paymentSymbol),
  }))
}

export const readPrice = async (context: BinanceContext, pair: Pair): Promise<string> => {
  const path = `/api/v3/ticker/price?symbol=${encodeURIComponent(marketName(pair))}`
  return (await publicRead(context, path, isTicker)).price
}
