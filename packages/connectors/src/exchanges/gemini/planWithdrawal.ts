import { add, compare } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import { rejectAmount } from '../../kit/orderAmount.ts'
import { rejectOrder } from '../../kit/rejectOrder.ts'
import { rejected } from '../../kit/rejection.ts'
import type { Planned } from '../../kit/withdrawOnce.ts'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { readApproved } from './readApproved.ts'
import { readRows } from './readBalances.ts'
import { readFee } from './readFee.ts'
import { readNetworks } from './readNetworks.ts'
import { decimalsOf } from './readTerms.ts'

export interface WithdrawalPlan {
  upstream: string
  address: string
}

const closed = ({ symbol }: WithdrawalOrder) =>
  rejected('networkUnsupported', `Gemini does not support ${symbol} withdrawals on this network right now`)

/** The fee comes on top of what arrives. */
const rejectFunds = async (
  context: GeminiContext,
  access: GeminiAccess,
  order: WithdrawalOrder,
  fee: string,
): Promise<WithdrawOutcome | undefined> => {
  const rows = await readRows(context, access)
  const free = rows.find(({ currency }) => currency === order.symbol)?.availableForWithdrawal ?? '0'
  const gross = add(order.amount, fee)
  return compare(free, gross) < 0
    ? rejected('insufficientFunds', `This Gemini account cannot withdraw ${gross} ${order.symbol}, fee included`)
    : undefined
}

/** Reads networks, balance, fee and approved addresses of this moment, and settles what will be asked for. Sends nothing. */
export const planWithdrawal = async (
  context: GeminiContext,
  access: GeminiAccess,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const { symbol, networkId, address, amount, tag } = order
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  if (upstream === undefined) return { refusal: closed(order) }
  const many = rejectAmount(amount, decimalsOf(networkId, symbol), 'Gemini')
  if (many !== undefined) return { refusal: many }
  if (!(await readNetworks(context, access, symbol)).includes(upstream)) return { refusal: closed(order) }
  const fee = await readFee(context, access, { symbol, upstream, address, amount, tag })
  if (fee === undefined) return { refusal: closed(order) }
  const poor = await rejectFunds(context, access, order, fee)
  if (poor !== undefined) return { refusal: poor }
  const approval = await readApproved(context, access, order, upstream)
  if (approval !== undefined && 'waits' in approval) {
    return { refusal: { kind: 'addressWhitelistRequired', howTo: approval.waits } }
  }
  return { plan: { upstream, address: approval?.address ?? address } }
}
