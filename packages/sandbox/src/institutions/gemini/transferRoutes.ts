import { defined } from '@rialto/defined'

import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import { json, sha256Hex, type SimResponse } from '../http/types.ts'
import type { Deposit, Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { type Caller, privateRoute, rights } from './privateRoute.ts'
import { feeEstimate, withdraw } from './withdraw.ts'

const DEFAULT_LIMIT = 10
const MAX_ROWS = 50
/** Less than any time in milliseconds, greater than any in seconds. */
const MS_FROM = 100_000_000_000

/** Gemini documents only the first two. */
const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, string>> = {
  awaitingApproval: 'Pending',
  accepted: 'Pending',
  sending: 'Pending',
  completed: 'Complete',
  failed: 'Failed',
}

/** The number of a transfer. */
const eidOf = (id: string): number => parseInt(sha256Hex(id).slice(0, 11), 16)

const shared = ({ id, asset, network, amountUnits, hash, createdAtMs }: Withdrawal | Deposit) => ({
  timestampms: Math.floor(createdAtMs),
  eid: eidOf(id),
  currency: asset,
  amount: formatShort(BigInt(amountUnits), assetOf(asset).decimals),
  network,
  feeCurrency: asset,
  // Gemini omits the prefix.
  ...defined({ txHash: hash?.replace(/^0x/, '') }),
})

const withdrawalModel = (w: Withdrawal) => ({
  type: 'Withdrawal',
  status: NATIVE_STATUS[w.status],
  ...shared(w),
  feeAmount: formatShort(BigInt(w.feeUnits), assetOf(w.asset).decimals),
  destination: w.address,
  withdrawalId: w.id,
})

const depositModel = (d: Deposit) => ({ type: 'Deposit', status: 'Complete', ...shared(d), feeAmount: '0' })

const rowsOf = (ctx: Context, persona: string) => {
  const own = (owned: { institution: string; persona: string }) =>
    owned.institution === 'gemini' && owned.persona === persona
  return [
    ...ctx.withdrawals.list().filter(own).map(withdrawalModel),
    ...ctx.deposits.list().filter(own).map(depositModel),
  ].sort((a, b) => a.timestampms - b.timestampms || a.eid - b.eid)
}

/** The latest, or the first since `timestamp`. Both are returned newest first. */
const transfers = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const { timestamp, currency, network, limit_transfers: limit = DEFAULT_LIMIT } = params
  const most = Math.min(Number(limit), MAX_ROWS)
  const is = (wanted: unknown, value: string) =>
    wanted === undefined || String(wanted).toLowerCase() === value.toLowerCase()
  const rows = rowsOf(ctx, persona.name).filter(row => is(currency, row.currency) && is(network, row.network))
  if (timestamp === undefined) return json(200, rows.slice(-most).reverse())
  const time = Number(timestamp)
  const afterMs = time < MS_FROM ? time * 1_000 : time
  const since = rows.filter(({ timestampms }) => timestampms > afterMs)
  return json(200, since.slice(0, most).reverse())
}

/** Withdrawals and their status. The calls of v1 are deprecated and still supported. */
export const transferRoutes = (ctx: Context): Route[] => [
  privateRoute(ctx, 'POST', '/v2/transfers', rights.history, caller => transfers(ctx, caller)),
  privateRoute(ctx, 'POST', '/v1/transfers', rights.history, caller => transfers(ctx, caller)),
  privateRoute(
    ctx,
    'POST',
    '/v2/withdraw/:network/:ticker/feeEstimate',
    rights.account,
    (caller, [network = '', ticker = '']) => feeEstimate(ctx, caller, { network, ticker }),
  ),
  privateRoute(ctx, 'POST', '/v2/withdraw/:network/:ticker', rights.send, (caller, [network = '', ticker = '']) =>
    withdraw(ctx, caller, { network, ticker }),
  ),
  privateRoute(ctx, 'POST', '/v1/withdraw/:ticker', rights.send, (caller, [ticker = '']) =>
    withdraw(ctx, caller, { ticker }),
  ),
]
