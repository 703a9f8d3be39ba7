import type { SandboxChains } from '../../chains/ports.ts'
import type { SandboxClock } from '../../clock/createSandboxClock.ts'
import type { Store } from '../state/openStore.ts'
import type { Withdrawal } from '../state/types.ts'

type NewWithdrawal = Omit<Withdrawal, 'status' | 'createdAtMs' | 'updatedAtMs' | 'dueAtMs' | 'hash' | 'failure'>

export interface Withdrawals {
  /**
   * Puts the coins on hold and records the order in one step. The caller has checked the balance. Some amounts fail on
   * purpose (`amountTriggers`). Within a request these break its connection before or after the effect.
   */
  accept(order: NewWithdrawal, options?: { awaitingApproval?: boolean }): Withdrawal
  /** Advances everything that is due as far as possible. Never rejects, and runs one at a time. */
  progress(): Promise<void>
  /** Sends a waiting or future order to the chain now. Throws for a final or unknown one. */
  complete(id: string): Promise<Withdrawal>
  /** Releases the coins. Throws for an order that is final, unknown or already submitted to the chain. */
  fail(id: string, reason: string): Withdrawal
  /**
   * The institution reports another transaction, as after a resend with a higher fee. Sends nothing. Throws for an
   * order that was not sent.
   */
  announce(id: string, hash: string): Withdrawal
  list(): Withdrawal[]
  /** Resolves when no payment is in progress. Starts nothing. */
  idle(): Promise<void>
}

export interface WithdrawalsOptions {
  store: Store
  chains: SandboxChains
  clock: SandboxClock
  /** Delay between acceptance and sending, on the sandbox's clock. */
  settleDelayMs: number
  log: (message: string, fields: Record<string, unknown>) => void
}
