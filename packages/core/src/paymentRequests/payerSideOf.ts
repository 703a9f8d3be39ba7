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
 * All payments for an order, in every asset and on every network, and their use. Undefined if the money line of the transfer
 * says the same, because everything was sent on the order's own network and is credited.
 */
export const payerSideOf = (transfer: Priced, { shares, sums, bridgePayments }: Described): PayerSide | undefined => {
  const { symbol, networkId } = transfer
  const isOfOrder = (one: { networkId: string; symbol: string }) => one.networkId === networkId && one.symbol === symbol
  const own = shares.filter(({ payment }) => payment.state === 'final' && isOfOrder(payment))
  const payIns = payInsOf(own, bridgePayments)
  const rest = restOf(own, sums.find(isOfOrder))
  const elsewhere = sums.filter(one => !isOfOrder(one) && !isZero(one.arrived))
  if (payIns.length === 0 && rest.length === 0 && elsewhere.length === 0) return undefined
  const delivered = payIns.filter(({ end }) => end === 'delivered')
  const direct = subtract(arrivedOf(own), total(delivered))
  const paying = [...delivered.map(one => one.networkId), ...(isZero(direct) ? [] : [networkId])]
  const networkIds = [...paying, ...[...payIns, ...elsewhere].map(one => one.networkId)]
  const credited = subtract(arrivedOf(own), total(rest))
  const others = othersOf(transfer, payIns, elsewhere)
  return {
    networks: [...new Set(networkIds)].map(id => ({ networkId: id, networkName: nameOf(id) })),
    moneyLine: lineOf(transfer, { payIns, direct, elsewhere, credited }),
    rest,
    ...defined({ others: others.length === 0 ? undefined : others }),
  }
}

const nameOf = (networkId: string): string => findNetwork(networkId)?.name ?? ''

/** A pay-in to a bridge, and its payout to the order. */
interface PaidIn {
  networkId: string
  /** `atBridge`: neither paid out to the order nor returned. */
  end: 'delivered' | 'returned' | 'atBridge'
  paidIn: Sum
  isReported: boolean
  refunded: Sum | undefined
  /** Arrived at the order. */
  amount: string
}

const payInsOf = (own: readonly PaymentShare[], bridgePayments: readonly BridgePayment[]): PaidIn[] => {
  const amountOf = ({ payoutHashes }: BridgePayIn) =>
    arrivedOf(own.filter(({ payment }) => payoutHashes.includes(payment.hash)))
  return bridgePayments.flatMap(bridge =>
    bridge.payIns.map((payIn): PaidIn => {
      const { status, otherAsset, refunded } = payIn
      const amount = amountOf(payIn)
      const isReturned = status === 'refunded' || refunded !== undefined
      const end = isZero(amount) ? (isReturned ? 'returned' : 'atBridge') : 'delivered'
      const isSame = refunded?.asset === bridge.origin.asset
      const reported = payIn.amount ?? (end === 'returned' && isSame ? refunded.amount : undefined)
      // Without a reported amount: a bridge returns less than the amount of the address, and pays out only for that or more.
      const paidIn = otherAsset ?? { asset: bridge.origin.asset, amount: reported ?? bridge.amount }
      return {
        networkId: bridge.networkId,
        end,
        paidIn: { symbol: paidIn.asset, amount: paidIn.amount },
        isReported: end === 'delivered' || otherAsset !== undefined || reported !== undefined,
        refunded: refunded && { symbol: refunded.asset, amount: refunded.amount },
        amount,
      }
    }),
  )
}

type Other = NonNullable<PayerSide['others']>[number]

/** Amounts without a row in the money line or the rest: further assets over bridges, other assets and other networks. */
const othersOf = (transfer: Priced, payIns: readonly PaidIn[], elsewhere: readonly RequestSums[]): Other[] => {
  const exchanged = exchangedOf(transfer, payIns)
  const sold = exchanged[0]?.paidIn.symbol
  const rows = [
    ...exchanged
      .filter(({ paidIn }) => paidIn.symbol !== sold)
      .map(({ networkId, paidIn, refunded }) => otherOf(networkId, withoutRefund(paidIn, refunded), 'exchanged')),
    ...unpaidOf(payIns),
    ...elsewhere.flatMap(({ networkId, symbol, refunded, refunding, open }) => [
      otherOf(networkId, { symbol, amount: refunded }, 'returned'),
      otherOf(networkId, { symbol, amount: refunding }, 'returning'),
      otherOf(networkId, { symbol, amount: open }, 'open'),
    ]),
  ]
  return together(rows).filter(({ amount }) => amount === undefined || !isZero(amount))
}

/** Returns by bridges beyond the first asset, and pay-ins that are still at a bridge. */
const unpaidOf = (payIns: readonly PaidIn[]): Other[] => {
  const first = returnedOf(payIns)[0]?.symbol
  return payIns.flatMap(({ networkId, refunded, end, paidIn, isReported }) => {
    const { symbol } = paidIn
    if (end === 'atBridge') return [otherOf(networkId, isReported ? paidIn : { symbol }, 'atBridge')]
    if (refunded !== undefined) return refunded.symbol === first ? [] : [otherOf(networkId, refunded, 'returned')]
    return end === 'returned' ? [otherOf(networkId, { symbol }, 'returned')] : []
  })
}

const otherOf = (
  networkId: string,
  { symbol, amount }: { symbol: string; amount?: string },
  state: Other['state'],
): Other => ({ networkId, networkName: nameOf(networkId), symbol, state, ...defined({ amount }) })

/** One row for each network, asset and state. An unknown amount remains a separate row. */
const together = (rows: readonly Other[]): Other[] => {
  const byKey = new Map<string, Other>()
  for (const row of rows) {
    const key = [row.networkId, row.symbol, row.state, row.amount === undefined].join(' ')
    const { amount } = byKey.get(key) ?? {}
    byKey.set(key, amount === undefined ? row : { ...row, amount: add(amount, row.amount ?? '0') })
  }
  return [...byKey.values()]
}

/** Paid out in another asset than that of the pay-in. */
const exchangedOf = ({ symbol }: Priced, payIns: readonly PaidIn[]): PaidIn[] =>
  payIns.filter(({ end, paidIn }) => end === 'delivered' && paidIn.symbol !== symbol)

const returnedOf = (payIns: readonly PaidIn[]): Sum[] => merged(payIns.flatMap(({ refunded }) => refunded ?? []))

/** The parts that are not credited, completed refunds first. */
const restOf = (own: readonly PaymentShare[], sums: RequestSums | undefined): PayerSide['rest'] => {
  const { refunded = '0', refunding = '0' } = sums ?? {}
  const counted = own.reduce((sum, share) => add(sum, share.counted), '0')
  // A refund takes the open money first, then the credited money.
  const all: PayerSide['rest'] = [
    { state: 'returned', amount: refunded },
    { state: 'returning', amount: refunding },
    { state: 'open', amount: less(arrivedOf(own), add(counted, add(refunded, refunding))) },
  ]
  return all.filter(({ amount }) => !isZero(amount))
}

interface Parts {
  payIns: readonly PaidIn[]
  /** Sent to the order's own network. */
  direct: string
  /** Sent to the order's address in another asset, or on another network. */
  elsewhere: readonly RequestSums[]
  credited: string
}

const lineOf = (transfer: Priced, { payIns, direct, elsewhere, credited }: Parts): MoneyLine => {
  const row = rowOf(transfer)
  const { symbol } = transfer
  const exchanged = exchangedOf(transfer, payIns)
  const reported = payIns.flatMap(({ isReported, paidIn }) => (isReported ? [paidIn] : []))
  const others = elsewhere.map(one => ({ symbol: one.symbol, amount: one.arrived }))
  const leaves = merged([...reported, { symbol, amount: direct }, ...others]).map(row)
  const fees = feesOf(transfer, payIns, exchanged)
  const [sold] = merged(exchanged.map(({ paidIn, refunded }) => withoutRefund(paidIn, refunded)))
  const [returned] = returnedOf(payIns).map(row)
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
const feesOf = (transfer: Priced, payIns: readonly PaidIn[], exchanged: readonly PaidIn[]): MoneyLine['fees'] => {
  const taken = { takenBy: 'bridge', purpose: 'transfer' } as const
  const kept = payIns.filter(one => one.end !== 'atBridge' && !exchanged.includes(one))
  const fees = merged(kept.map(one => ({ symbol: one.paidIn.symbol, amount: feeOf(one) }))).map(rowOf(transfer))
  const inRates = new Set(exchanged.map(({ paidIn }) => paidIn.symbol))
  return [...fees.map(row => ({ ...row, ...taken })), ...[...inRates].map(symbol => ({ symbol, ...taken }))]
}

/** The bridge's fee for a payout in the asset of the pay-in, or for a return in it. */
const feeOf = ({ end, paidIn, refunded, amount }: PaidIn): string => {
  if (end === 'returned' && refunded?.symbol !== paidIn.symbol) return '0'
  return less(withoutRefund(paidIn, refunded).amount, amount)
}

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
