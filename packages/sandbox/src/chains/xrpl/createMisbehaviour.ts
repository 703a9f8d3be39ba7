/**
 * Faulty answers of a server.
 * - `slowDown`, `noNetwork`: the error of that name. `overloaded`: HTTP status 503 without JSON.
 * - `unvalidated`: the transaction is in no validated ledger yet. `notSynced`: it has no validated ledger at all.
 */
const modes = ['slowDown', 'noNetwork', 'overloaded', 'unvalidated', 'notSynced'] as const

export type XrplMode = (typeof modes)[number]

/** Ledgers that the server lacks, both ends included. */
interface LedgerGap {
  first: number
  last: number
}

export interface Misbehaviour {
  /** The number of affected calls. */
  begin(mode: XrplMode, times: number): void
  /** Lost ledgers of the server. Undefined: none. */
  lose(gap: LedgerGap | undefined): void
  /** The fault for the current call. */
  next(): XrplMode | undefined
  gap(): LedgerGap | undefined
  clear(): void
}

export const isXrplMode = (text: unknown): text is XrplMode => modes.some(mode => mode === text)

export const xrplModes: readonly string[] = modes

export const createMisbehaviour = (): Misbehaviour => {
  let queue: { mode: XrplMode; left: number }[] = []
  let lost: LedgerGap | undefined
  return {
    begin: (mode, times) => void queue.push({ mode, left: times }),
    lose: gap => void (lost = gap),
    next: () => {
      const [first] = queue
      if (!first) return undefined
      first.left -= 1
      if (first.left <= 0) queue.shift()
      return first.mode
    },
    gap: () => lost,
    clear: () => {
      queue = []
      lost = undefined
    },
  }
}
