import { add, compare, subtract } from '@rialto/catalog'

import type { PaymentShare } from './assessPayments.ts'
import type { Refund } from './ports.ts'

/** The money of one asset that reached the address of a request, and what became of it. */
export interface RequestSums {
  networkId: string
  symbol: string
  /** Final on the chain. */
  arrived: string
  /** Counts for the order. */
  credited: string
  /** Sent back, as the chain shows. */
  refunded: string
  /** Of refunds that have not ended. */
  refunding: string
  /** Neither counted nor in a refund: it waits for a decision of the client. */
  open: string
}

type Share = Pick<PaymentShare, 'counted'> & {
  payment: Pick<PaymentShare['payment'], 'networkId' | 'symbol' | 'amount' | 'state'>
}

/** Refunds that take up their amount. Of the others, what arrived nevertheless counts. */
const isLiveRefund = ({ status }: Pick<Refund, 'status'>): boolean => status !== 'failed' && status !== 'canceled'

/**
 * The books of a request, asset by asset: what arrived is credited, sent back, on its way back or open. A refund takes
 * the open money first, then the credited money.
 */
export const sumsOfRequest = (shares: readonly Share[], refunds: readonly Refund[]): RequestSums[] => {
  const sums = new Map<string, RequestSums>()
  for (const { payment, counted } of shares.filter(one => one.payment.state === 'final')) {
    const { networkId, symbol, amount } = payment
    const key = `${networkId} ${symbol}`
    const of = sums.get(key) ?? { networkId, symbol, ...nothing }
    sums.set(key, { ...of, arrived: add(of.arrived, amount), credited: add(of.credited, counted) })
  }
  return [...sums.values()].map(of => {
    const isOf = ({ networkId, symbol }: Refund) => networkId === of.networkId && symbol === of.symbol
    const own = refunds.filter(one => isOf(one) && isLiveRefund(one))
    const total = (isDone: boolean) =>
      own.filter(({ status }) => (status === 'succeeded') === isDone).reduce((sum, { amount }) => add(sum, amount), '0')
    const ended = refunds.filter(one => isOf(one) && !isLiveRefund(one))
    const [refunded, refunding] = [
      ended.reduce((sum, { arrived = '0' }) => add(sum, arrived), total(true)),
      total(false),
    ]
    const taken = add(refunded, refunding)
    const uncounted = subtract(of.arrived, of.credited)
    const isEnough = compare(uncounted, taken) >= 0
    return {
      ...of,
      refunded,
      refunding,
      credited: isEnough ? of.credited : subtract(of.credited, subtract(taken, uncounted)),
      open: isEnough ? subtract(uncounted, taken) : '0',
    }
  })
}

const nothing = { arrived: '0', credited: '0', refunded: '0', refunding: '0', open: '0' }

/** The most that another refund of the asset may return: never more than arrived. */
export const refundableOf = ({ credited, open }: RequestSums): string => add(credited, open)
