import { add } from '@rialto/catalog'
import type { MoneyLine } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { lostOf, mayPay, missingOf } from '../combined/combinedPhase.ts'
import type { Preview, Transfer } from '../ports.ts'
import { addLines } from './addLines.ts'
import { buildLine, type LineInput } from './buildLine.ts'
import { pricesOf } from './pricesOf.ts'
import { less, plannedMoneyLine, lineOfTransfer } from './singleLine.ts'

/** The money line of a combined transfer: its parts in progress or arrived, and the amount that no part pays yet. */
export const lineOfCombined = (transfer: Transfer, parts: readonly Transfer[]): MoneyLine => {
  const live = parts.filter(mayPay)
  if (live.length === 0 && transfer.phase !== 'failed') return plannedMoneyLine(transfer)
  const { symbol, clientFee } = transfer
  const together = addLines(live.map(lineOfTransfer), {
    symbol,
    state: transfer.phase === 'failed' ? 'actual' : 'planned',
  })
  return finishLine(together, {
    symbol,
    clientFee: clientFee?.amount,
    missing: add(missingOf(transfer, parts), lostOf(parts)),
    returned: transfer.refunded?.amount,
    priceOf: pricesOf(transfer),
  })
}

/** The money line of a preview of parts that several accounts pay. `clientFee`: of all of it, where nothing was paid before. */
export const plannedTogether = (
  combined: Preview,
  parts: readonly Preview[],
  clientFee: string | undefined,
): MoneyLine => {
  const { symbol } = combined
  const together = addLines(parts.map(plannedMoneyLine), { symbol, state: 'planned' })
  return finishLine(together, { symbol, clientFee, missing: undefined, priceOf: pricesOf(combined) })
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
