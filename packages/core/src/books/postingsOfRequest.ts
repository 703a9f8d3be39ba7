import { add, compare, subtract } from '@rialto/catalog'

import { sumPostings } from './postingsOf.ts'
import type { Posting, RequestMoney } from './ports.ts'

const posting = (account: Posting['account'], symbol: string, amount: string): Posting => ({ account, symbol, amount })

const negative = (amount: string): string => subtract('0', amount)

/** The part of final payments beyond the amount of the order, which is in the entry of its transfer. */
const ofPayments = ({ payments }: RequestMoney): Posting[] =>
  payments.flatMap(({ symbol, amount, counted }) => {
    const rest = subtract(amount, counted)
    return [posting('source', symbol, negative(rest)), posting('uncounted', symbol, rest)]
  })

/** A refund returns what counts for no order first, and the rest from the credited amount. */
const ofRefunds = ({ payments, refunds }: RequestMoney): Posting[] => {
  const left = new Map<string, string>()
  for (const { symbol, amount, counted } of payments)
    left.set(symbol, add(left.get(symbol) ?? '0', subtract(amount, counted)))
  return refunds.flatMap(({ symbol, amount }) => {
    const uncounted = left.get(symbol) ?? '0'
    const first = compare(amount, uncounted) < 0 ? amount : uncounted
    left.set(symbol, subtract(uncounted, first))
    return [
      posting('uncounted', symbol, negative(first)),
      posting('credited', symbol, negative(subtract(amount, first))),
      posting('returned', symbol, amount),
    ]
  })
}

/** The money of a payment request beside its transfer, as a balanced transaction. */
export const postingsOfRequest = (money: RequestMoney): Posting[] =>
  sumPostings([...ofPayments(money), ...ofRefunds(money)])
