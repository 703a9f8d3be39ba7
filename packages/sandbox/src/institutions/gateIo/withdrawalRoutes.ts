import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import { behaviourRefusal } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, type SimResponse } from '../http/types.ts'
import type { Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { badValue, forbidden, gateError } from './answers.ts'
import { readOrder } from './readOrder.ts'
import { type Caller, withSignature } from './withSignature.ts'
import { balanceOf } from '../ledger/entries.ts'
import { acceptOrder } from '../withdrawals/acceptOrder.ts'
import { newNumericId } from '../withdrawals/newNumericId.ts'

const RANGE_S = 30 * 86_400
const DEFAULT_RANGE_S = 7 * 86_400
const MAX_ROWS = 500

const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, string>> = {
  awaitingApproval: 'MANUAL',
  accepted: 'REQUEST',
  sending: 'PROCES',
  completed: 'DONE',
  failed: 'CANCEL',
}

const secondsOf = (ms: number): number => Math.floor(ms / 1_000)

const grossOf = ({ amountUnits, feeUnits, asset }: Withdrawal): string =>
  formatShort(BigInt(amountUnits) + BigInt(feeUnits), assetOf(asset).decimals)

const recordModel = (w: Withdrawal) => ({
  id: w.id,
  timestamp: String(secondsOf(w.createdAtMs)),
  withdraw_order_id: w.reference,
  currency: w.asset,
  address: w.address,
  txid: w.hash ?? '',
  block_number: NATIVE_STATUS[w.status] === 'DONE' ? '17811' : '0',
  amount: grossOf(w),
  fee: formatShort(BigInt(w.feeUnits), assetOf(w.asset).decimals),
  memo: w.tag,
  status: NATIVE_STATUS[w.status],
  chain: w.network,
})

const refusals = {
  readOnlyKey: forbidden,
  restrictedRegion: () => gateError(403, 'FORBIDDEN', 'This service is not available in your region'),
  kycMissing: () => gateError(403, 'FORBIDDEN', 'KYC is required to withdraw'),
  whitelistOn: () => gateError(400, 'ADDRESS_NOT_USED', 'Address is not in the withdrawal whitelist'),
}

/**
 * `POST /withdrawals`: debits `amount` and sends it less the fee. A second call with the same id makes a second
 * withdrawal.
 */
const withdraw = (ctx: Context, { persona, request }: Caller): SimResponse => {
  const barred = behaviourRefusal(persona, refusals)
  if (barred !== undefined) return barred
  const order = readOrder(ctx, request.body)
  if ('status' in order) return order
  const { asset, amountUnits, feeUnits } = order
  const free = balanceOf(ctx.store.state, 'gateIo', persona.name, asset.symbol)
  if (free < amountUnits) return gateError(400, 'BALANCE_NOT_ENOUGH', 'Not enough balance')
  const accepted = acceptOrder(ctx, persona, {
    ...order,
    id: `w${newNumericId(ctx)}`,
    institution: 'gateIo',
    tag: order.memo,
    amountUnits: amountUnits - feeUnits,
    reference: order.orderId,
  })
  const { id, currency, amount, address, memo, status, chain, withdraw_order_id } = recordModel(accepted)
  return json(202, { id, currency, amount, address, memo, status, chain, withdraw_order_id })
}

const numberOf = (params: URLSearchParams, name: string, otherwise: number): number =>
  Number(params.get(name) ?? otherwise)

/** Newest first. */
const records = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const to = numberOf(params, 'to', secondsOf(ctx.clock.nowMs()))
  const from = numberOf(params, 'from', to - DEFAULT_RANGE_S)
  const [limit, offset] = [numberOf(params, 'limit', 100), numberOf(params, 'offset', 0)]
  if (!(to - from <= RANGE_S)) return gateError(400, 'INVALID_PARAM_VALUE', 'time range cannot exceed 30 days')
  if (!(limit >= 1 && limit <= MAX_ROWS && offset >= 0)) return badValue('limit')
  const currency = params.get('currency')
  const rows = ctx.withdrawals
    .list()
    .filter(w => w.institution === 'gateIo' && w.persona === persona.name)
    .filter(w => (currency === null || w.asset === currency) && secondsOf(w.createdAtMs) >= from)
    .filter(w => secondsOf(w.createdAtMs) <= to)
    .reverse()
  return json(200, rows.slice(offset, offset + limit).map(recordModel))
}

export const withdrawalRoutes = (ctx: Context): Route[] => [
  ['POST', '/api/v4/withdrawals', withSignature(ctx, caller => withdraw(ctx, caller))],
  ['GET', '/api/v4/wallet/withdrawals', withSignature(ctx, caller => records(ctx, caller))],
]
