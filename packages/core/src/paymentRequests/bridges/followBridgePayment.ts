import { findToken, roundDown, toBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { BridgeError } from '../../bridging/bridgeError.ts'
import type { BridgeOperation } from '../../bridging/ports.ts'
import { verifyPayouts } from '../../bridging/verifyPayouts.ts'
import type { CommonContext, Context, PaymentRequestContext } from '../../context.ts'
import type { Scope } from '../../kernel/scope.ts'
import { screenPayIn } from '../../screening/screenAddresses.ts'
import type { Repositories } from '../../store.ts'
import { emitRequest } from '../paymentRequestEvent.ts'
import type { PaymentRequest } from '../ports.ts'
import { bridgeEndsOf } from './bridgeEndsOf.ts'
import { bridgePaymentStatus } from './bridgePaymentStatus.ts'
import type { BridgePayIn, BridgePayment } from './ports.ts'

const second = 1_000
const hour = 3_600 * second
const day = 24 * hour
/** A pay-in after the end of the price is returned by the bridge, which may take it days to see. */
const watchedMs = 7 * day

/**
 * Reads the pay-ins to a bridge's address and reports each change to the client. Nothing is credited here: the payout is a
 * payment to the order's own address. Resolves with the milliseconds until the next reading.
 */
export const followBridgePayment = async (
  ctx: PaymentRequestContext,
  scope: Scope,
  id: string,
): Promise<number | undefined> => {
  const payment = await ctx.store.bridgePayments.find(scope, id)
  const request = payment && (await ctx.store.paymentRequests.find(scope, payment.requestId))
  if (!payment || !request) return undefined
  const operations = await readOperations(ctx, payment, request)
  if ('retryAfterMs' in operations) return operations.retryAfterMs
  const payIns = mergePayIns(
    payment.payIns,
    operations.read.flatMap(one => payInOf(one) ?? []),
  )
  if (JSON.stringify(payIns) !== JSON.stringify(payment.payIns)) await save(ctx, payment, payIns)
  await screenSenders(ctx, request, payIns)
  return nextDelayMs(ctx, { ...payment, payIns })
}

const readOperations = async (
  ctx: Pick<Context, 'environment' | 'chains' | 'chainBalances' | 'bridging'>,
  payment: BridgePayment,
  request: PaymentRequest,
): Promise<{ read: readonly BridgeOperation[] } | { retryAfterMs: number }> => {
  const provider = ctx.bridging.providers.find(({ name }) => name === payment.provider)
  if (!provider) throw new Error(`bridge provider ${payment.provider} issued an address and is no longer configured`)
  const { origin, destination } = bridgeEndsOf(ctx, request, {
    networkId: payment.networkId,
    symbol: payment.origin.asset,
  })
  const { address, reference } = payment
  try {
    const reported = await provider.operations({ origin, destination, address, reference })
    const paidOut = await verifyPayouts(ctx, { ...destination, address: request.address }, reported)
    return { read: await Promise.all(paidOut.map(one => verifyRefund(ctx, payment, one))) }
  } catch (error) {
    if (error instanceof BridgeError) return { retryAfterMs: error.retryAfterMs ?? 30 * second }
    throw error
  }
}

/** A reported refund counts once a node of this installation shows it at the refund address; without one, the report is all there is. */
const verifyRefund = async (
  ctx: Pick<Context, 'chains'>,
  payment: BridgePayment,
  one: BridgeOperation,
): Promise<BridgeOperation> => {
  const { networkId, origin, refundAddress } = payment
  const [hash] = one.refundHashes
  const symbol = one.refunded?.asset ?? origin.asset
  const token = findToken(networkId, symbol)
  const isElsewhere = one.paidInOn !== undefined && one.paidInOn !== origin.network
  if (one.status !== 'refunded' || hash === undefined || !token || isElsewhere || !ctx.chains.watches(networkId))
    return one
  const { decimals } = token
  const amountBaseUnits = one.refunded ? toBaseUnits(roundDown(one.refunded.amount, decimals), decimals) : 1n
  const read = await ctx.chains
    .confirm({ networkId, symbol: token.symbol, toAddress: refundAddress, hash, amountBaseUnits })
    .catch(() => ({ kind: 'unknown' as const }))
  return read.kind === 'confirmed' ? one : { ...one, status: 'pending' }
}

const words = { pending: 'pending', succeeded: 'paidOut', refunded: 'refunded', failed: 'failed' } as const

const payInOf = (one: BridgeOperation): BridgePayIn | undefined =>
  one.status === 'waiting' || one.supersededBy !== undefined
    ? undefined
    : {
        reference: one.reference,
        status: words[one.status],
        originHashes: one.originHashes,
        payoutHashes: one.destinationHashes,
        refundHashes: one.refundHashes,
        ...defined({
          amount: one.paidInAmount,
          otherAsset: one.otherPaidIn,
          refunded: one.refunded,
          sender: one.sender,
          failReason: one.failReason,
        }),
      }

/** The later the state, the higher: a provider's report never takes a confirmed payout or refund back. */
const ranks: Record<BridgePayIn['status'], number> = { pending: 0, failed: 1, refunded: 2, paidOut: 3 }

const mergePayIns = (known: readonly BridgePayIn[], read: readonly BridgePayIn[]): BridgePayIn[] => {
  const kept = known.map(one => {
    const now = read.find(({ reference }) => reference === one.reference)
    return now && ranks[now.status] >= ranks[one.status] ? now : one
  })
  return [...kept, ...read.filter(one => !known.some(({ reference }) => reference === one.reference))]
}

const save = (ctx: CommonContext, payment: BridgePayment, payIns: readonly BridgePayIn[]): Promise<void> =>
  ctx.store.transaction(async repositories => {
    const { paymentRequests, bridgePayments } = repositories
    const { scope, requestId, id } = payment
    const request = await paymentRequests.findForUpdate(scope, requestId)
    const before = await bridgePayments.find(scope, id)
    if (!request || !before) return
    const merged = { ...before, payIns: mergePayIns(before.payIns, payIns) }
    await bridgePayments.setPayIns(scope, id, merged.payIns)
    const [was, is] = [summaryOf(before), summaryOf(merged)]
    if (was === is) return
    const next = { ...request, sequence: request.sequence + 1 }
    await paymentRequests.update(next)
    const type = 'paymentRequest.bridgeChanged'
    const payer = await payerOf(repositories, next)
    await emitRequest(ctx, repositories, { type, request: next, shares: [], bridge: merged, ...defined({ payer }) })
  })

/** The payer's side of a paid order: the payout may be final before the provider reports the pay-in. */
const payerOf = async (repositories: Repositories, { scope, transferId }: PaymentRequest) => {
  const transfer = transferId === undefined ? undefined : await repositories.transfers.find(scope, transferId)
  return transfer && (await repositories.payerSides.of([transfer])).get(transfer.id)
}

/** The payout comes from the bridge, so that the sender of the pay-in is known here alone. */
const screenSenders = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  { scope, transferId }: PaymentRequest,
  payIns: readonly BridgePayIn[],
): Promise<void> => {
  if (transferId === undefined) return
  for (const { sender } of payIns) if (sender !== undefined) await screenPayIn(ctx, scope, { sender, transferId })
}

/** Changes of this text are reported: the state of each pay-in. */
const summaryOf = ({ payIns }: BridgePayment): string =>
  payIns.map(({ reference, status }) => `${reference} ${status}`).join()

const nextDelayMs = (ctx: Pick<Context, 'clock'>, payment: BridgePayment): number | undefined => {
  const nowMs = ctx.clock.nowMs()
  const ageMs = nowMs - payment.createdAtMs
  if (nowMs > payment.expiresAtMs + watchedMs) return undefined
  const status = bridgePaymentStatus(payment, nowMs)
  if (status === 'pending') return ageMs < day ? 5 * second : hour
  // A second payment to the address is returned as well.
  return status === 'waiting' || ageMs < 2 * hour ? 10 * second : hour
}
