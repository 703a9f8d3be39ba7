import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import type { SimResponse } from '../http/types.ts'
import type { Deposit, Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { badParameter, chainOf, okxRows } from './answers.ts'
import { type Caller, withSignature } from './withSignature.ts'

const MAX_ROWS = 100

const NATIVE_STATE: Readonly<Record<WithdrawalStatus, string>> = {
  awaitingApproval: '4',
  accepted: '0',
  sending: '1',
  completed: '2',
  failed: '-1',
}

const amountOf = (units: string, symbol: string): string => formatShort(BigInt(units), assetOf(symbol).decimals)

const withdrawalModel = (w: Withdrawal) => ({
  note: '',
  chain: chainOf(w.asset, w.network),
  fee: amountOf(w.feeUnits, w.asset),
  feeCcy: w.asset,
  ccy: w.asset,
  clientId: w.reference,
  toAddrType: '1',
  amt: amountOf(w.amountUnits, w.asset),
  txId: w.hash ?? '',
  from: 'm***@example.com',
  areaCodeFrom: '',
  to: w.address,
  areaCodeTo: '',
  state: NATIVE_STATE[w.status],
  ts: String(w.createdAtMs),
  nonTradableAsset: false,
  wdId: w.id,
})

const depositId = (d: Deposit): string => BigInt(`0x${d.id.replaceAll('-', '').slice(0, 12)}`).toString()

/** State 2: credited, and available for withdrawal. */
const depositModel = (d: Deposit) => ({
  actualDepBlkConfirm: '1',
  amt: amountOf(d.amountUnits, d.asset),
  areaCodeFrom: '',
  ccy: d.asset,
  chain: chainOf(d.asset, d.network),
  depId: depositId(d),
  from: '',
  fromWdId: '',
  state: '2',
  to: d.address,
  ts: String(d.createdAtMs),
  txId: d.hash,
})

/** Filters on one member of a row. */
const FILTERS = ['ccy', 'wdId', 'depId', 'clientId', 'txId', 'state'] as const

/** Newest first. `after` returns older rows, `before` newer ones, both without the given time. */
const answer = ({ params }: Caller, rows: readonly (object & { ts: string })[]): SimResponse => {
  const number = (name: string, otherwise: number): number => Number(params.get(name) ?? otherwise)
  const [after, before, limit] = [number('after', Infinity), number('before', 0), number('limit', MAX_ROWS)]
  if (Number.isNaN(after)) return badParameter('after')
  if (Number.isNaN(before)) return badParameter('before')
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_ROWS) return badParameter('limit')
  const type = params.get('type')
  const matches = (row: object): boolean =>
    FILTERS.every(name => params.get(name) === null || Reflect.get(row, name) === params.get(name))
  const found = rows
    .filter(row => (type === null || type === '4') && matches(row))
    .filter(({ ts }) => Number(ts) < after && Number(ts) > before)
  return okxRows(found.reverse().slice(0, limit))
}

const withdrawalHistory = (ctx: Context, caller: Caller): SimResponse => {
  const own = ctx.withdrawals.list().filter(w => w.institution === 'okx' && w.persona === caller.persona.name)
  return answer(caller, own.map(withdrawalModel))
}

const depositHistory = (ctx: Context, caller: Caller): SimResponse => {
  const own = ctx.deposits.list().filter(d => d.institution === 'okx' && d.persona === caller.persona.name)
  return answer(caller, own.map(depositModel))
}

/** Both histories. */
export const recordRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v5/asset/withdrawal-history', withSignature(ctx, caller => withdrawalHistory(ctx, caller))],
  ['GET', '/api/v5/asset/deposit-history', withSignature(ctx, caller => depositHistory(ctx, caller))],
]
