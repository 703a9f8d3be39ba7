import { add, compare, isZero } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import { decimalPlaces, rejectAmount } from '../../kit/orderAmount.ts'
import { rejectOrder } from '../../kit/rejectOrder.ts'
import { rejected } from '../../kit/rejection.ts'
import type { Planned } from '../../kit/withdrawOnce.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import { readCoin } from './readCoin.ts'
import type { WalletRow } from './readWallets.ts'
import { readWallets } from './readWallets.ts'
import type { BinanceNetwork } from './schemas.ts'
import { stepDecimals } from './terms.ts'

export interface WithdrawalPlan {
  network: string
  /** Debited: Binance takes its fee out of it, and the rest arrives. */
  gross: string
  /** 0 spot, 1 funding. */
  walletType: '0' | '1'
}

const limits = (
  name: string,
  network: BinanceNetwork,
  order: WithdrawalOrder,
  gross: string,
): WithdrawOutcome | undefined => {
  if (decimalPlaces(gross) > stepDecimals(network)) {
    return rejected('refused', `${name}’s fee and increment do not allow exactly this amount to arrive`)
  }
  if (compare(gross, network.withdrawMin) < 0) {
    return rejected(
      'amountBelowMinimum',
      `${name}’s minimum withdrawal is ${network.withdrawMin} ${order.symbol}, fee included`,
    )
  }
  return !isZero(network.withdrawMax) && compare(gross, network.withdrawMax) > 0
    ? rejected(
        'amountExceedsMaximum',
        `${name}’s maximum withdrawal is ${network.withdrawMax} ${order.symbol}, fee included`,
      )
    : undefined
}

/** The wallet that alone can pay, spot first. */
const payingWallet = (row: WalletRow | undefined, gross: string): '0' | '1' | undefined => {
  if (row === undefined) return undefined
  if (compare(row.spotFree, gross) >= 0) return '0'
  return compare(row.fundingFree, gross) >= 0 ? '1' : undefined
}

/** Reads the fee and the balances of this moment, and settles what will be asked for. Sends nothing. */
export const planWithdrawal = async (
  context: BinanceContext,
  key: BinanceKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const { name } = context.variant
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const upstreamId = upstreamIdOf(context.descriptor.networks, order.networkId)
  const listed = upstreamId === undefined ? [] : await readCoin(context, key, order.symbol)
  const network = listed.find(entry => entry.network === upstreamId && entry.withdrawEnable)
  if (network === undefined) {
    return {
      refusal: rejected(
        'networkUnsupported',
        `${name} does not support ${order.symbol} withdrawals on this network right now`,
      ),
    }
  }
  const wrong = rejectAmount(order.amount, stepDecimals(network), name)
  if (wrong !== undefined) return { refusal: wrong }
  const gross = add(order.amount, network.withdrawFee)
  const refusal = limits(name, network, order, gross)
  if (refusal !== undefined) return { refusal }
  const row = (await readWallets(context, key)).find(({ symbol }) => symbol === order.symbol)
  const walletType = payingWallet(row, gross)
  if (walletType === undefined) {
    return {
      refusal: rejected(
        'insufficientFunds',
        `Insufficient ${order.symbol} balance at ${name} (${gross} needed in one wallet)`,
      ),
    }
  }
  return { plan: { network: network.network, gross, walletType } }
}
