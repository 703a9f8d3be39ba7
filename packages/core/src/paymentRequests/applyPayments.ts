import type { Context } from '../context.ts'
import type { IncomingPayment, PaymentRequest } from './ports.ts'
import { settleRequest } from './settleRequest.ts'

/** The result of one reading of a chain for one request. */
interface ReadPayments {
  /** Payments in these blocks. */
  payments: readonly IncomingPayment[]
  /** Absent: no block was read. */
  read?: { networkId: string; from: bigint; to: bigint }
  /** When the chain was read before: a new payment was sent after that. */
  sinceMs?: number | undefined
  /** Time up to which the chain has been read. */
  untilMs: number
}

/** Merges the payments on the chain into those of a request, and settles the request, in one transaction. */
export const applyPayments = async (
  ctx: Context,
  { scope, id }: Pick<PaymentRequest, 'scope' | 'id'>,
  input: ReadPayments,
): Promise<void> => {
  const priceUsd = await priceOf(ctx, { scope, id })
  await ctx.store.transaction(async repositories => {
    const request = await repositories.paymentRequests.findForUpdate(scope, id)
    if (!request) return
    const known = await repositories.paymentRequests.payments(id)
    const merged = mergePayments(request, known, input)
    for (const [index, payment] of merged.entries())
      if (payment !== known[index]) await repositories.paymentRequests.savePayment(payment)
    await settleRequest(ctx, repositories, { request, payments: merged, untilMs: input.untilMs, priceUsd })
  })
}

/** USD per unit of the request's asset; '0' without a price. Read before a transaction begins. */
export const priceOf = async (
  { store, prices }: Pick<Context, 'store' | 'prices'>,
  { scope, id }: Pick<PaymentRequest, 'scope' | 'id'>,
): Promise<string> => {
  const { symbol = '' } = (await store.paymentRequests.find(scope, id)) ?? {}
  return (await prices.usd([symbol])).get(symbol) ?? '0'
}

const keyOf = ({ networkId, hash, position }: IncomingPayment): string => `${networkId} ${hash} ${position}`

const isRead = ({ networkId, block }: IncomingPayment, read: ReadPayments['read']): boolean =>
  read?.networkId === networkId && read.from <= block && block <= read.to

/** A final payment never changes. One that its block does not have any more is dropped, and may come back. */
const mergePayments = (
  { createdAtMs, expiresAtMs }: Pick<PaymentRequest, 'createdAtMs' | 'expiresAtMs'>,
  known: readonly IncomingPayment[],
  { payments, read, sinceMs }: Pick<ReadPayments, 'payments' | 'read' | 'sinceMs'>,
): IncomingPayment[] => {
  const found = new Map(payments.map(payment => [keyOf(payment), payment]))
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
