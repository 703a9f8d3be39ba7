import type { ReconcileContext } from '../../context.ts'
import type { Transfer, TransferPhase, WithdrawalAttempt } from '../ports.ts'

/** One step by reading, for each phase in which there is something to read. It sends nothing. */
export type Reconciler<Attempt extends WithdrawalAttempt> = Partial<
  Record<TransferPhase, (ctx: ReconcileContext, transfer: Transfer, attempt: Attempt) => Promise<Transfer>>
>
