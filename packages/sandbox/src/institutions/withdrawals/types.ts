import type { SandboxChains } from '../../chains/ports.ts'
import type { SandboxClock } from '../../clock/createSandboxClock.ts'
import type { Store } from '../state/openStore.ts'
import type { Withdrawal } from '../state/types.ts'

type NewWithdrawal = Omit<Withdrawal, 'status' | 'createdAtMs' | 'updatedAtMs' | 'dueAtMs' | 'hash' | 'failure'>

export interface Withdrawals {
  /**
   * Puts the coins on hold and records the order in one step. The caller has checked the balance. Some amounts go wrong on
   * purpose (`amountTriggers`): from within a request, its connection breaks before or after.
   */
  accept(order: NewWithdrawal, options?: { awaitingApproval?: boolean }): Withdrawal
  /** Moves everything that is due as far as it goes. Never rejects; runs one at a time. */
  progress(): Promise<void>
  /** Takes an order that waits or is due later through to the chain now. Throws for one that is final or unknown. */
  complete(id: string): Promise<Withdrawal>
  /** Gives the coins back. Throws for an order that is final, unknown or already handed to the chain. */
  fail(id: string, reason: string): Withdrawal
  /**
   * The institution names another transaction than before, as when it sends again at a higher fee. Nothing is sent. Throws for an
   * order that was not sent.
   */
  announce(id: string, hash: string): Withdrawal
  list(): Withdrawal[]
  /** Resolves when nothing is on its way to a chain. Starts nothing. */
  idle(): Promise<void>
}

export interface WithdrawalsOptions {
  store: Store
  chains: SandboxChains
  clock: SandboxClock
  /** Between acceptance and the chain, on the sandbox's clock. */
  settleDelayMs: number
  log: (message: string, fields: Record<string, unknown>) => void
}
