import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { RouteHandler } from '../http/route.ts'
import { json } from '../http/types.ts'
import type { Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { binanceError } from './errors.ts'
import { withSignature } from './withSignature.ts'

/** 0 Email Sent, 2 Awaiting Approval, 3 Rejected, 4 Processing, 5 Failure, 6 Completed. */
const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, number>> = {
  awaitingApproval: 0,
  accepted: 2,
  sending: 4,
  completed: 6,
  failed: 5,
}

const DAY_MS = 86_400_000
const MAX_RANGE_MS = 90 * DAY_MS
/** With a `withdrawOrderId` the range is shorter. */
const ORDER_RANGE_MS = 7 * DAY_MS

const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

/** `amount` is what arrives; the fee stands beside it. */
const historyModel = (w: Withdrawal) => {
  const { decimals } = assetOf(w.asset)
  return {
    id: w.id,
    amount: formatShort(BigInt(w.amountUnits), decimals),
    transactionFee: formatShort(BigInt(w.feeUnits), decimals),
    coin: w.asset,
    status: NATIVE_STATUS[w.status],
    address: w.address,
    ...(w.tag === '' ? {} : { addressTag: w.tag }),
    txId: w.hash ?? '',
    applyTime: timeText(w.createdAtMs),
    ...(w.status === 'completed' ? { completeTime: timeText(w.updatedAtMs) } : {}),
    network: w.network,
    transferType: 0,
    ...(w.reference === '' ? {} : { withdrawOrderId: w.reference }),
    info: w.failure ?? '',
    confirmNo: w.status === 'completed' ? 1 : 0,
    walletType: 0,
    txKey: '',
  }
}

const integer = (text: string | null, fallback: number): number =>
  text !== null && /^\d{1,16}$/.test(text) ? Number(text) : fallback

/** GET /sapi/v1/capital/withdraw/history: newest first. */
export const withdrawalHistory = (ctx: Context): RouteHandler =>
  withSignature(ctx, ({ persona, params }) => {
    const orderId = params.get('withdrawOrderId')
    const range = orderId === null ? MAX_RANGE_MS : ORDER_RANGE_MS
    const endMs = integer(params.get('endTime'), ctx.clock.nowMs() + DAY_MS)
    const startMs = integer(params.get('startTime'), endMs - range)
    if (endMs - startMs > range) return binanceError(-4047, `Time interval must be within 0-${range / DAY_MS} days`)
    const coin = params.get('coin')
    const status = params.get('status')
    const found = ctx.withdrawals
      .list()
      .filter(w => w.institution === 'binance' && w.persona === persona.name)
      .filter(w => w.createdAtMs >= startMs && w.createdAtMs <= endMs)
      .filter(w => (coin === null || w.asset === coin) && (orderId === null || w.reference === orderId))
      .map(historyModel)
      .filter(w => status === null || String(w.status) === status)
      .reverse()
    const offset = integer(params.get('offset'), 0)
    const limit = Math.min(integer(params.get('limit'), 1_000), 1_000)
    return json(200, found.slice(offset, offset + limit))
  })
