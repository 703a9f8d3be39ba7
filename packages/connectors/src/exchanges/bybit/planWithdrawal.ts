import { add, compare } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import { rejectAmount } from '../../kit/orderAmount.ts'
import { rejectOrder } from '../../kit/rejectOrder.ts'
import { rejected } from '../../kit/rejection.ts'
import type { Planned } from '../../kit/withdrawOnce.ts'
import type { BybitContext, BybitKey } from './context.ts'
import { readBookAddress } from './readBookAddress.ts'
import { readCoin } from './readCoin.ts'
import { isWithdrawable } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import { asTerms } from './terms.ts'

/** The wallets a withdrawal draws on: both only where the first alone cannot pay. */
export type PayingWallet = 'FUND' | 'FUND,UTA'

export interface WithdrawalPlan {
  chain: string
  address: string
  accountType: PayingWallet
}

const payingWallet = async (
  context: BybitContext,
  key: BybitKey,
  symbol: string,
  gross: string,
): Promise<PayingWallet | undefined> => {
  const { withdrawableAmount } = await signedRead(context, key, {
    path: '/v5/asset/withdraw/withdrawable-amount',
    check: isWithdrawable,
    parameters: { coin: symbol },
  })
  const fund = withdrawableAmount.FUND.withdrawableAmount
  if (compare(fund, gross) >= 0) return 'FUND'
  const both = add(fund, withdrawableAmount.UTA?.withdrawableAmount ?? '0')
  return compare(both, gross) >= 0 ? 'FUND,UTA' : undefined
}

const limits = (order: WithdrawalOrder, terms: { minimum: string; maximum?: string }): WithdrawOutcome | undefined => {
  if (compare(order.amount, terms.minimum) < 0) {
    return rejected('amountBelowMinimum', `Bybit’s minimum withdrawal is ${terms.minimum} ${order.symbol}`)
  }
  return terms.maximum !== undefined && compare(order.amount, terms.maximum) > 0
    ? rejected('amountExceedsMaximum', `Bybit’s maximum withdrawal is ${terms.maximum} ${order.symbol}`)
    : undefined
}

/** Reads the fee, the balances and the address book of this moment, and settles what will be asked for. Sends nothing. */
export const planWithdrawal = async (
  context: BybitContext,
  key: BybitKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const upstream = upstreamIdOf(context.descriptor.networks, order.networkId)
  const coin = upstream === undefined ? undefined : await readCoin(context, key, order.symbol)
  const chain = coin?.chains.find(entry => entry.chain === upstream)
  const terms = coin && chain && asTerms(order.networkId, coin, chain)
  if (upstream === undefined || terms?.enabled !== true) {
    return {
      refusal: rejected(
        'networkUnsupported',
        `Bybit does not support ${order.symbol} withdrawals on this network right now`,
      ),
    }
  }
  const refusal = rejectAmount(order.amount, terms.decimals, 'Bybit') ?? limits(order, terms)
  if (refusal !== undefined) return { refusal }
  const gross = add(order.amount, terms.fee)
  const accountType = await payingWallet(context, key, order.symbol, gross)
  if (accountType === undefined) {
    const message = `This Bybit account cannot withdraw ${gross} ${order.symbol}, fee included`
    return { refusal: rejected('insufficientFunds', message) }
  }
  return { plan: { chain: upstream, address: await readBookAddress(context, key, order, upstream), accountType } }
}
