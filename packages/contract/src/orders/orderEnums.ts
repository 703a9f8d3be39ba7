import { oneOf } from '../oneOf.ts'

/** Public `BrokerOrderType`. */
export const OrderSide = oneOf(['unknown', 'buy', 'sell'])

/** Public `BrokerOrderStatus`. `unknown`: the institution has not told whether it took the order. */
export const OrderStatus = oneOf([
  'unknown',
  'inProgress',
  'cancelled',
  'rejected',
  'failed',
  'success',
  'partiallyFilled',
  'expired',
])

/** Public `BrokerOrderPlaceType`. */
export const OrderType = oneOf([
  'unknown',
  'market',
  'limit',
  'stopLoss',
  'stopLimit',
  'takeProfit',
  'netDebit',
  'netCredit',
  'exercise',
])

/** Public `BrokerOrderTimeInForceType`. */
export const TimeInForce = oneOf([
  'goodTillCanceled',
  'immediateOrCancel',
  'fillOrKill',
  'goodForDay',
  'postOnly',
  'unknown',
])

export const PaymentSymbolType = oneOf(['fiat', 'cryptocurrency'])
