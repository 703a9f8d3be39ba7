import { add, compare, isZero, subtract, walletIntegrationType } from '@rialto/catalog'
import type { MoneyLine } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Preview, Transfer } from '../ports.ts'
import { lostOf, mayPay, missingOf } from '../combined/combinedPhase.ts'
import { addLines } from './addLines.ts'
import { buildLine, type LineInput } from './buildLine.ts'
import { conversionRows, soldPriceUsd } from './conversionRows.ts'

type Planned = Omit<Preview, 'expiresAtMs'>

const pricesOf = ({ symbol, priceUsd, networkFee, funding }: Planned): LineInput['priceOf'] => {
  const price = isZero(priceUsd) ? undefined : priceUsd
  return asset => {
    if (asset === symbol) return price
    if (asset === funding?.from) return soldPriceUsd(funding, priceUsd)
    return asset === networkFee?.symbol ? networkFee.priceUsd : undefined
  }
}

/** The fee for sending: the institution's, or the network's where the user's wallet sends. */
const transferFees = (transfer: Planned & Partial<Transfer>): LineInput['fees'] => {
  const { symbol, type, fee, charged, networkFee, networkFeeCharged } = transfer
  // The payer's institution or wallet says nothing to Rialto.
  if (transfer.paymentRequestId !== undefined) return []
  if (type !== walletIntegrationType) {
    const amount = charged ? takenOf(transfer, charged) : fee
    return isZero(amount) ? [] : [{ symbol, amount, takenBy: 'institution', purpose: 'transfer' }]
  }
  const amount = networkFeeCharged ?? (networkFee ? networkFee.amount : fee)
  const paidIn = networkFee?.symbol ?? symbol
  return [{ symbol: paidIn, takenBy: 'network', purpose: 'transfer', ...defined({ amount }) }]
}

/** Everything that left the account beyond the amount, as reported by the institution. */
const takenOf = ({ amount }: Planned, { fee, debit }: NonNullable<Transfer['charged']>): string =>
  compare(debit, amount) > 0 ? subtract(debit, amount) : fee

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

const less = (whole: string, part: string): string => (compare(whole, part) > 0 ? subtract(whole, part) : '0')

/** Nothing of it was sent, as far as is known. */
const isUnsent = ({ phase, arrived, refunded, foundLateAtMs }: Transfer): boolean =>
  phase === 'failed' && (arrived ?? refunded?.amount ?? foundLateAtMs) === undefined

const isActual = (transfer: Transfer): boolean => {
  const { type, charged, networkFeeCharged, funding, converted, phase } = transfer
  if (funding && !converted && phase !== 'failed') return false
  if (isUnsent(transfer)) return transfer.watchUntilMs === undefined
  return type === walletIntegrationType ? networkFeeCharged !== undefined : charged !== undefined
}

const ofTransfer = (transfer: Transfer): MoneyLine => {
  const { symbol, funding, converted, clientFee } = transfer
  const base = {
    state: isActual(transfer) ? ('actual' as const) : ('planned' as const),
    symbol,
    priceOf: pricesOf(transfer),
  }
  const didConvert = funding && (converted || transfer.phase !== 'failed')
  const { fees = [], ...order } = didConvert ? conversionRows(funding, symbol, converted) : {}
  if (isUnsent(transfer))
    return buildLine({ ...base, ...order, fees: [...fees, ...failedFees(transfer)], arrives: '0' })
  return buildLine({
    ...base,
    ...order,
    ...endOf(transfer),
    fees: [...fees, ...transferFees(transfer)],
    clientFee: clientFee?.amount,
  })
}

/** A wallet pays the network for what fails as well. */
const failedFees = (transfer: Transfer): LineInput['fees'] =>
  transfer.networkFeeCharged === undefined ? [] : transferFees(transfer)

const ofPreview = (preview: Planned): MoneyLine => {
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

/** The money line of a combined transfer: its parts in progress or arrived, and the amount that no part pays yet. */
const ofCombined = (transfer: Transfer, parts: readonly Transfer[]): MoneyLine => {
  const live = parts.filter(mayPay)
  if (live.length === 0 && transfer.phase !== 'failed') return ofPreview(transfer)
  const { symbol, clientFee } = transfer
  const together = addLines(live.map(ofTransfer), { symbol, state: transfer.phase === 'failed' ? 'actual' : 'planned' })
  return finishLine(together, {
    symbol,
    clientFee: clientFee?.amount,
    missing: add(missingOf(transfer, parts), lostOf(parts)),
    returned: transfer.refunded?.amount,
    priceOf: pricesOf(transfer),
  })
}

const finishLine = (
  together: MoneyLine,
  { symbol, clientFee, missing, returned, priceOf }: Omit<LineInput, 'state' | 'fees' | 'arrives'>,
): MoneyLine => {
  const arrived = together.arrives.amount ?? '0'
  // The missing amount has left no account. The returned amount arrived before.
  const client = buildLine({
    state: 'planned',
    symbol,
    priceOf,
    fees: [],
    arrives: returned === undefined ? arrived : less(arrived, returned),
    clientFee: returned === undefined ? clientFee : undefined,
    missing,
    returned,
  })
  const { arrives, credited } = client
  const fees = [...together.fees, ...client.fees]
  return { ...together, fees, arrives, credited, ...defined({ missing: client.missing, returned: client.returned }) }
}

/** The money line of a transfer: as approved, and as reported since. `parts`: those of a combined transfer. */
export const moneyLineOf = (transfer: Transfer, parts: readonly Transfer[] = []): MoneyLine =>
  transfer.isCombined ? ofCombined(transfer, parts) : ofTransfer(transfer)

/** The money line of a preview. */
export const plannedMoneyLine = (preview: Preview): MoneyLine => ofPreview(preview)

/** The same of parts that several accounts pay. `clientFee`: of all of it, where nothing was paid before. */
export const plannedTogether = (
  combined: Preview,
  parts: readonly Preview[],
  clientFee: string | undefined,
): MoneyLine => {
  const { symbol } = combined
  const together = addLines(parts.map(ofPreview), { symbol, state: 'planned' })
  return finishLine(together, { symbol, clientFee, missing: undefined, priceOf: pricesOf(combined) })
}
