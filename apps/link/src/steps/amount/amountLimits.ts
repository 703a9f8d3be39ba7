import type { LinkHolding } from '@rialto/contract'
import type { AmountReading } from '@rialto/ui/amounts'

import { compareDecimals, isZero, scaleDecimal, smallerDecimal, subtractDecimals } from '../../money/decimal.ts'

export type LinkTransferNetwork = LinkHolding['networks'][number]

type AmountLimits = { minimum: string; maximum: string }

/** Limits in the asset. The fee is added to the amount, so the maximum leaves room for it. */
export function amountLimits(holding: LinkHolding, network: LinkTransferNetwork): AmountLimits {
  const spendable = subtractDecimals(holding.available, network.fee)
  const maximum = network.maximum === undefined ? spendable : smallerDecimal(spendable, network.maximum)
  return { minimum: network.minimum, maximum }
}

/** US dollars at the holding's own price, rounded down. `undefined` without a price. */
export function toFiat(holding: LinkHolding, amount: string): string | undefined {
  if (holding.valueUsd === undefined || isZero(holding.available)) return undefined
  return scaleDecimal(amount, holding.valueUsd, holding.available, 2)
}

/** The reverse, to eight decimals: for comparing and showing only, because the server prices the transfer. */
export function toAsset(holding: LinkHolding, fiat: string): string | undefined {
  if (holding.valueUsd === undefined || isZero(holding.valueUsd)) return undefined
  return scaleDecimal(fiat, holding.available, holding.valueUsd, 8)
}

export type AmountComplaint = 'empty' | 'notNumber' | 'ambiguous' | 'below' | 'above'

export function checkAmount(reading: AmountReading, { minimum, maximum }: AmountLimits): AmountComplaint | undefined {
  if (reading.kind !== 'amount') return reading.kind
  const { amount } = reading
  if (isZero(amount)) return 'empty'
  if (compareDecimals(amount, maximum) > 0) return 'above'
  return compareDecimals(amount, minimum) < 0 ? 'below' : undefined
}
