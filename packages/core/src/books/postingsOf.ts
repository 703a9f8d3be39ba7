import { add, isZero, subtract } from '@rialto/catalog'
import type { MoneyLine } from '@rialto/contract'

import type { AnyTransfer, Transfer } from '../transfers/ports.ts'
import { lineOf } from './lineOf.ts'
import type { LedgerAccount, Posting } from './ports.ts'

const negative = (amount: string): string => subtract('0', amount)

interface Row {
  symbol: string
  amount?: string
}

const posting = (account: LedgerAccount, row: Row | undefined, isGiven = false): Posting[] =>
  row?.amount === undefined || isZero(row.amount)
    ? []
    : [{ account, symbol: row.symbol, amount: isGiven ? negative(row.amount) : row.amount }]

/** Adds up postings of one account and asset, and leaves out those that come to nothing. */
export const sumPostings = (postings: readonly Posting[]): Posting[] => {
  const sums = new Map<string, Posting>()
  for (const one of postings) {
    const key = `${one.account} ${one.symbol}`
    const before = sums.get(key)
    sums.set(key, before ? { ...before, amount: add(before.amount, one.amount) } : one)
  }
  return [...sums.values()].filter(({ amount }) => !isZero(amount))
}

/** Between the postings of an entry and those that were made already. */
export const differenceOf = (now: readonly Posting[], before: readonly Posting[]): Posting[] =>
  sumPostings([...now, ...before.map(one => ({ ...one, amount: subtract('0', one.amount) }))])

/** Remainder of the known rows of each asset. */
const openOf = (postings: readonly Posting[]): Posting[] =>
  sumPostings(postings.map(({ symbol, amount }) => ({ account: 'unexplained', symbol, amount: negative(amount) })))

/** The leaving amount is the sum of the other rows. If one of them is unknown, the known ones are posted. */
const knownLeaving = ({ leaves, arrives, returned, missing, fees }: MoneyLine): Posting[] =>
  leaves.flatMap(row => {
    if (row.amount !== undefined) return posting('source', row, true)
    const parts = [arrives, returned, missing, ...fees.filter(({ takenBy }) => takenBy !== 'client')]
    return parts
      .filter(part => part !== undefined && part.symbol === row.symbol)
      .flatMap(part => posting('source', part, true))
  })

const ofLine = (line: MoneyLine): Posting[] => [
  ...knownLeaving(line),
  ...posting('source', line.stays),
  ...posting('conversion', line.sold),
  ...posting('conversion', line.bought, true),
  ...line.fees.flatMap(fee => posting(`fee:${fee.takenBy}:${fee.purpose}`, fee)),
  ...posting('credited', line.credited),
  ...posting('returned', line.returned),
  ...posting('missing', line.missing),
]

/** Each part has an entry. The entry of the whole has the client's fee and the returned amount. */
const ofCombined = ({ fees, returned }: MoneyLine): Posting[] => {
  const client = fees.filter(({ takenBy }) => takenBy === 'client')
  return [
    ...client.flatMap(fee => [...posting('credited', fee, true), ...posting(`fee:${fee.takenBy}:${fee.purpose}`, fee)]),
    ...posting('credited', returned, true),
    ...posting('returned', returned),
  ]
}

/** The money line of a transfer as a balanced transaction. */
export const postingsOf = (
  transfer: AnyTransfer,
  parts: readonly Transfer[] = [],
): { state: MoneyLine['state']; line: MoneyLine; postings: Posting[] } => {
  const line = lineOf(transfer, parts)
  const isWhole = 'isCombined' in transfer && transfer.isCombined === true
  const known = sumPostings(isWhole ? ofCombined(line) : ofLine(line))
  return { state: line.state, line, postings: [...known, ...openOf(known)] }
}
