import Type from 'typebox'
import { operation } from '../operation.ts'
import { ConnectionRequest, institutionErrors } from '../shared/connectionRequest.ts'
import { BrokerRequestStatus, BrokerType } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { TimeInForce } from './orderEnums.ts'

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
  { title: 'OrderTypeFeature', description: 'Features of one type of order.' },
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
    marketType: withUsage(OrderTypeFeature, 'Features of market orders.'),
    limitType: withUsage(OrderTypeFeature, 'Features of limit orders.'),
  },
  { title: 'TradingFeature', description: 'What is possible when trading cryptocurrencies.' },
)

export const errors = ['invalidField', 'missingField', 'badRequest', 'permissionDenied', ...institutionErrors] as const

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
    { title: 'TradingFeatures', description: 'Assets that the account can trade.' },
  ),
  answersProblems: true,
  errors: [...errors],
})
