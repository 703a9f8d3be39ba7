import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { BrokerType } from '../shared/brokerType.ts'
import { ConnectionRequest } from '../shared/connectionRequest.ts'
import { BrokerRequestStatus } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { OrderSide, TimeInForce } from './orderEnums.ts'
import { orderFields } from './orderRequest.ts'

const flag = (condition: string) => Type.Boolean({ description: `\`true\` if ${condition}.` })
const symbols = (description: string) =>
  Type.Array(Type.String({ description: 'Symbol.' }), { description: `${description}.` })

/** Public `B2BBrokerTradingFeatureOrderType`. */
const OrderTypeFeature = Type.Object(
  {
    supported: flag('orders of this type can be placed'),
    supportsFractionalShares: flag('fractional amounts can be traded'),
    supportsExtendedMarketHours: flag('orders can trade outside regular market hours'),
    supportedTimeInForceList: Type.Array(TimeInForce, { description: 'Accepted values of `timeInForce`.' }),
    supportsPlacingBuyOrdersInPaymentSymbolAmount: flag('the amount of a buy order may be in `paymentSymbol`'),
    supportsPlacingSellOrdersInPaymentSymbolAmount: flag('the amount of a sell order may be in `paymentSymbol`'),
    supportsPlacingBuyOrdersInBaseSymbolAmount: flag('the amount of a buy order may be in `symbol`'),
    supportsPlacingSellOrdersInBaseSymbolAmount: flag('the amount of a sell order may be in `symbol`'),
  },
  { title: 'OrderTypeFeature', description: 'What is possible with one type of order.' },
)

/** Public `B2BBrokerCryptocurrencyPairTradeFeature`. */
const PairFeature = Type.Object(
  {
    supported: flag('pairs can be traded'),
    supportedCryptocurrencySymbols: symbols('Cryptocurrencies that can be traded'),
    supportedFiatCurrencies: symbols('Fiat currencies that can be used to pay'),
    supportedTradingPairs: Type.Array(Type.String({ description: 'Symbols joined by a hyphen.' }), {
      description: 'Pairs that can be traded.',
    }),
  },
  { title: 'PairTradingFeature', description: 'Pairs that can be traded.' },
)

const TradingFeature = Type.Object(
  {
    supported: flag('cryptocurrencies can be traded'),
    supportsFiatCurrencyPayment: flag('orders can be paid in fiat'),
    supportsCryptocurrencyPayment: flag('orders can be paid in cryptocurrency'),
    supportsMarginOrders: flag('orders can be placed on margin'),
    supportedCryptocurrencySymbols: symbols('Cryptocurrencies that can be traded'),
    supportedCryptocurrencySymbolsForPayment: symbols('Cryptocurrencies that can be used to pay'),
    supportedFiatCurrencies: symbols('Fiat currencies that can be used to pay'),
    marketType: withUsage(OrderTypeFeature, 'What is possible with market orders.'),
    limitType: withUsage(OrderTypeFeature, 'What is possible with limit orders.'),
  },
  { title: 'TradingFeature', description: 'What is possible when trading cryptocurrencies.' },
)

const errors = ['invalidField', 'missingField', 'badRequest', 'permissionDenied', ...institutionErrors] as const

/** Public `B2BBrokerTradingFeatureInfo`. */
export const getTradingFeaturesOperation = operation({
  id: 'getTradingFeatures',
  method: 'POST',
  paths: ['/transactions/featureList'],
  tag: 'Trading',
  summary: 'Get the trading features of an account',
  description: 'Reads which assets a connected account can trade, and with which types of orders.',
  permission: 'read',
  body: ConnectionRequest,
  content: Type.Object(
    {
      brokerType: BrokerType,
      accountId: Type.String({ description: 'Account id at the institution.' }),
      status: BrokerRequestStatus,
      cryptocurrencyOrders: TradingFeature,
      cryptocurrencyAssetPairTrading: PairFeature,
      supportsOrderPreview: flag('orders can be previewed'),
      supportsPriceQuotes: flag('prices can be quoted'),
      supportsOrderCancellation: flag('orders can be canceled'),
      isIntegrationUp: flag('the institution is up'),
      isTradingSupported: flag('the account can trade'),
      historyRecordLimit: Type.Optional(
        Type.Integer({
          description: 'Number of past orders per market that the institution returns. Absent if it returns all.',
        }),
      ),
      usesSpreads: flag('the institution charges a spread instead of a fee'),
    },
    { title: 'TradingFeatures', description: 'What the account can trade.' },
  ),
  answersProblems: true,
  errors: [...errors],
})

const { amount, paymentIsCryptocurrency, amountIsInPaymentSymbol, orderType, timeInForce } = orderFields

/** Public `B2BBrokerOrderSymbolInfo`. What it reads is the market: how much, how and which way changes nothing. */
export const getOrderSymbolInfoOperation = operation({
  id: 'getOrderSymbolInfo',
  method: 'POST',
  paths: ['/transactions/symbolinfo'],
  tag: 'Trading',
  summary: 'Get the limits of a market',
  description:
    'Reads the smallest order and the precision of amounts in one market. Only `symbol` and `paymentSymbol` matter; the other fields of an order are accepted and ignored.',
  permission: 'read',
  body: Type.Object(
    {
      ...orderFields,
      amount: Type.Optional(amount),
      paymentIsCryptocurrency: Type.Optional(paymentIsCryptocurrency),
      amountIsInPaymentSymbol: Type.Optional(amountIsInPaymentSymbol),
      orderType: Type.Optional(orderType),
      timeInForce: Type.Optional(timeInForce),
      side: Type.Optional(OrderSide),
    },
    { title: 'GetOrderSymbolInfoRequest', description: 'The connected account and the market.' },
  ),
  content: Type.Object(
    {
      fractionalTradingAllowance: enumOf('FractionalTradingAllowance', 'Whether fractional amounts can be traded.', {
        fractionalTradingAllowed: 'fractional amounts can be traded.',
        fractionalTradingNotAllowed: 'only whole amounts can be traded.',
        tradingNotAllowed: 'the market is closed.',
        fractionalTradingPossiblyAllowed: 'the institution does not say.',
      }),
      minimumOrderValue: Type.Number({ description: 'Smallest value of an order, in `paymentSymbol`.' }),
      precisionScale: Type.Integer({ description: 'Number of decimals of an amount of `symbol`.' }),
    },
    { title: 'OrderSymbolInfo', description: 'Limits of one market.' },
  ),
  answersProblems: true,
  errors: [...errors],
})
