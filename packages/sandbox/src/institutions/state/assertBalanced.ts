import { accountKey, type State } from './createState.ts'
import type { LedgerEntry } from './types.ts'

/**
 * Checks the rules of double entry before an entry is written: it adds up to zero per persona and asset, and leaves no
 * balance negative. Throws: a violation is a defect of the simulator, never of a caller.
 */
export const assertBalanced = (state: State, entry: LedgerEntry): void => {
  const sums = new Map<string, bigint>()
  const after = new Map<string, bigint>()
  for (const posting of entry.postings) {
    const book = `${posting.institution}/${posting.persona}/${posting.asset}`
    sums.set(book, (sums.get(book) ?? 0n) + BigInt(posting.units))
    const key = accountKey(posting)
    after.set(key, (after.get(key) ?? state.balances.get(key) ?? 0n) + BigInt(posting.units))
  }
  for (const [book, sum] of sums) if (sum !== 0n) throw new Error(`Unbalanced entry ${entry.id} in ${book}: ${sum}`)
  for (const [key, balance] of after) {
    if (balance < 0n && !key.endsWith('/external')) throw new Error(`Entry ${entry.id} overdraws ${key}: ${balance}`)
  }
}

/** Checks the whole ledger: every (institution, persona, asset) adds up to zero. Returns the books that do not. */
export const unbalancedBooks = (state: State): string[] => {
  const sums = new Map<string, bigint>()
  for (const [key, balance] of state.balances) {
    const book = key.slice(0, key.lastIndexOf('/'))
    sums.set(book, (sums.get(book) ?? 0n) + balance)
  }
  return [...sums].filter(([, sum]) => sum !== 0n).map(([book]) => book)
}
