import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { BrokerRequestStatus } from '../shared/enums.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { oneOf } from '../oneOf.ts'
import { TimeInForce } from './orderEnums.ts'
import { orderFields } from './orderRequest.ts'
import { OrderSide } from './orderEnums.ts'

/** Public `B2BBrokerTradingFeatureOrderType`. */
const OrderTypeFeature = Type.Object({
  supported: Type.Boolean(),
  supportsFractionalShares: Type.Boolean(),
  supportsExtendedMarketHours: Type.Boolean(),
  supportedTimeInForceList: Type.Array(TimeInForce),
  supportsPlacingBuyOrdersInPaymentSymbolAmount: Type.Boolean(),
  supportsPlacingSellOrdersInPaymentSymbolAmount: Type.Boolean(),
  supportsPlacingBuyOrdersInBaseSymbolAmount: Type.Boolean(),
  supportsPlacingSellOrdersInBaseSymbolAmount: Type.Boolean(),
})

/** Public `B2BBrokerCryptocurrencyPairTradeFeature`. */
const PairFeature = Type.Object({
  supported: Type.Boolean(),
  supportedCryptocurrencySymbols: Type.Array(Type.String()),
  supportedFiatCurrencies: Type.Array(Type.String()),
  /** `BTC-USD`. */
  supportedTradingPairs: Type.Array(Type.String()),
})

const TradingFeature = Type.Object({
  supported: Type.Boolean(),
  supportsFiatCurrencyPayment: Type.Boolean(),
  supportsCryptocurrencyPayment: Type.Boolean(),
  supportsMarginOrders: Type.Boolean(),
  supportedCryptocurrencySymbols: Type.Array(Type.String()),
  supportedCryptocurrencySymbolsForPayment: Type.Array(Type.String()),
  supportedFiatCurrencies: Type.Array(Type.String()),
  marketType: OrderTypeFeature,
  limitType: OrderTypeFeature,
})

const errors = ['invalidField', 'missingField', 'badRequest', 'permissionDenied', ...institutionErrors] as const

/** Public `B2BBrokerTradingFeatureInfo`. */
export const getTradingFeaturesOperation = operation({
  id: 'getTradingFeatures',
  method: 'POST',
  paths: ['/transactions/featureList'],
  tag: 'Trading',
  summary: 'What can be traded with a connected account, and how',
  permission: 'read',
  body: Type.Object(connectionFields),
  content: Type.Object({
    brokerType: Type.String(),
    accountId: Type.String(),
    status: BrokerRequestStatus,
    cryptocurrencyOrders: TradingFeature,
    cryptocurrencyAssetPairTrading: PairFeature,
    supportsOrderPreview: Type.Boolean(),
    supportsPriceQuotes: Type.Boolean(),
    supportsOrderCancellation: Type.Boolean(),
    isIntegrationUp: Type.Boolean(),
    isTradingSupported: Type.Boolean(),
    /** Orders per market that the institution's history goes back. Absent: all of them. */
    historyRecordLimit: Type.Optional(Type.Integer()),
    usesSpreads: Type.Boolean(),
  }),
  answersProblems: true,
  errors: [...errors],
})

const { amount, paymentIsCryptocurrency, amountIsInPaymentSymbol, orderType, timeInForce } = orderFields

/** Public `B2BBrokerOrderSymbolInfo`. What is asked about is the market: how much, how and which way changes nothing. */
export const getOrderSymbolInfoOperation = operation({
  id: 'getOrderSymbolInfo',
  method: 'POST',
  paths: ['/transactions/symbolinfo'],
  tag: 'Trading',
  summary: 'Limits of one market',
  permission: 'read',
  body: Type.Object({
    ...orderFields,
    amount: Type.Optional(amount),
    paymentIsCryptocurrency: Type.Optional(paymentIsCryptocurrency),
    amountIsInPaymentSymbol: Type.Optional(amountIsInPaymentSymbol),
    orderType: Type.Optional(orderType),
    timeInForce: Type.Optional(timeInForce),
    side: Type.Optional(OrderSide),
  }),
  content: Type.Object({
    fractionalTradingAllowance: oneOf([
      'fractionalTradingAllowed',
      'fractionalTradingNotAllowed',
      'tradingNotAllowed',
      'fractionalTradingPossiblyAllowed',
    ]),
    /** In `paymentSymbol`. */
    minimumOrderValue: Type.Number(),
    /** Decimals of an amount of `symbol`. */
    precisionScale: Type.Integer(),
  }),
  answersProblems: true,
  errors: [...errors],
})
