import type { LinkHolding } from '@rialto/contract'

import {
  compareDecimals,
  isDecimal,
  isZero,
  scaleDecimal,
  smallerDecimal,
  subtractDecimals,
} from '../../money/decimal.ts'

export type LinkTransferNetwork = LinkHolding['networks'][number]

type AmountLimits = { minimum: string; maximum: string }

/** In the asset. The fee comes on top of what is sent, so the largest amount leaves room for it. */
export function amountLimits(holding: LinkHolding, network: LinkTransferNetwork): AmountLimits {
  const spendable = subtractDecimals(holding.available, network.fee)
  const maximum = network.maximum === undefined ? spendable : smallerDecimal(spendable, network.maximum)
  return { minimum: network.minimum, maximum }
}

/** In US dollars at the holding's own price, rounded down; `undefined` where there is no price. */
export function toFiat(holding: LinkHolding, amount: string): string | undefined {
  if (holding.valueUsd === undefined || isZero(holding.available)) return undefined
  return scaleDecimal(amount, holding.valueUsd, holding.available, 2)
}

/** The reverse, to eight decimals: for comparing and showing only, because the server prices the transfer. */
export function toAsset(holding: LinkHolding, fiat: string): string | undefined {
  if (holding.valueUsd === undefined || isZero(holding.valueUsd)) return undefined
  return scaleDecimal(fiat, holding.available, holding.valueUsd, 8)
}

export type AmountComplaint = 'empty' | 'notNumber' | 'below' | 'above'

export function checkAmount(text: string, { minimum, maximum }: AmountLimits): AmountComplaint | undefined {
  if (text === '') return 'empty'
  if (!isDecimal(text)) return 'notNumber'
  if (isZero(text)) return 'empty'
  if (compareDecimals(text, maximum) > 0) return 'above'
  return compareDecimals(text, minimum) < 0 ? 'below' : undefined
}

/** What people type: a decimal comma, spaces between thousands. */
export function cleanAmount(text: string): string {
  const bare = text.replace(/[\s\u00a0']/gu, '')
  const isGrouped = /,\d{3}(\D|$)/u.test(bare) && bare.includes('.')
  return bare.replaceAll(',', isGrouped ? '' : '.')
}
