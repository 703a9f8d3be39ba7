import { add, compare } from '@rialto/catalog'

import type { Context } from '../context.ts'
import type { Transfer } from './ports.ts'

/** A transaction that a transfer counts as arrived. */
export interface CountedTransaction {
  hash: string
  /** All that it pays to the address of the transfer. */
  amount: string
  /** The part that counts for the transfer: less for an overpaid payment request. */
  counted: string
}

/** The transaction of a transfer; of a payment request one for each transaction with a payment that counts. */
export const countedTransactions = async (
  ctx: Pick<Context, 'store'>,
  { hash, amount, paymentRequestId, networkId, symbol }: Transfer,
): Promise<readonly CountedTransaction[]> => {
  if (paymentRequestId === undefined) return hash === undefined ? [] : [{ hash, amount, counted: amount }]
  const byHash = new Map<string, CountedTransaction>()
  for (const payment of await ctx.store.paymentRequests.payments(paymentRequestId)) {
    if (payment.networkId !== networkId || payment.symbol !== symbol) continue
    const before = byHash.get(payment.hash) ?? { hash: payment.hash, amount: '0', counted: '0' }
    const sums = { amount: add(before.amount, payment.amount), counted: add(before.counted, payment.counted ?? '0') }
    byHash.set(payment.hash, { ...before, ...sums })
  }
  return [...byHash.values()].filter(({ counted }) => compare(counted, '0') > 0)
}
