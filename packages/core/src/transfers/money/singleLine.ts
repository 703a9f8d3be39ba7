import { add, compare, subtract, walletIntegrationType } from '@rialto/catalog'
import type { MoneyLine } from '@rialto/contract'

import { isEnded } from '../phases.ts'
import type { Preview, Transfer } from '../ports.ts'
import { buildLine } from './buildLine.ts'
import { conversionRows } from './conversionRows.ts'
import { pricesOf } from './pricesOf.ts'
import { failedFees, transferFees } from './transferFees.ts'

/** The money line of one withdrawal or payment: as approved, and as reported since. */
export const lineOfTransfer = (transfer: Transfer): MoneyLine => {
  const { symbol, funding, converted, clientFee } = transfer
  const state = isActual(transfer) ? 'actual' : 'planned'
  const didConvert = funding && (converted || transfer.phase !== 'failed')
  const { fees: ofOrder = [], ...order } = didConvert ? conversionRows(funding, symbol, converted) : {}
  const { fees, ...end } = isUnsent(transfer)
    ? { arrives: '0', fees: failedFees(transfer) }
    : { ...endOf(transfer), fees: transferFees(transfer), clientFee: clientFee?.amount }
  return buildLine({
    state,
    symbol,
    priceOf: pricesOf(transfer),
    ...order,
    ...end,
    fees: [...ofOrder, ...fees],
  })
}

/** The money line of a preview. */
export const plannedMoneyLine = (preview: Omit<Preview, 'expiresAtMs'>): MoneyLine => {
  const { symbol, amount, funding, clientFee } = preview
  const { fees = [], ...order } = funding ? conversionRows(funding, symbol, undefined) : {}
  return buildLine({
    state: 'planned',
    symbol,
    priceOf: pricesOf(preview),
    ...order,
    fees: [...fees, ...transferFees(preview)],
    arrives: amount,
    clientFee: clientFee?.amount,
  })
}

/** The end of a sent amount: the arrived, returned and missing parts. */
const endOf = ({ phase, amount, arrived, refunded, finding, foundLateAtMs, paymentRequestId }: Transfer) => {
  const before = arrived ?? amount
  if (phase === 'settled' && finding?.kind === 'reorganized') {
    const there = finding.arrived ?? '0'
    return { arrives: there, missing: less(before, there) }
  }
  // Its payer sent what arrived, and no more.
  if (paymentRequestId !== undefined && phase === 'settled') return { arrives: before }
  if (phase === 'failed' && foundLateAtMs === undefined) {
    const returned = refunded?.amount
    const reached = returned === undefined ? (arrived ?? '0') : '0'
    return { arrives: reached, returned, missing: less(amount, add(reached, returned ?? '0')) }
  }
  const reached = arrived ?? (finding?.kind === 'short' && phase !== 'settled' ? finding.arrived : undefined) ?? amount
  return { arrives: reached, missing: less(amount, reached) }
}

/** The part of `whole` that is left. */
export const less = (whole: string, part: string): string => (compare(whole, part) > 0 ? subtract(whole, part) : '0')

/** Nothing of it was sent, as far as is known. */
const isUnsent = ({ phase, arrived, refunded, foundLateAtMs }: Transfer): boolean =>
  phase === 'failed' && (arrived ?? refunded?.amount ?? foundLateAtMs) === undefined

const isActual = (transfer: Transfer): boolean => {
  const { type, charged, networkFeeCharged, funding, converted, phase } = transfer
  if (funding && !converted && phase !== 'failed') return false
  if (isUnsent(transfer)) return transfer.watchUntilMs === undefined
  if (type !== walletIntegrationType) return charged !== undefined
  return networkFeeCharged !== undefined && isEnded(transfer)
}
