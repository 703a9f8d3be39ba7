import type { Transfer, TransferPhase } from './ports.ts'

/**
 * Allowed moves. `settled` and `failed` are final, `unknown` is settled by an operator only, and only a second factor's
 * replay returns to `sending`. `awaitingUser` moves to `accepted` if the history shows the refused withdrawal.
 */
const moves: Record<TransferPhase, readonly TransferPhase[]> = {
  converting: ['sending', 'failed'],
  sending: ['awaitingUser', 'unknown', 'accepted', 'failed'],
  awaitingUser: ['sending', 'accepted', 'failed'],
  unknown: ['accepted', 'settled', 'failed'],
  accepted: ['onChain', 'settled', 'failed'],
  onChain: ['settled', 'failed'],
  settled: [],
  failed: [],
}

export const canMove = (from: TransferPhase, to: TransferPhase): boolean => moves[from].includes(to)

export const isEnded = ({ phase }: Pick<Transfer, 'phase'>): boolean => phase === 'settled' || phase === 'failed'

/** The public status of a phase. */
export const publicStatus = (phase: TransferPhase): 'pending' | 'succeeded' | 'failed' =>
  phase === 'settled' ? 'succeeded' : phase === 'failed' ? 'failed' : 'pending'

/**
 * The transfer in its next phase. Asserts the move: a caller that asks for another has a defect, and stopping is better
 * than sending a client events that go backwards.
 */
export const moveTo = (transfer: Transfer, phase: TransferPhase, changes: Partial<Transfer> = {}): Transfer => {
  if (!canMove(transfer.phase, phase))
    throw new Error(`transfer ${transfer.id} cannot move from ${transfer.phase} to ${phase}`)
  return { ...transfer, ...changes, phase }
}
