import { add, compare } from '@rialto/catalog'
import type { DescribedPaymentRequest, PaymentRule } from '@rialto/core'

/** The part of an unpaid order that arrived, and the client's rule for it once the time ends. */
export interface OrderPart {
  arrived: string
  /** Of the whole order. */
  amount: string
  symbol: string
  rule: PaymentRule
}

/** Payments in the asset of the order, final or not. Undefined without one, and for an order that is paid or fully seen. */
export const partOfOrder = ({
  request,
  shares,
}: Pick<DescribedPaymentRequest, 'request' | 'shares'>): OrderPart | undefined => {
  const { networkId, symbol, amount, status, rules } = request
  const arrived = shares
    .map(({ payment }) => payment)
    .filter(payment => payment.networkId === networkId && payment.symbol === symbol)
    .reduce((sum, payment) => add(sum, payment.amount), '0')
  const isPart = compare(arrived, '0') > 0 && compare(arrived, amount) < 0
  if (!isPart || status === 'paid' || status === 'paidOtherwise') return undefined
  return { arrived, amount, symbol, rule: rules.underpaid }
}
