import { add, compare, multiply, subtract } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { IncomingPayment, PaymentIssue, PaymentRequest, PaymentRequestStatus } from './ports.ts'

/** A payment and its meaning for the order: the part that counts, and the rest with its reason. */
export interface PaymentShare {
  payment: IncomingPayment
  counted: string
  rest: string
  issue?: PaymentIssue
}

export interface Assessment {
  status: PaymentRequestStatus
  /** Final payments that count. */
  credited: string
  /** The same, with those that are not final. */
  seen: string
  /** Still to be paid. */
  due: string
  shares: readonly PaymentShare[]
}

type Assessed = Pick<
  PaymentRequest,
  'networkId' | 'symbol' | 'amount' | 'rules' | 'decision' | 'expiresAtMs' | 'status' | 'transferId'
>

/** Below this part of the amount a payment does not count, unless it completes the order: anyone can send dust to a known address. */
const dustRatio = '0.001'

const min = (a: string, b: string): string => (compare(a, b) < 0 ? a : b)
const isFinal = ({ state }: IncomingPayment): boolean => state === 'final'

/**
 * Final payments first, in the order in which they became final: a payment that counts never loses its place to one
 * that becomes final later.
 */
const inOrder = (payments: readonly IncomingPayment[]): IncomingPayment[] => {
  const finalAt = ({ finalAtMs = Infinity }: IncomingPayment) => finalAtMs
  return payments
    .map((payment, index) => ({ payment, index }))
    .filter(({ payment }) => payment.state !== 'dropped')
    .sort((a, b) => {
      const [one, other] = [finalAt(a.payment), finalAt(b.payment)]
      return one === other ? a.index - b.index : one - other
    })
    .map(({ payment }) => payment)
}

/** The reason for which a payment cannot count, independent of the payments before it. */
const exclusionOf = (
  { networkId, symbol, rules, decision, status, transferId }: Assessed,
  payment: IncomingPayment,
): PaymentIssue | undefined => {
  if (payment.isSanctioned) return 'sanctionedSender'
  if (payment.networkId !== networkId) return 'wrongNetwork'
  if (payment.symbol !== symbol) return 'wrongAsset'
  if (status === 'paidOtherwise') return 'paidOtherwise'
  if (decision?.action === 'cancel') return 'canceled'
  if (decision?.action === 'credit' && payment.seenAtMs > decision.atMs) return 'repeated'
  // The parts that arrived in time are being returned, and the transfer has failed. A payment of a replaced block may
  // come back only then.
  if (status === 'expired' && transferId !== undefined) return payment.issue ?? 'late'
  return payment.isOnTime || rules.late === 'credit' ? undefined : 'late'
}

/** Of a paid order, whose payments were decided when it was paid. */
const decided = (request: Assessed, payment: IncomingPayment): PaymentShare => {
  const { amount, counted = '0' } = payment
  if (compare(counted, amount) >= 0) return { payment, counted, rest: '0' }
  const isPart = compare(counted, '0') > 0
  const issue = isPart ? 'overpaid' : (exclusionOf(request, payment) ?? payment.issue ?? 'repeated')
  return { payment, counted, rest: subtract(amount, counted), issue }
}

/** Adds payments up to the amount, in their order. */
const share = (request: Assessed, payments: readonly IncomingPayment[]): PaymentShare[] => {
  const enough = subtract(request.amount, multiply(request.amount, request.rules.toleranceRatio))
  const dust = multiply(request.amount, dustRatio)
  if (request.status === 'paid') return inOrder(payments).map(payment => decided(request, payment))
  let sum = '0'
  return inOrder(payments).map(payment => {
    const { amount } = payment
    const whole = (issue: PaymentIssue): PaymentShare => ({ payment, counted: '0', rest: amount, issue })
    const excluded = exclusionOf(request, payment)
    if (excluded !== undefined) return whole(excluded)
    if (compare(sum, enough) >= 0) return whole('repeated')
    const isComplete = compare(add(sum, amount), enough) >= 0
    if (!isComplete && compare(amount, dust) < 0) return whole('dust')
    const missing = subtract(request.amount, sum)
    sum = add(sum, amount)
    if (request.rules.overpaid === 'credit' || compare(amount, missing) <= 0)
      return { payment, counted: amount, rest: '0' }
    return { payment, counted: missing, rest: subtract(amount, missing), issue: 'overpaid' }
  })
}

const sumOf = (shares: readonly PaymentShare[]): string => shares.reduce((sum, { counted }) => add(sum, counted), '0')

/**
 * The state of a request from its payments alone. `untilMs`: the time up to which the chain was read. A request ends
 * only once everything that was sent in time has been read and is final.
 */
export const assessPayments = (
  request: Assessed,
  payments: readonly IncomingPayment[],
  untilMs: number,
): Assessment => {
  const shares = share(request, payments)
  const credited = sumOf(shares.filter(({ payment }) => isFinal(payment)))
  const seen = sumOf(shares)
  const enough = subtract(request.amount, multiply(request.amount, request.rules.toleranceRatio))
  const status = statusOf(request, { credited, seen, enough, untilMs })
  const isUnpaid = status === 'expired' || status === 'canceled'
  return {
    status,
    credited: isUnpaid ? '0' : credited,
    seen: isUnpaid ? '0' : seen,
    due: compare(seen, enough) >= 0 ? '0' : subtract(request.amount, min(seen, request.amount)),
    // Payments that counted for an unpaid order are returned.
    shares: isUnpaid ? shares.map(unpaid) : shares,
  }
}

const unpaid = ({ payment, counted, rest, issue }: PaymentShare): PaymentShare => ({
  payment,
  counted: '0',
  rest: add(counted, rest),
  ...defined({ issue: compare(counted, '0') > 0 ? ('underpaid' as const) : issue }),
})

const statusOf = (
  { rules, decision, expiresAtMs, status }: Assessed,
  { credited, seen, enough, untilMs }: { credited: string; seen: string; enough: string; untilMs: number },
): PaymentRequestStatus => {
  if (status === 'paidOtherwise' || status === 'paid') return status
  if (decision?.action === 'cancel') return 'canceled'
  if (compare(credited, enough) >= 0) return 'paid'
  const isSettled = compare(seen, credited) === 0
  // The time does not begin again, whichever block was read last.
  const hasEnded = untilMs > expiresAtMs || status === 'expired' || status === 'held'
  if (decision?.action === 'credit' && isSettled) return 'paid'
  if (compare(seen, enough) >= 0) return 'detected'
  const hasAny = compare(seen, '0') > 0
  if (status === 'held' && hasAny) return 'held'
  if (!hasEnded || !isSettled) return hasAny ? 'underpaid' : 'waiting'
  if (!hasAny || rules.underpaid === 'refund') return 'expired'
  return rules.underpaid === 'credit' ? 'paid' : 'held'
}

/** Statuses that are not final. */
export const openStatuses: readonly PaymentRequestStatus[] = ['waiting', 'detected', 'underpaid', 'held']

export const isOpenRequest = ({ status }: Pick<PaymentRequest, 'status'>): boolean => openStatuses.includes(status)
