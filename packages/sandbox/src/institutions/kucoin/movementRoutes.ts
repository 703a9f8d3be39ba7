import { formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import { sha256Hex, type SimResponse } from '../http/types.ts'
import type { Deposit, Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { chainName } from './currencyModel.ts'
import { badParameter, kucoinData } from './errors.ts'
import { type Caller, withSignature } from './withSignature.ts'

const LEAST = 10
const MAX_ROWS = 500
const USUAL = '50'

/** A numbered page, or `undefined` for an invalid number or size. */
const pageOf = <T>(params: URLSearchParams, rows: readonly T[]): object | undefined => {
  const currentPage = Number(params.get('currentPage') ?? '1')
  const pageSize = Number(params.get('pageSize') ?? USUAL)
  const isWhole = Number.isInteger(currentPage) && Number.isInteger(pageSize)
  if (!isWhole || currentPage < 1 || pageSize < LEAST || pageSize > MAX_ROWS) return undefined
  const from = (currentPage - 1) * pageSize
  const totalPage = Math.ceil(rows.length / pageSize)
  return { currentPage, pageSize, totalNum: rows.length, totalPage, items: rows.slice(from, from + pageSize) }
}

const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, string>> = {
  awaitingApproval: 'REVIEW',
  accepted: 'PROCESSING',
  sending: 'WALLET_PROCESSING',
  completed: 'SUCCESS',
  failed: 'FAILURE',
}

/** KuCoin's times are in milliseconds, truncated to whole seconds. */
const second = (ms: number): number => Math.floor(ms / 1_000) * 1_000

const text = (symbol: string, units: string): string => formatUnits(BigInt(units), assetOf(symbol).decimals)

const withdrawalModel = (w: Withdrawal) => ({
  id: w.id,
  currency: w.asset,
  chain: w.network,
  status: NATIVE_STATUS[w.status],
  address: w.address,
  memo: w.tag,
  isInner: false,
  amount: text(w.asset, w.amountUnits),
  fee: text(w.asset, w.feeUnits),
  walletTxId: w.hash ?? null,
  createdAt: second(w.createdAtMs),
  updatedAt: second(w.updatedAtMs),
  remark: w.reference,
  arrears: false,
})

/**
 * Always successful, because the sandbox credits its own payments at once. Deposits have no id, and a suffix after
 * their hash.
 */
const depositModel = (d: Deposit) => ({
  currency: d.asset,
  chain: d.network,
  status: 'SUCCESS',
  address: d.address,
  memo: d.tag ?? '',
  isInner: false,
  amount: text(d.asset, d.amountUnits),
  fee: text(d.asset, '0'),
  walletTxId: `${d.hash}@${sha256Hex(d.id).slice(0, 32)}`,
  createdAt: second(d.createdAtMs),
  updatedAt: second(d.createdAtMs),
  remark: 'Deposit',
  arrears: false,
})

interface Model {
  currency: string
  status: string
  createdAt: number
}

/** The rows that match the parameters, newest first. */
const answer = ({ params }: Caller, reported: readonly Model[]): SimResponse => {
  const number = (name: string, otherwise: number): number => Number(params.get(name) ?? otherwise)
  const [startAt, endAt] = [number('startAt', 0), number('endAt', Number.MAX_SAFE_INTEGER)]
  if (!Number.isInteger(startAt) || !Number.isInteger(endAt)) return badParameter('startAt is invalid')
  const is = (name: 'currency' | 'status', value: string) => params.get(name) === null || params.get(name) === value
  const found = reported
    .filter(({ createdAt }) => createdAt >= startAt && createdAt <= endAt)
    .filter(({ currency, status }) => is('currency', currency) && is('status', status))
    .reverse()
  const page = pageOf(params, found)
  return page === undefined ? badParameter('pageSize should not greater than 500') : kucoinData(page)
}

const ownWithdrawals = (ctx: Context, { persona }: Caller): Withdrawal[] =>
  ctx.withdrawals.list().filter(w => w.institution === 'kucoin' && w.persona === persona.name)

const oneWithdrawal = (ctx: Context, caller: Caller): SimResponse => {
  const found = ownWithdrawals(ctx, caller).find(({ id }) => id === caller.path[0])
  if (found === undefined) return badParameter('The withdrawal does not exist.')
  const { chain, updatedAt: _, arrears: __, remark, ...rest } = withdrawalModel(found)
  const cancelType = found.status === 'accepted' ? 'CANCELABLE' : 'NON_CANCELABLE'
  return kucoinData({ ...rest, chainId: chain, chainName: chainName(chain), remark, cancelType })
}

/** Deposits, withdrawals, and one withdrawal by its id. */
export const movementRoutes = (ctx: Context): Route[] => [
  [
    'GET',
    '/api/v1/withdrawals',
    withSignature(ctx, caller => answer(caller, ownWithdrawals(ctx, caller).map(withdrawalModel))),
  ],
  [
    'GET',
    '/api/v1/deposits',
    withSignature(ctx, caller => {
      const own = ctx.deposits.list().filter(d => d.institution === 'kucoin' && d.persona === caller.persona.name)
      return answer(caller, own.map(depositModel))
    }),
  ],
  ['GET', '/api/v1/withdrawals/:id', withSignature(ctx, caller => oneWithdrawal(ctx, caller))],
]
