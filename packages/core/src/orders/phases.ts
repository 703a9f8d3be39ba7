import type { OrderStatus } from '../connections/orders.ts'
import type { OrderPhase, OrderRecord } from './ports.ts'

const moves: Record<OrderPhase, readonly OrderPhase[]> = {
  sending: ['unknown', 'accepted', 'refused'],
  unknown: ['accepted', 'refused'],
  accepted: [],
  refused: [],
}

/** Phases in which the institution may have the order, or not. */
export const openOrderPhases: readonly OrderPhase[] = ['sending', 'unknown']

export const isOpen = ({ phase }: Pick<OrderRecord, 'phase'>): boolean => openOrderPhases.includes(phase)

export const canMove = (from: OrderPhase, to: OrderPhase): boolean => moves[from].includes(to)

/** The order in its next phase. Throws for a move that is not allowed, which is a defect of the caller. */
export const moveTo = (
  order: OrderRecord,
  phase: OrderPhase,
  changes: Pick<OrderRecord, 'updatedAtMs'> & Partial<Pick<OrderRecord, 'upstreamId' | 'failureMessage'>>,
): OrderRecord => {
  if (!canMove(order.phase, phase)) throw new Error(`order ${order.id} cannot move from ${order.phase} to ${phase}`)
  return { ...order, ...changes, phase }
}

/** The public status of an order according to our own record. */
export const statusOfOrder = ({ phase }: Pick<OrderRecord, 'phase'>): OrderStatus =>
  phase === 'refused' ? 'rejected' : phase === 'unknown' ? 'unknown' : 'inProgress'
