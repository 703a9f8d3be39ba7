import { add, compare, findNetwork, isZero, multiply, subtract } from '@rialto/catalog'
import type { MoneyLine, PayerSide } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { usdOf } from '../transfers/money/buildLine.ts'
import type { Transfer } from '../transfers/ports.ts'
import type { PaymentShare } from './assessPayments.ts'
import type { BridgePayIn, BridgePayment } from './bridges/ports.ts'
import type { RequestSums } from './sumsOfRequest.ts'

interface Described {
  shares: readonly PaymentShare[]
  sums: readonly RequestSums[]
  bridgePayments: readonly BridgePayment[]
}
type Priced = Pick<Transfer, 'symbol' | 'networkId' | 'priceUsd'>

interface Sum {
  symbol: string
  amount: string
}

/**
 * The payments for an order in its asset, and their use. Undefined if the money line of the transfer says the same, because
 * everything was sent on the order's own network and is credited.
 */
export const payerSideOf = (transfer: Priced, { shares, sums, bridgePayments }: Described): PayerSide | undefined => {
  const { symbol, networkId } = transfer
  const isOfOrder = (one: { networkId: string; symbol: string }) => one.networkId === networkId && one.symbol === symbol
  const own = shares.filter(({ payment }) => payment.state === 'final' && isOfOrder(payment))
  const bridged = bridgedOf(own, bridgePayments)
  const rest = restOf(own, sums.find(isOfOrder))
  if (bridged.length === 0 && rest.length === 0) return undefined
  const direct = subtract(arrivedOf(own), total(bridged))
  const networkIds = [...bridged.map(one => one.networkId), ...(isZero(direct) ? [] : [networkId])]
  return {
    networks: [...new Set(networkIds)].map(id => ({ networkId: id, networkName: findNetwork(id)?.name ?? '' })),
    moneyLine: lineOf(transfer, { bridged, direct, credited: subtract(arrivedOf(own), total(rest)) }),
    rest,
  }
}

/** A pay-in to a bridge, and its payout to the order. */
interface Bridged {
  networkId: string
  paidIn: Sum
  refunded: Sum | undefined
  amount: string
}

const bridgedOf = (own: readonly PaymentShare[], bridgePayments: readonly BridgePayment[]): Bridged[] => {
  const amountOf = ({ payoutHashes }: BridgePayIn) =>
    arrivedOf(own.filter(({ payment }) => payoutHashes.includes(payment.hash)))
  return bridgePayments
    .flatMap(bridge =>
      bridge.payIns.map((payIn): Bridged => {
        const { otherAsset, refunded } = payIn
        // Without a reported amount: a bridge returns less than the amount of the address, and pays out only for that or more.
        const paidIn = otherAsset ?? { asset: bridge.origin.asset, amount: payIn.amount ?? bridge.amount }
        return {
          networkId: bridge.networkId,
          paidIn: { symbol: paidIn.asset, amount: paidIn.amount },
          refunded: refunded && { symbol: refunded.asset, amount: refunded.amount },
          amount: amountOf(payIn),
        }
      }),
    )
    .filter(({ amount }) => !isZero(amount))
}

/** The parts that are not credited, completed refunds first. */
const restOf = (own: readonly PaymentShare[], sums: RequestSums | undefined): PayerSide['rest'] => {
  const { refunded = '0', refunding = '0' } = sums ?? {}
  const counted = own.reduce((sum, share) => add(sum, share.counted), '0')
  const waiting = less(arrivedOf(own), add(counted, refunded))
  const returning = compare(refunding, waiting) < 0 ? refunding : waiting
  const all: PayerSide['rest'] = [
    { state: 'returned', amount: refunded },
    { state: 'returning', amount: returning },
    { state: 'open', amount: subtract(waiting, returning) },
  ]
  return all.filter(({ amount }) => !isZero(amount))
}

interface Parts {
  bridged: readonly Bridged[]
  /** Sent to the order's own network. */
  direct: string
  credited: string
}

const lineOf = (transfer: Priced, { bridged, direct, credited }: Parts): MoneyLine => {
  const row = rowOf(transfer)
  const { symbol } = transfer
  const exchanged = bridged.filter(({ paidIn }) => paidIn.symbol !== symbol)
  const leaves = merged([...bridged.map(({ paidIn }) => paidIn), { symbol, amount: direct }]).map(row)
  const fees = feesOf(transfer, bridged, exchanged)
  const [sold] = merged(exchanged.map(({ paidIn, refunded }) => withoutRefund(paidIn, refunded)))
  const [returned] = merged(bridged.flatMap(({ refunded }) => refunded ?? [])).map(row)
  return {
    state: 'actual',
    leaves,
    fees,
    arrives: row({ symbol, amount: credited }),
    credited: row({ symbol, amount: credited }),
    ...defined({
      leavesUsd: usdOf(leaves),
      feesUsd: usdOf(fees),
      sold: sold && row(sold),
      bought: sold && row({ symbol, amount: total(exchanged) }),
      returned,
    }),
  }
}

/** If a bridge pays out another asset, its fee is part of the rate. */
const feesOf = (transfer: Priced, bridged: readonly Bridged[], exchanged: readonly Bridged[]): MoneyLine['fees'] => {
  const { symbol } = transfer
  const taken = { takenBy: 'bridge', purpose: 'transfer' } as const
  const same = bridged.filter(one => !exchanged.includes(one))
  const amount = same.reduce((sum, one) => add(sum, feeOf(one)), '0')
  const inRates = [...new Set(exchanged.map(({ paidIn }) => paidIn.symbol))].map(asset => ({ symbol: asset, ...taken }))
  return isZero(amount) ? inRates : [{ ...rowOf(transfer)({ symbol, amount }), ...taken }, ...inRates]
}

/** The bridge's fee for a payout in the asset of the pay-in. */
const feeOf = ({ paidIn, refunded, amount }: Bridged): string => less(withoutRefund(paidIn, refunded).amount, amount)

const withoutRefund = (paidIn: Sum, refunded: Sum | undefined): Sum =>
  refunded?.symbol === paidIn.symbol ? { ...paidIn, amount: less(paidIn.amount, refunded.amount) } : paidIn

const rowOf =
  ({ symbol: priced, priceUsd }: Priced) =>
  ({ symbol, amount }: Sum): MoneyLine['credited'] => ({
    symbol,
    amount,
    ...defined({ usd: symbol === priced && !isZero(priceUsd) ? multiply(amount, priceUsd) : undefined }),
  })

/** One sum for each asset. */
const merged = (sums: readonly Sum[]): Sum[] => {
  const bySymbol = new Map<string, string>()
  for (const { symbol, amount } of sums) bySymbol.set(symbol, add(bySymbol.get(symbol) ?? '0', amount))
  return [...bySymbol].map(([symbol, amount]) => ({ symbol, amount })).filter(({ amount }) => !isZero(amount))
}

const less = (whole: string, part: string): string => (compare(whole, part) > 0 ? subtract(whole, part) : '0')

const arrivedOf = (own: readonly PaymentShare[]): string =>
  own.reduce((sum, { payment }) => add(sum, payment.amount), '0')

const total = (rows: readonly { amount: string }[]): string => rows.reduce((sum, { amount }) => add(sum, amount), '0')
