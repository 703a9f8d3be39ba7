import { formatShort } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import type { RouteHandler } from '../http/route.ts'
import { json } from '../http/types.ts'
import type { Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { readWindow } from './readWindow.ts'
import { withSignature } from './withSignature.ts'
import type { VariantContext } from './variants.ts'

/** 0 Email Sent, 2 Awaiting Approval, 3 Rejected, 4 Processing, 5 Failure, 6 Completed. */
const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, number>> = {
  awaitingApproval: 0,
  accepted: 2,
  sending: 4,
  completed: 6,
  failed: 5,
}

/** The range is shorter with a `withdrawOrderId`. */
const ORDER_RANGE_MS = 7 * 86_400_000

const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

/** `amount` is the received amount, without the fee. */
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

/** GET /sapi/v1/capital/withdraw/history: newest first. */
export const withdrawalHistory = (ctx: VariantContext): RouteHandler =>
  withSignature(ctx, ({ persona, params }) => {
    const orderId = params.get('withdrawOrderId')
    const window = readWindow(params, ctx.clock.nowMs(), orderId === null ? undefined : ORDER_RANGE_MS)
    if ('status' in window) return window
    const coin = params.get('coin')
    const status = params.get('status')
    const found = ctx.withdrawals
      .list()
      .filter(w => w.institution === ctx.variant.name && w.persona === persona.name)
      .filter(w => window.holds(w.createdAtMs))
      .filter(w => (coin === null || w.asset === coin) && (orderId === null || w.reference === orderId))
      .map(historyModel)
      .filter(w => status === null || String(w.status) === status)
      .reverse()
    return json(200, window.page(found))
  })
