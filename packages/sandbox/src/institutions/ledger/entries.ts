import { randomUUID } from 'node:crypto'
import type { Bucket, Deposit, LedgerEntry, Posting, Withdrawal } from '../state/types.ts'
import { accountKey, type State } from '../state/createState.ts'
import type { InstitutionName } from '../data/networks.ts'

/** Base units in one account of the ledger; zero without postings. */
export const balanceOf = (
  state: State,
  institution: InstitutionName,
  persona: string,
  asset: string,
  bucket: Bucket = 'available',
): bigint => state.balances.get(accountKey({ institution, persona, asset, bucket })) ?? 0n

const move = (w: Withdrawal, from: Bucket, to: Bucket, units: bigint): Posting[] => {
  const account = { institution: w.institution, persona: w.persona, asset: w.asset }
  if (units === 0n) return []
  return [
    { ...account, bucket: from, units: (-units).toString() },
    { ...account, bucket: to, units: units.toString() },
  ]
}

const entry = (w: Withdrawal, kind: LedgerEntry['kind'], atMs: number, postings: Posting[]): LedgerEntry => ({
  id: randomUUID(),
  atMs,
  kind,
  reference: w.id,
  postings,
})

const totalOf = (w: Withdrawal): bigint => BigInt(w.amountUnits) + BigInt(w.feeUnits)

/** Accepted: the amount and the fee are no longer available to the user. */
export const holdEntry = (w: Withdrawal, atMs: number): LedgerEntry =>
  entry(w, 'hold', atMs, move(w, 'available', 'hold', totalOf(w)))

/** On the chain: the amount leaves the institution, which keeps the fee. */
export const settleEntry = (w: Withdrawal, atMs: number): LedgerEntry =>
  entry(w, 'settle', atMs, [
    ...move(w, 'hold', 'external', BigInt(w.amountUnits)),
    ...move(w, 'hold', 'fees', BigInt(w.feeUnits)),
  ])

/** Failed: amount and fee return to the user. */
export const releaseEntry = (w: Withdrawal, atMs: number): LedgerEntry =>
  entry(w, 'release', atMs, move(w, 'hold', 'available', totalOf(w)))

/** Coins received from outside. */
export const depositEntry = (
  { id, institution, persona, asset, amountUnits }: Omit<Deposit, 'hash'>,
  atMs: number,
): LedgerEntry => {
  const book = { institution, persona, asset }
  const postings: Posting[] = [
    { ...book, bucket: 'external', units: `-${amountUnits}` },
    { ...book, bucket: 'available', units: amountUnits },
  ]
  return { id: randomUUID(), atMs, kind: 'deposit', reference: id, postings }
}
