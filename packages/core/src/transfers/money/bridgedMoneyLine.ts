import { compare, isZero, multiply, subtract } from '@rialto/catalog'
import type { MoneyLine } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { BridgedTransfer } from '../bridgedTransfer.ts'
import { type MoneyRow, usdOf } from './buildLine.ts'

type Row = (symbol: string, amount: string | undefined) => MoneyRow

const rowsOf = ({ symbol: target, priceUsd, origin, originPriceUsd }: BridgedTransfer): Row => {
  const priceOf = (symbol: string) =>
    symbol === target && !isZero(priceUsd) ? priceUsd : symbol === origin.asset ? originPriceUsd : undefined
  return (symbol, amount) => {
    const price = priceOf(symbol)
    const usd = amount === undefined || price === undefined ? undefined : multiply(amount, price)
    return { symbol, ...defined({ amount, usd }) }
  }
}

const less = (whole: string, part: string): string | undefined =>
  compare(whole, part) > 0 ? subtract(whole, part) : undefined

/**
 * The money line of a pay-in over a bridge. If another asset is paid out, the exchange rate contains the bridge's fee,
 * which is known in USD at most. Nothing is known before the first pay-in.
 */
export const bridgedMoneyLine = (transfer: BridgedTransfer): MoneyLine => {
  const { phase, symbol, amount, origin, otherPaidIn, refunded } = transfer
  const row = rowsOf(transfer)
  const paidIn = otherPaidIn ?? { asset: origin.asset, amount: transfer.paidInAmount }
  const isPaidOut = !isZero(amount)
  const isNothing = paidIn.amount === undefined
  const leaves = isNothing && phase === 'failed' ? [] : [row(paidIn.asset, paidIn.amount)]
  const fees = isNothing && phase === 'failed' ? [] : feesOf(transfer, row, paidIn)
  const arrives = row(symbol, isPaidOut || phase === 'failed' ? amount : undefined)
  const isExchanged = isPaidOut && paidIn.asset !== symbol && paidIn.amount !== undefined
  return {
    state: (isPaidOut && phase === 'settled') || phase === 'failed' ? 'actual' : 'planned',
    leaves,
    fees,
    arrives,
    credited: arrives,
    ...defined({
      leavesUsd: usdOf(leaves),
      feesUsd: usdOf(fees),
      ...(isExchanged ? { sold: row(paidIn.asset, paidIn.amount), bought: row(symbol, amount) } : {}),
      returned: refunded && row(refunded.asset, refunded.amount),
      missing: missingOf(transfer, row, paidIn),
    }),
  }
}

interface PaidIn {
  asset: string
  amount: string | undefined
}

/** For a failed transfer: the amount that was not returned yet. */
const missingOf = ({ phase, refunded, reported, amount }: BridgedTransfer, row: Row, paidIn: PaidIn) => {
  if (phase !== 'failed' || paidIn.amount === undefined || !isZero(amount) || reported === 'refundSucceeded')
    return undefined
  const back = refunded?.asset === paidIn.asset ? refunded.amount : '0'
  const missing = less(paidIn.amount, back)
  return missing === undefined ? undefined : row(paidIn.asset, missing)
}

const feesOf = (transfer: BridgedTransfer, row: Row, paidIn: PaidIn): MoneyLine['fees'] => {
  const { symbol, amount, refunded, reported, originPriceUsd, priceUsd } = transfer
  const bridge = { takenBy: 'bridge', purpose: 'transfer' } as const
  const back = reported === 'refundSucceeded' ? refunded : undefined
  const out = isZero(amount) ? back : { asset: symbol, amount }
  if (paidIn.amount === undefined || out === undefined) {
    const isOpen = transfer.phase === 'accepted'
    return isOpen ? [{ ...row(paidIn.asset, undefined), ...bridge }] : []
  }
  if (out.asset === paidIn.asset) {
    const sent =
      refunded?.asset === paidIn.asset && !isZero(amount) ? subtract(paidIn.amount, refunded.amount) : paidIn.amount
    const fee = less(sent, out.amount)
    return fee === undefined ? [] : [{ ...row(paidIn.asset, fee), ...bridge }]
  }
  if (originPriceUsd === undefined || isZero(priceUsd)) return [{ symbol: paidIn.asset, ...bridge }]
  const usd = less(multiply(paidIn.amount, originPriceUsd), multiply(out.amount, priceUsd)) ?? '0'
  return [{ symbol: paidIn.asset, usd, ...bridge }]
}
