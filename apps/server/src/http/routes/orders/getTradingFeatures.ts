import { type Market, type OrderRules, getTradingFeatures } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Handler } from '../../handler.ts'

const rulesAnswer = ({ timeInForce, amountIn }: OrderRules) => ({
  supported: true,
  supportsFractionalShares: true,
  supportsExtendedMarketHours: false,
  supportedTimeInForceList: [...timeInForce],
  supportsPlacingBuyOrdersInPaymentSymbolAmount: amountIn.buy.includes('paymentSymbol'),
  supportsPlacingSellOrdersInPaymentSymbolAmount: amountIn.sell.includes('paymentSymbol'),
  supportsPlacingBuyOrdersInBaseSymbolAmount: amountIn.buy.includes('symbol'),
  supportsPlacingSellOrdersInBaseSymbolAmount: amountIn.sell.includes('symbol'),
})

const sorted = (symbols: readonly string[]): string[] => [...new Set(symbols)].sort()

const symbolsOf = (markets: readonly Market[]) => ({
  traded: sorted(markets.map(({ symbol }) => symbol)),
  coins: sorted(markets.filter(({ paymentIsFiat }) => !paymentIsFiat).map(({ paymentSymbol }) => paymentSymbol)),
  fiat: sorted(markets.filter(({ paymentIsFiat }) => paymentIsFiat).map(({ paymentSymbol }) => paymentSymbol)),
  pairs: sorted(markets.map(({ symbol, paymentSymbol }) => `${symbol}-${paymentSymbol}`)),
})

type Offer = Awaited<ReturnType<typeof getTradingFeatures>>['offer']

const ordersAnswer = ({ traded, coins, fiat }: ReturnType<typeof symbolsOf>, offer: Offer) => ({
  supported: true,
  supportsFiatCurrencyPayment: fiat.length > 0,
  supportsCryptocurrencyPayment: coins.length > 0,
  supportsMarginOrders: false,
  supportedCryptocurrencySymbols: traded,
  supportedCryptocurrencySymbolsForPayment: coins,
  supportedFiatCurrencies: fiat,
  marketType: rulesAnswer(offer.market),
  limitType: rulesAnswer(offer.limit),
})

export const getTradingFeaturesHandler: Handler<'getTradingFeatures'> = async (ctx, { scope, body }) => {
  const { connection, features, offer, isUp } = await getTradingFeatures(ctx, scope, body)
  const symbols = symbolsOf(features.markets)
  return {
    brokerType: connection.type,
    accountId: connection.upstreamId,
    status: 'succeeded' as const,
    cryptocurrencyOrders: ordersAnswer(symbols, offer),
    cryptocurrencyAssetPairTrading: {
      supported: true,
      supportedCryptocurrencySymbols: symbols.traded,
      supportedFiatCurrencies: symbols.fiat,
      supportedTradingPairs: symbols.pairs,
    },
    supportsOrderPreview: true,
    supportsPriceQuotes: false,
    supportsOrderCancellation: true,
    isIntegrationUp: isUp,
    isTradingSupported: true,
    ...defined({ historyRecordLimit: features.historyLimit }),
    usesSpreads: false,
  }
}
