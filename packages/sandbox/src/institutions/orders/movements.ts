import { randomUUID } from 'node:crypto'
import type { Bucket, LedgerEntry, Order, Posting } from '../state/types.ts'
import { feeOf, valueOf } from './arithmetic.ts'
import { conventionsOf } from './conventions.ts'

interface Fill {
  baseUnits: bigint
  valueUnits: bigint
  feeUnits: bigint
}

/** Some institutions charge the fee in the money, others in the received asset. */
export const feeAssetOf = ({
  institution,
  side,
  base,
  quote,
}: Pick<Order, 'institution' | 'side' | 'base' | 'quote'>) =>
  side === 'buy' && conventionsOf(institution).buyFeeIn === 'base' ? base : quote

export const fillAt = (order: Order, baseUnits: bigint, price: bigint): Fill => {
  const valueUnits = valueOf(order, order.side, baseUnits, price)
  const charged = order.feeAsset === order.base ? baseUnits : valueUnits
  return { baseUnits, valueUnits, feeUnits: feeOf(order.institution, charged) }
}

/** The user's debit for a fill: money, including a fee in money, or the base asset. */
export const spentOn = (order: Order, { baseUnits, valueUnits, feeUnits }: Fill): bigint => {
  if (order.side === 'sell') return baseUnits
  return order.feeAsset === order.quote ? valueUnits + feeUnits : valueUnits
}

export const spentAsset = ({ side, base, quote }: Pick<Order, 'side' | 'base' | 'quote'>): string =>
  side === 'buy' ? quote : base

const postings = (order: Order, asset: string, moves: readonly (readonly [Bucket, bigint])[]): Posting[] =>
  moves
    .filter(([, units]) => units !== 0n)
    .map(([bucket, units]) => ({
      institution: order.institution,
      persona: order.persona,
      asset,
      bucket,
      units: units.toString(),
    }))

const entry = (order: Order, kind: LedgerEntry['kind'], lines: Posting[]): LedgerEntry => ({
  id: randomUUID(),
  atMs: order.updatedAtMs,
  kind,
  reference: order.id,
  postings: lines,
})

/** One trade against the outside world, paid from `from`. Both assets add up to zero. */
export const tradeEntry = (order: Order, fill: Fill, from: 'available' | 'hold'): LedgerEntry => {
  const spent = spentOn(order, fill)
  const received = order.side === 'buy' ? fill.baseUnits : fill.valueUnits
  const paid = spentAsset(order)
  const got = paid === order.base ? order.quote : order.base
  const feeOn = (asset: string) => (order.feeAsset === asset ? fill.feeUnits : 0n)
  return entry(order, 'trade', [
    ...postings(order, paid, [
      [from, -spent],
      ['external', spent - feeOn(paid)],
      ['fees', feeOn(paid)],
    ]),
    ...postings(order, got, [
      ['external', -received],
      ['available', received - feeOn(got)],
      ['fees', feeOn(got)],
    ]),
  ])
}

/** Moves money or coins into the hold of a resting order, or out of it if negative. */
export const orderHoldEntry = (order: Order, units: bigint): LedgerEntry =>
  entry(
    order,
    units < 0n ? 'release' : 'hold',
    postings(order, spentAsset(order), [
      ['available', -units],
      ['hold', units],
    ]),
  )
