import type { ChainConfirmation } from '../../chains/ports.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transfer } from '../ports.ts'
import { transitions } from '../transitions.ts'
import { changeTransfer } from './changeTransfer.ts'

/** The chain has the transaction: the transfer is settled, or a few confirmations further. */
export const followConfirmations = (
  ctx: Context,
  transfer: Transfer,
  { kind, confirmations }: Extract<ChainConfirmation, { kind: 'pending' | 'confirmed' }>,
): Promise<Transfer> =>
  changeTransfer(ctx, transfer, (current, repositories) => {
    const to = transitions(ctx, repositories)
    return kind === 'confirmed' ? to.confirm(current, confirmations) : to.confirmFurther(current, confirmations)
  })
