import { defined } from '@rialto/defined'

import type { Context, ReconcileContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import { isDeclined, isDoubtful, isRefused } from './isRefused.ts'
import type { OrderOfTransfer, PaymentTerms, Preview, Transfer, WithdrawalAttempt } from './ports.ts'
import { lastCalled } from './lastCalled.ts'
import { lastRefused } from './lastRefused.ts'
import { adoptRecord } from './reconcile/adoptRecord.ts'
import { refusalWatchMs } from './watchTimes.ts'
import { isWatched, lookForLate } from './watchNotSent.ts'

/** A transfer of the order that counts as not sent, and its last attempt. */
export interface Refused {
  transfer: Transfer
  attempt: WithdrawalAttempt
}

/** When the history behind an attempt was asked for, by the attempt's id. */
export type Reads = ReadonlyMap<string, number>

/** A history read longer ago than this is read again, because a process that was suspended since has outdated data. */
const readForMs = 30_000

/** Of one order, more are read by their own jobs alone. */
const maxSiblings = 10

/** The order to pay. */
export type OrderToPay = OrderOfTransfer & {
  /** Of the transfer that is to pay it. */
  id: string
  /** Of a payment without an order id: others on the same terms may be the same payment. */
  like?: PaymentTerms & { createdAtMs: number }
}

/** An order that nothing names is recognized by its terms. */
export const orderToPay = (preview: Omit<Preview, 'expiresAtMs'>): OrderToPay => {
  const { clientTransactionId, linkSessionId, partOf, isCombined } = preview
  const isNamed = (clientTransactionId ?? linkSessionId ?? partOf) !== undefined || isCombined === true
  return isNamed ? preview : { ...preview, like: preview }
}

/** As long as the same request without a key counts as a repetition. */
const likeForMs = 24 * 60 * 60_000
/** On the same terms, more are not looked at. */
const maxLike = 50

/**
 * Earlier transfers on the same terms, of a payment without an order id. One that was reported as sent, or was
 * followed by its record, before this payment was asked for is another payment.
 */
const listLike = async (
  ctx: Pick<Context, 'clock'>,
  repositories: Pick<Repositories, 'transfers' | 'attempts'>,
  { id, scope, like }: OrderToPay,
): Promise<{ unsent: Transfer[]; isSentSince: boolean }> => {
  if (!like) return { unsent: [], isSentSince: false }
  const { connectionId, symbol, networkId, toAddress, addressTag, amount, createdAtMs } = like
  const terms = { connectionId, symbol, networkId, toAddress, amount, ...defined({ addressTag }) }
  const sinceMs = ctx.clock.nowMs() - likeForMs
  const all = await repositories.transfers.listLike(scope, { ...terms, sinceMs, count: maxLike })
  const others = all.filter(each => each.id !== id)
  const unsent = others.filter(
    ({ phase, foundLateAtMs }) => phase === 'awaitingUser' || (phase === 'failed' && foundLateAtMs === undefined),
  )
  const since = others.filter(
    ({ phase, foundLateAtMs, acceptedAtMs }) =>
      ((phase === 'failed' ? foundLateAtMs : acceptedAtMs) ?? -Infinity) >= createdAtMs,
  )
  for (const each of since)
    if (each.phase === 'failed' || (await lastRefused(repositories, each.id))) return { unsent, isSentSince: true }
  return { unsent, isSentSince: false }
}

/**
 * Refused or given-up attempts of the order that may exist nevertheless, except those just looked for: to be read
 * before money is sent for the order. Also returns whether one of them was sent after all, so that the order is paid.
 */
export const listRefused = async (
  ctx: Pick<Context, 'clock'>,
  { transfers, attempts }: Pick<Repositories, 'transfers' | 'attempts'>,
  order: OrderToPay,
  reads: Reads,
): Promise<{ unread: Refused[]; isPaidLate: boolean }> => {
  const nowMs = ctx.clock.nowMs()
  const siblings = await transfers.listSiblings(order, { watchedAtMs: nowMs, count: maxSiblings })
  const { unsent, isSentSince } = await listLike(ctx, { transfers, attempts }, order)
  const unread: Refused[] = []
  for (const transfer of [...siblings, ...unsent]) {
    const attempt = await lastCalled({ attempts }, transfer.id)
    const readAtMs = (attempt && reads.get(attempt.id)) ?? -Infinity
    if (attempt && nowMs - readAtMs >= readForMs && mayExist(transfer, attempt, { id: order.id, nowMs }))
      unread.push({ transfer, attempt })
  }
  const isLate = siblings.some(each => each.foundLateAtMs !== undefined && !isOfSameWhole(each, order))
  return { unread, isPaidLate: isLate || isSentSince }
}

/** A part that was sent late pays its share of their combined transfer. */
const isOfSameWhole = (one: { partOf?: string }, other: { partOf?: string }): boolean =>
  one.partOf !== undefined && one.partOf === other.partOf

/** A page that asks its wallet again reads the chain itself. */
const mayExist = (transfer: Transfer, attempt: WithdrawalAttempt, of: { id: string; nowMs: number }): boolean =>
  isWatched(transfer, of.nowMs) ||
  (of.nowMs - attempt.createdAtMs < refusalWatchMs &&
    (isRefused(transfer, attempt) || (transfer.id !== of.id && isDeclined(transfer, attempt))))

/**
 * Reads the history, or for a wallet the chain, behind a refusal, and records the result: as the transfer's own
 * withdrawal, or as sent after it had failed. False if another payment has to wait because the history cannot be read.
 */
export const readRefused = async (ctx: ReconcileContext, { transfer, attempt }: Refused): Promise<boolean> => {
  const read =
    transfer.phase === 'failed' ? await lookForLate(ctx, transfer, attempt) : await adoptRecord(ctx, transfer, attempt)
  return read !== 'notReadable' || !isDoubtful(transfer, attempt)
}
