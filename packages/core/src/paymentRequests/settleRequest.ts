import { add, compare, isZero } from '@rialto/catalog'

import type { CommonContext, Context } from '../context.ts'
import type { Repositories } from '../store.ts'
import { saveAndEmit } from '../transfers/transferEvent.ts'
import type { Transfer } from '../transfers/ports.ts'
import { type Assessment, assessPayments, type PaymentShare } from './assessPayments.ts'
import { beginPaymentTransfer } from './beginPaymentTransfer.ts'
import { createRuleRefunds } from './createRuleRefunds.ts'
import { emitRequest } from './paymentRequestEvent.ts'
import { isPaid, wasPaid } from '../transfers/findPaying.ts'
import { watchArrivalLater } from '../transfers/reconcileLater.ts'
import { arrivalWatchMs, firstArrivalReadMs } from '../transfers/watchTimes.ts'
import type { IncomingPayment, PaymentRequest } from './ports.ts'

interface Settling {
  request: PaymentRequest
  payments: readonly IncomingPayment[]
  untilMs: number
  /** USD per unit; '0' without a price. */
  priceUsd: string
}

/**
 * Draws the consequences of a request's payments: its transfer, the refunds that the client's rules ask for, and the
 * events, all in the caller's transaction. Nothing changes without a cause, so that it may be repeated.
 */
export const settleRequest = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chains'>,
  repositories: Repositories,
  { request, payments, untilMs, priceUsd }: Settling,
): Promise<PaymentRequest> => {
  const wasPaid = await isPaidOtherwise(repositories, request, payments)
  const current: PaymentRequest = wasPaid ? { ...request, status: 'paidOtherwise' } : request
  const assessment = assessPayments(current, payments, untilMs)
  const { status, credited, seen, shares } = assessment
  let next: PaymentRequest = { ...current, status, credited }
  if (next.transferId === undefined && compare(seen, '0') > 0)
    next = await beginPaymentTransfer(ctx, repositories, next, { priceUsd, cause: 'paidIn' })
  next = await reportChanges(ctx, repositories, request, next, assessment)
  await createRuleRefunds(ctx, repositories, next, shares)
  if (hasChanged(request, next)) await repositories.paymentRequests.update(next)
  // Last, because the event shows the decided payments and the refunds that were created for the rest.
  if (status !== request.status) await followTransfer(ctx, repositories, next, assessment)
  return next
}

/**
 * Checked before a payment counts: from then on, the transfer of the request pays the order. Without a payment, another
 * transfer has to have arrived.
 */
const isPaidOtherwise = async (
  repositories: Repositories,
  request: PaymentRequest,
  payments: readonly IncomingPayment[],
): Promise<boolean> => {
  if (request.transferId !== undefined) return false
  if (payments.length === 0) return isPaid(repositories, request)
  const { transfers, claims } = repositories
  return (await transfers.findPaying(request)) !== undefined || wasPaid(claims, request)
}

/** Ends the transfer with its request. */
const followTransfer = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chains'>,
  repositories: Repositories,
  { scope, transferId, status }: PaymentRequest,
  { credited, shares }: Assessment,
): Promise<void> => {
  const transfer = transferId === undefined ? undefined : await repositories.transfers.findForUpdate(scope, transferId)
  if (!transfer || transfer.phase !== 'onChain') return
  const atMs = ctx.clock.nowMs()
  const paying = shares.find(({ counted }) => compare(counted, '0') > 0)?.payment
  if (status === 'paid') {
    const isWatched = ctx.chains.watches(transfer.networkId)
    const settled: Transfer = {
      ...transfer,
      ...(isWatched ? { arrivalWatchUntilMs: atMs + arrivalWatchMs } : {}),
      phase: 'settled',
      arrived: credited,
      charged: { fee: '0', debit: credited },
      finishedAtMs: atMs,
      ...(paying === undefined ? {} : { hash: paying.hash }),
    }
    const saved = await saveAndEmit(ctx, repositories, settled, { cause: 'confirmed', atMs })
    if (isWatched) await watchArrivalLater(repositories, saved, atMs + firstArrivalReadMs)
  }
  if (status === 'expired' || status === 'canceled') {
    const failureMessage = unpaidMessage(transfer, arrivedOf(transfer, shares))
    const failed: Transfer = { ...transfer, phase: 'failed', failureMessage, finishedAtMs: atMs }
    await saveAndEmit(ctx, repositories, failed, { cause: 'notCompleted', atMs })
  }
}

/** Final on the chain, in the asset of the order. */
const arrivedOf = ({ networkId, symbol }: Transfer, shares: readonly PaymentShare[]): string =>
  shares
    .map(({ payment }) => payment)
    .filter(payment => payment.state === 'final' && payment.networkId === networkId && payment.symbol === symbol)
    .reduce((sum, payment) => add(sum, payment.amount), '0')

const unpaidMessage = ({ amount, symbol }: Transfer, arrived: string): string =>
  isZero(arrived)
    ? `The order of ${amount} ${symbol} was not paid in time.`
    : `The order of ${amount} ${symbol} was not paid in time: ${arrived} ${symbol} arrived and will be returned.`

const events = {
  detected: 'paymentRequest.detected',
  underpaid: 'paymentRequest.underpaid',
  held: 'paymentRequest.held',
  paid: 'paymentRequest.paid',
  expired: 'paymentRequest.expired',
  canceled: 'paymentRequest.canceled',
} as const

/** Stores the issue of each payment, and emits one event for each change. */
const reportChanges = async (
  ctx: CommonContext,
  repositories: Repositories,
  before: PaymentRequest,
  next: PaymentRequest,
  { status, shares }: Assessment,
): Promise<PaymentRequest> => {
  let reported = next
  const emit = async (type: Parameters<typeof emitRequest>[2]['type'], payment?: IncomingPayment) => {
    reported = { ...reported, sequence: reported.sequence + 1 }
    await emitRequest(ctx, repositories, { type, request: reported, shares, ...(payment ? { payment } : {}) })
  }
  // Each further part of an open order is reported, so that a client need not ask for the credited amount.
  const isNews = status !== before.status || (status === 'underpaid' && next.credited !== before.credited)
  if (isNews && status !== 'waiting' && status !== 'paidOtherwise') await emit(events[status])
  for (const share of shares) {
    const { payment, issue } = share
    const saved = freeze(payment, share, status === 'paid' && before.status !== 'paid')
    if (saved !== payment) await repositories.paymentRequests.savePayment(saved)
    if (issue !== undefined && issue !== payment.issue) await emit('paymentRequest.paymentUnexpected', saved)
  }
  return reported
}

const freeze = (payment: IncomingPayment, { issue, counted }: PaymentShare, isPaidNow: boolean): IncomingPayment => {
  const counts = isPaidNow && payment.state === 'final'
  if (issue === payment.issue && !counts) return payment
  const { issue: _, ...rest } = payment
  return { ...rest, ...(issue === undefined ? {} : { issue }), ...(counts ? { counted } : {}) }
}

const hasChanged = (before: PaymentRequest, next: PaymentRequest): boolean =>
  before.status !== next.status ||
  before.credited !== next.credited ||
  before.sequence !== next.sequence ||
  before.transferId !== next.transferId
