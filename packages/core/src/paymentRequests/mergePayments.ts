import type { IncomingPayment, PaymentRequest } from './ports.ts'

/** The result of one reading of a chain for one request. */
export interface ReadPayments {
  /** Payments in these blocks. */
  payments: readonly IncomingPayment[]
  /** Absent: no block was read. */
  read?: { networkId: string; from: bigint; to: bigint }
  /** When the chain was read before: a new payment was sent after that. */
  sinceMs?: number | undefined
  /** Time up to which the chain has been read. */
  untilMs: number
}

const keyOf = ({ networkId, hash, position }: IncomingPayment): string => `${networkId} ${hash} ${position}`

const isRead = ({ networkId, block }: IncomingPayment, read: ReadPayments['read']): boolean =>
  read?.networkId === networkId && read.from <= block && block <= read.to

/**
 * A final payment never changes. One that its block does not have any more is dropped, and may come back. Payments that
 * become final get a later time than all that were final before: they come after them, also by a slower clock.
 */
export const mergePayments = (
  { createdAtMs, expiresAtMs }: Pick<PaymentRequest, 'createdAtMs' | 'expiresAtMs'>,
  known: readonly IncomingPayment[],
  { payments, read, sinceMs }: Pick<ReadPayments, 'payments' | 'read' | 'sinceMs'>,
): IncomingPayment[] => {
  const lastFinalMs = Math.max(0, ...known.map(({ finalAtMs = 0 }) => finalAtMs))
  const after = (payment: IncomingPayment): IncomingPayment =>
    payment.finalAtMs === undefined ? payment : { ...payment, finalAtMs: Math.max(payment.finalAtMs, lastFinalMs + 1) }
  const found = new Map(payments.map(payment => [keyOf(payment), after(payment)]))
  const kept = known.map((payment): IncomingPayment => {
    if (payment.state === 'final') return payment
    const now = found.get(keyOf(payment))
    if (!now) return payment.state === 'detected' && isRead(payment, read) ? { ...payment, state: 'dropped' } : payment
    const { state, block, finalAtMs } = now
    if (state === payment.state && block === payment.block) return payment
    return { ...payment, state, block, ...(finalAtMs === undefined ? {} : { finalAtMs }) }
  })
  const isOnTime = Math.max(sinceMs ?? 0, createdAtMs) <= expiresAtMs
  const ofKnown = new Set(known.map(keyOf))
  const added = [...found.values()].filter(payment => !ofKnown.has(keyOf(payment)))
  return [...kept, ...added.map(payment => ({ ...payment, isOnTime }))]
}
