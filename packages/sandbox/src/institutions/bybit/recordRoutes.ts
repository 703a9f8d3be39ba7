import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import type { SimResponse } from '../http/types.ts'
import type { Deposit, Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { badParameter, bybitResult } from './errors.ts'
import { pageOf } from './page.ts'
import { type Caller, withSignature } from './withSignature.ts'

const RANGE_MS = 30 * 86_400_000

const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, string>> = {
  awaitingApproval: 'SecurityCheck',
  accepted: 'Pending',
  sending: 'Pending',
  completed: 'success',
  failed: 'Fail',
}

const withdrawalModel = (w: Withdrawal) => ({
  coin: w.asset,
  chain: w.network,
  amount: formatShort(BigInt(w.amountUnits), assetOf(w.asset).decimals),
  txID: w.hash ?? '',
  status: NATIVE_STATUS[w.status],
  toAddress: w.address,
  tag: w.tag,
  withdrawFee: formatShort(BigInt(w.feeUnits), assetOf(w.asset).decimals),
  createTime: String(w.createdAtMs),
  updateTime: String(w.updatedAtMs),
  withdrawId: w.id,
  withdrawType: 0,
})

/** Status 3 is success, because the sandbox credits its own payments at once. */
const depositModel = (d: Deposit) => ({
  id: d.id.replaceAll('-', ''),
  coin: d.asset,
  chain: d.network,
  amount: formatShort(BigInt(d.amountUnits), assetOf(d.asset).decimals),
  txID: d.hash,
  status: 3,
  toAddress: d.address,
  tag: d.tag ?? '',
  depositFee: '',
  successAt: String(d.createdAtMs),
  confirmations: '1',
  txIndex: '0',
  blockHash: '',
  batchReleaseLimit: '-1',
  depositType: '0',
  fromAddress: '',
})

/** `startTime` and `endTime`: less than 30 days apart. Default: the last 30 days. */
const rangeOf = (params: URLSearchParams, nowMs: number): { startMs: number; endMs: number } | undefined => {
  const number = (name: string): number | undefined => {
    const text = params.get(name)
    return text === null ? undefined : Number(text)
  }
  const start = number('startTime')
  const endMs = number('endTime') ?? (start === undefined ? nowMs : Math.min(start + RANGE_MS - 1, nowMs))
  const startMs = start ?? endMs - RANGE_MS + 1
  const fits = Number.isInteger(startMs) && Number.isInteger(endMs) && endMs - startMs < RANGE_MS
  return fits ? { startMs, endMs } : undefined
}

interface Reported {
  row: object
  id: string
  txID: string
  coin: string
  atMs: number
}

/** The rows that match the parameters, newest first. Times are compared in steps of `stepMs`. */
const answer = (
  ctx: Context,
  { params }: Caller,
  { idName, stepMs }: { idName: string; stepMs: number },
  reported: readonly Reported[],
): SimResponse => {
  const range = rangeOf(params, ctx.clock.nowMs())
  if (range === undefined) return badParameter(ctx, 'the time range is 30 days at most')
  const step = (ms: number) => Math.floor(ms / stepMs)
  const is = (name: string, value: string) => params.get(name) === null || params.get(name) === value
  const found = reported
    .filter(({ atMs }) => step(atMs) >= step(range.startMs) && step(atMs) <= step(range.endMs))
    .filter(({ id, txID, coin }) => is(idName, id) && is('txID', txID) && is('coin', coin))
    .map(({ row }) => row)
    .reverse()
  const page = pageOf(params, found)
  return page === undefined ? badParameter(ctx, 'cursor') : bybitResult(ctx, page)
}

const withdrawalRecords = (ctx: Context, caller: Caller): SimResponse => {
  const own = ctx.withdrawals.list().filter(w => w.institution === 'bybit' && w.persona === caller.persona.name)
  const reported = own.map(w => ({
    row: withdrawalModel(w),
    id: w.id,
    txID: w.hash ?? '',
    coin: w.asset,
    atMs: w.createdAtMs,
  }))
  return answer(ctx, caller, { idName: 'withdrawID', stepMs: 1 }, reported)
}

/** Bybit filters deposits by the second. */
const depositRecords = (ctx: Context, caller: Caller): SimResponse => {
  const own = ctx.deposits.list().filter(d => d.institution === 'bybit' && d.persona === caller.persona.name)
  const reported = own.map(d => ({
    row: depositModel(d),
    id: d.id.replaceAll('-', ''),
    txID: d.hash,
    coin: d.asset,
    atMs: d.createdAtMs,
  }))
  return answer(ctx, caller, { idName: 'id', stepMs: 1_000 }, reported)
}

/** Both histories. */
export const recordRoutes = (ctx: Context): Route[] => [
  ['GET', '/v5/asset/withdraw/query-record', withSignature(ctx, caller => withdrawalRecords(ctx, caller))],
  ['GET', '/v5/asset/deposit/query-record', withSignature(ctx, caller => depositRecords(ctx, caller))],
]
