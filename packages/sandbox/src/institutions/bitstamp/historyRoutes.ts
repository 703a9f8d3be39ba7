import { formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import { json, type SimResponse } from '../http/types.ts'
import type { Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { invalid } from './errors.ts'
import { cryptoTransaction, dateTime, numberOf, ownDeposits, ownWithdrawals, userTransaction } from './transactions.ts'
import type { Caller } from './withSignature.ts'

const STATUS: Readonly<Record<WithdrawalStatus, number>> = {
  awaitingApproval: 0,
  accepted: 1,
  sending: 1,
  completed: 2,
  failed: 4,
}
/** Currency numbers from Bitstamp's documentation, for supported currencies. */
const TYPE: Readonly<Record<string, number>> = { BTC: 1, ETH: 16, LINK: 20, USDC: 22, DAI: 27, USDT: 42 }
const DAY_S = 86_400
const MAX_S = 50_000_000
const MAX_ROWS = 1_000
const MAX_OFFSET = 200_000

const requestModel = (w: Withdrawal) => ({
  id: Number(w.id),
  datetime: dateTime(w.createdAtMs),
  type: TYPE[w.asset] ?? 0,
  currency: w.asset,
  network: w.network,
  amount: formatUnits(BigInt(w.amountUnits), assetOf(w.asset).decimals),
  status: STATUS[w.status],
  txid: w.status === 'completed' ? numberOf(w.id, w.createdAtMs) : null,
  address: w.tag === '' ? w.address : `${w.address}?dt=${w.tag}`,
  transaction_id: w.hash ?? '',
})

/** A number in the form, `fallback` if absent, `undefined` if invalid. */
const numberIn = (form: URLSearchParams, name: string, fallback: number, least: number, most: number) => {
  const text = form.get(name)
  if (text === null) return fallback
  const value = /^\d{1,12}$/.test(text) ? Number(text) : -1
  return value >= least && value <= most ? value : undefined
}

interface Slice {
  from: number
  to: number
}

const sliceOf = (form: URLSearchParams, rows: number): Slice | SimResponse => {
  const limit = numberIn(form, 'limit', rows, 1, MAX_ROWS)
  if (limit === undefined) return invalid('__all__', 'Invalid limit')
  const from = numberIn(form, 'offset', 0, 0, MAX_OFFSET)
  return from === undefined ? invalid('__all__', 'Invalid offset') : { from, to: from + limit }
}

/** By id, by age or by offset, only one of which may be given. */
export const withdrawalRequests = (ctx: Context, { persona, form }: Caller): SimResponse => {
  const own = ownWithdrawals(ctx, persona.name)
  const given = ['id', 'timedelta', 'limit'].filter(name => form.has(name))
  if (given.length > 1) return invalid('__all__', 'Too many parameters')
  if (form.has('limit') !== form.has('offset')) return invalid('__all__', 'Both limit and offset must be present')
  const id = form.get('id')
  if (id !== null) {
    return /^\d+$/.test(id)
      ? json(200, own.filter(w => w.id === id).map(requestModel))
      : invalid('__all__', 'Invalid id')
  }
  if (form.has('limit')) {
    const slice = sliceOf(form, MAX_ROWS)
    return 'status' in slice ? slice : json(200, own.slice(slice.from, slice.to).map(requestModel))
  }
  const ageS = numberIn(form, 'timedelta', DAY_S, 0, MAX_S)
  if (ageS === undefined) return invalid('__all__', 'Invalid timedelta')
  const sinceMs = ctx.clock.nowMs() - ageS * 1_000
  return json(200, own.filter(w => w.createdAtMs >= sinceMs).map(requestModel))
}

/** Withdrawals to and deposits from chains. */
export const cryptoTransactions = (ctx: Context, { persona, form }: Caller): SimResponse => {
  const slice = sliceOf(form, 100)
  if ('status' in slice) return slice
  const deposits = ownDeposits(ctx, persona.name).map(d => ({
    id: numberOf(d.id, d.createdAtMs),
    ...cryptoTransaction(d),
    status: 'COMPLETED',
  }))
  const withdrawals = ownWithdrawals(ctx, persona.name)
    .filter(({ status }) => status === 'completed')
    .map(cryptoTransaction)
  return json(200, {
    deposits: deposits.slice(slice.from, slice.to),
    withdrawals: withdrawals.slice(slice.from, slice.to),
    ripple_iou_transactions: [],
  })
}

/** All balance changes. The personas have no trades here. */
export const userTransactions = (ctx: Context, { persona, form }: Caller): SimResponse => {
  const slice = sliceOf(form, form.has('since_id') ? MAX_ROWS : 100)
  if ('status' in slice) return slice
  const sort = form.get('sort') ?? 'desc'
  if (sort !== 'asc' && sort !== 'desc') return invalid('__all__', 'Invalid sort parameter')
  const sinceId = Number(form.get('since_id') ?? 0)
  const sent = ownWithdrawals(ctx, persona.name).filter(({ status }) => status === 'completed')
  const rows = [
    ...sent.map(w => userTransaction(w, '1', w.feeUnits)),
    ...ownDeposits(ctx, persona.name).map(d => userTransaction(d, '0', '0')),
  ]
    .filter(({ id }) => id >= sinceId)
    .sort((a, b) => (sort === 'asc' ? a.id - b.id : b.id - a.id))
  return json(200, rows.slice(slice.from, slice.to))
}
