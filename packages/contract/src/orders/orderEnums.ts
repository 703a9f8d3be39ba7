import { enumOf } from '../oneOf.ts'

/** Public `BrokerOrderType`. */
export const OrderSide = enumOf('OrderSide', 'Side of an order.', {
  unknown: 'not known.',
  buy: 'buys `symbol` with `paymentSymbol`.',
  sell: 'sells `symbol` for `paymentSymbol`.',
})

/** Public `BrokerOrderStatus`. `unknown`: the institution has not said whether it accepted the order. */
export const OrderStatus = enumOf('OrderStatus', 'State of an order.', {
  unknown:
    'the institution’s answer was lost. Read the order with POST `/transactions/details`; do not place it again before that.',
  inProgress: 'open.',
  cancelled: 'canceled. Final.',
  rejected: 'rejected by the institution. Final.',
  failed: 'failed. Final.',
  success: 'filled completely. Final.',
  partiallyFilled: 'filled in part, and still open.',
  expired: 'expired. Final.',
})

/** Public `BrokerOrderPlaceType`. */
export const OrderType = enumOf('OrderType', 'Type of an order.', {
  unknown: 'not known.',
  market: 'trades at once at the market price.',
  limit: 'trades at `price` or better.',
  stopLoss: 'trades once the market reaches a price.',
  stopLimit: 'becomes a limit order once the market reaches a price.',
  takeProfit: 'trades once the market reaches a price with a profit.',
  netDebit: 'option order with a net debit.',
  netCredit: 'option order with a net credit.',
  exercise: 'exercise of an option.',
})

/** Public `BrokerOrderTimeInForceType`. */
export const TimeInForce = enumOf(
  'TimeInForce',
  'How long an order stays open. Market orders trade at once, regardless of the value.',
  {
    goodTillCanceled: 'until it is canceled.',
    immediateOrCancel: 'the part that cannot trade at once is canceled.',
    fillOrKill: 'trades completely at once, or not at all.',
    goodForDay: 'until the end of the day.',
    postOnly: 'only if it does not trade at once.',
    unknown: 'not known. In requests: until it is canceled.',
  },
)

export const PaymentSymbolType = enumOf('PaymentSymbolType', 'Kind of `paymentSymbol`.', {
  fiat: 'a fiat currency.',
  cryptocurrency: 'a cryptocurrency.',
})
