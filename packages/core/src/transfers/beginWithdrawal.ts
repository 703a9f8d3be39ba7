import { defined } from '@rialto/defined'
import { type ConversionPlan, orderOf } from './funding/conversion.ts'
import type { FilledConversion } from './money/filledConversion.ts'
import type { OrderRecord } from '../orders/ports.ts'
import { institutionOf } from '../connections/institutionOf.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Repositories } from '../store.ts'
import type { Scope } from '../kernel/scope.ts'
import { screenAddresses, screeningOf } from '../screening/screenAddresses.ts'
import type { Preview, Transfer, WalletRequestRecord, WithdrawalAttempt } from './ports.ts'
import { allowPart } from './combined/allowPart.ts'
import { findPaying } from './findPaying.ts'
import { intendWithdrawal } from './intendWithdrawal.ts'
import { lockTransfer } from './lockTransfer.ts'
import { reconcileLater } from './reconcileLater.ts'
import { listRefused, orderToPay, type Reads } from './refusedBefore.ts'
import { type RefusedBefore, reserveOrder, retryReservation } from './reserveOrder.ts'
import { transitions } from './transitions.ts'

export type Begun =
  | { kind: 'begun'; transfer: Transfer; attempt: WithdrawalAttempt }
  /** The asset is to be converted or bought first, by this order. */
  | { kind: 'converting'; transfer: Transfer; order: OrderRecord }
  | RefusedBefore
  /** Another call has it, or it has ended: this one must not call the institution. */
  | { kind: 'alreadyAsked'; transfer: Transfer }

/** Ready for the one call, or for none. */
export type ReadyToSend = Extract<Begun, { kind: 'begun' | 'alreadyAsked' }>

interface WithdrawalInput {
  previewId: string
  connectionId: string
  /** Results of reading the refused attempts of the order. */
  reads?: Reads
  /** The request of a page to a wallet. */
  asked?: WalletRequestRecord
  /** The wallet's own address. */
  source?: string
  /** The client pays the network for the wallet's transaction. */
  isFeePaid?: boolean
}

/**
 * Commits the intent to withdraw before the institution is called. Locks the preview, so that of two executes of one preview
 * the second finds the first one's attempt. One order is paid once: where another preview of the same order (Link session,
 * or user and client transaction id) has been submitted and has not failed, that transfer is the answer. The job it leaves
 * behind takes over if this process ends before the reply.
 *
 * @throws ApiError `previewNotFound`, `previewExpired`, `orderAlreadySent`, and as `screenAddresses`: lists may have changed
 *   since the preview.
 */
export const beginWithdrawal = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'connectors' | 'settings'>,
  scope: Scope,
  input: WithdrawalInput,
): Promise<Begun> => {
  await screenPreview(ctx, scope, input)
  return retryReservation(() => begin(ctx, scope, input))
}

/** Before the transaction, which would take the record of a blocked address back with it. */
const screenPreview = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  scope: Scope,
  { previewId, source }: WithdrawalInput,
): Promise<void> => {
  // In memory: where screening is off, the preview is not read twice.
  if ((await ctx.store.screening.mode(scope)) === 'off') return
  const preview = await ctx.store.previews.find(scope, previewId)
  if (preview) await screenAddresses(ctx, scope, screeningOf(preview, 'execute', source))
}

const begin = (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'connectors' | 'settings'>,
  scope: Scope,
  input: WithdrawalInput,
): Promise<Begun> =>
  ctx.store.transaction(async repositories => {
    const preview = await repositories.previews.findForUpdate(scope, input.previewId)
    if (!preview || preview.connectionId !== input.connectionId) throw new ApiError('previewNotFound')
    if (preview.isCombined) throw new ApiError('badRequest', { message: executeParts })
    const { id, partOf } = preview
    const plan = partOf === undefined ? undefined : await repositories.previews.findForUpdate(scope, partOf)
    if (partOf !== undefined && !plan) throw new ApiError('previewNotFound')
    const known = await lockTransfer(repositories, { scope, id, ...defined({ partOf }) })
    if (known && known.phase !== 'awaitingUser') return { kind: 'alreadyAsked', transfer: known }
    const paying = await findPaying(repositories, plan ?? preview)
    if (paying && paying.id !== plan?.id) return { kind: 'alreadyAsked', transfer: paying }
    // After that: what pays now and is refused in the next moment is seen by one of both.
    const asked = { order: orderToPay(preview), reads: input.reads ?? new Map() }
    return reserveOrder(ctx, repositories, asked, async () => {
      const combined = plan && (await allowPart(ctx, repositories, preview, plan))
      const transfer = known
        ? await resume(ctx, repositories, known, feeOf(input))
        : await start(ctx, repositories, { preview, combined, ...feeOf(input) })
      return intend(ctx, repositories, { transfer, preview, combined, asked: input.asked })
    })
  })

type KnownFee = Pick<Transfer, 'networkFeeCharged'>

const feeOf = ({ isFeePaid }: WithdrawalInput): KnownFee => (isFeePaid ? { networkFeeCharged: '0' } : {})

interface Reserved {
  transfer: Transfer
  preview: Preview
  combined: Transfer | undefined
  asked: WalletRequestRecord | undefined
}

/** Commits the one call that follows: the conversion, or the withdrawal. */
const intend = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'settings'>,
  repositories: Repositories,
  { transfer, preview: { linkSessionId }, combined, asked }: Reserved,
): Promise<Extract<Begun, { kind: 'begun' | 'converting' }>> => {
  // Before the money call, so that a reload during it finds the transfer.
  if (linkSessionId !== undefined) await repositories.link.setTransfer(linkSessionId, combined?.id ?? transfer.id)
  const { funding } = transfer
  if (transfer.phase === 'converting' && funding)
    return { kind: 'converting', transfer, order: await intendConversion(ctx, repositories, transfer, funding) }
  const attempt = await intendWithdrawal(ctx, repositories, transfer, asked)
  return { kind: 'begun', transfer, attempt }
}

const paidLate =
  'This order was paid by an earlier attempt, which the institution had refused. What was converted is in the account.'

/**
 * The conversion has yielded the asset. One of several concurrent readers commits the intent to withdraw. An attempt
 * refused before the conversion may have appeared in the history since.
 */
export const beginConverted = (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'settings'>,
  converting: Transfer,
  reads: Reads,
  converted: FilledConversion | undefined,
): Promise<ReadyToSend | RefusedBefore> =>
  ctx.store.transaction(async repositories => {
    const current = await repositories.transfers.findForUpdate(converting.scope, converting.id)
    // Another process converted and sent it; since then it has ended, and was erased with its account.
    if (current?.phase !== 'converting') return { kind: 'alreadyAsked', transfer: current ?? converting }
    const { unread, isPaidLate } = await listRefused(ctx, repositories, orderToPay(current), reads)
    if (unread.length > 0) return { kind: 'refusedBefore', refused: unread }
    const to = transitions(ctx, repositories)
    if (isPaidLate)
      return {
        kind: 'alreadyAsked',
        transfer: await to.failConverted({ ...current, ...defined({ converted }) }, paidLate),
      }
    const transfer = await to.convert(current, converted)
    const attempt = await intendWithdrawal(ctx, repositories, transfer)
    return { kind: 'begun', transfer, attempt }
  })

const executeParts = 'previewId: this transfer is made of parts. Execute each of them by its own previewId.'

/** The parts of a combined transfer are approved together, and sent one after the other: the user has as long as for a code. */
const start = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'connectors' | 'settings'>,
  repositories: Repositories,
  { preview, combined, ...fee }: KnownFee & { preview: Preview; combined: Transfer | undefined },
): Promise<Transfer> => {
  const lateAtMs = combined ? combined.createdAtMs + ctx.settings.secondFactorTtlMs : 0
  if (ctx.clock.nowMs() >= Math.max(preview.expiresAtMs, lateAtMs)) throw new ApiError('previewExpired')
  return transitions(ctx, repositories).request(preview, institutionOf(ctx, preview.type), fee)
}

/** The institution reported that it created nothing: the same order is sent again, with the data it requested. */
const resume = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'settings'>,
  repositories: Repositories,
  { networkFeeCharged: _, ...known }: Transfer,
  fee: KnownFee,
): Promise<Transfer> => {
  if (ctx.clock.nowMs() >= known.createdAtMs + ctx.settings.secondFactorTtlMs) throw new ApiError('previewExpired')
  return transitions(ctx, repositories).requestAgain({ ...known, ...fee })
}

/** One order per transfer: it has the transfer's id, so the database refuses a second one. */
const intendConversion = async (
  ctx: Pick<Context, 'clock' | 'settings'>,
  repositories: Repositories,
  transfer: Transfer,
  funding: ConversionPlan,
): Promise<OrderRecord> => {
  const nowMs = ctx.clock.nowMs()
  const order: OrderRecord = {
    ...orderOf(funding, transfer.symbol),
    id: transfer.id,
    scope: transfer.scope,
    connectionId: transfer.connectionId,
    phase: 'sending',
    reference: transfer.reference,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    isAbandoned: false,
  }
  if (!(await repositories.orders.insert(order))) throw new ApiError('invalidIntegrationToken')
  await reconcileLater(repositories, transfer, nowMs + ctx.settings.withdrawalLeaseMs)
  return order
}
