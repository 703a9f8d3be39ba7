import { unbalancedBooks } from './assertBalanced.ts'
import type { State } from './createState.ts'
import type { Account, LedgerEntry, Posting, StateEvent } from './types.ts'

/** Entries kept individually. Older ones are combined into one opening entry per persona. */
const KEPT_ENTRIES = 5_000

const parseKey = (key: string): Account => {
  const [institution, persona, asset, bucket] = key.split('/')
  return { institution, persona, asset, bucket } as Account
}

/** One opening entry per (institution, persona) with the sum of the entries in `folded`. */
const openingEntries = (folded: readonly LedgerEntry[], seeded: ReadonlySet<string>): LedgerEntry[] => {
  const sums = new Map<string, bigint>()
  for (const posting of folded.flatMap(entry => entry.postings)) {
    const key = `${posting.institution}/${posting.persona}/${posting.asset}/${posting.bucket}`
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(posting.units))
  }
  const atMs = folded.at(-1)?.atMs ?? 0
  return [...seeded].map(reference => {
    const postings: Posting[] = [...sums]
      .filter(([key, units]) => key.startsWith(`${reference}/`) && units !== 0n)
      .map(([key, units]) => ({ ...parseKey(key), units: units.toString() }))
    return { id: `opening/${reference}`, atMs, kind: 'opening', reference, postings }
  })
}

/** The shortest journal that restores the same state. Throws if the ledger does not add up. */
export const compact = (state: State): StateEvent[][] => {
  const wrong = unbalancedBooks(state)
  if (wrong.length > 0) throw new Error(`The sandbox ledger does not add up: ${wrong.join(', ')}`)
  const cut = Math.max(0, state.entries.length - KEPT_ENTRIES)
  const opening = cut === 0 ? [] : openingEntries(state.entries.slice(0, cut), state.seeded)
  const entries = [...opening, ...state.entries.slice(cut)]
  return [
    [{ type: 'clock', offsetMs: state.clockOffsetMs }],
    ...entries.map((entry): StateEvent[] => [{ type: 'entry', entry }]),
    ...[...state.withdrawals.values()].map((withdrawal): StateEvent[] => [{ type: 'withdrawal', withdrawal }]),
    ...[...state.deposits.values()].map((deposit): StateEvent[] => [{ type: 'deposit', deposit }]),
    ...[...state.incoming.values()].map((deposit): StateEvent[] => [{ type: 'incoming', deposit }]),
    ...[...state.orders.values()].map((order): StateEvent[] => [{ type: 'order', order }]),
    ...[...state.grants.values()].map((grant): StateEvent[] => [{ type: 'grant', grant }]),
    ...[...state.notes.values()].map((note): StateEvent[] => [{ type: 'note', note }]),
  ]
}
