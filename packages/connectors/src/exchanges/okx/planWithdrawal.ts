import { add, compare } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import { rejectAmount } from '../../kit/orderAmount.ts'
import { rejectOrder } from '../../kit/rejectOrder.ts'
import { rejected } from '../../kit/rejection.ts'
import type { Planned } from '../../kit/withdrawOnce.ts'
import { chainName } from './chainName.ts'
import type { OkxContext } from './context.ts'
import type { AccountRow } from './readAccounts.ts'
import { readFunding, readTrading } from './readAccounts.ts'
import { readChains } from './readChains.ts'
import type { OkxKey } from './signHeaders.ts'
import { asTerms } from './terms.ts'

export interface WithdrawalPlan {
  chain: string
  /** `address`, or `address:tag`. */
  toAddr: string
}

const limits = (order: WithdrawalOrder, terms: { minimum: string; maximum?: string }): WithdrawOutcome | undefined => {
  if (compare(order.amount, terms.minimum) < 0) {
    return rejected('amountBelowMinimum', `OKX’s minimum withdrawal is ${terms.minimum} ${order.symbol}`)
  }
  return terms.maximum !== undefined && compare(order.amount, terms.maximum) > 0
    ? rejected('amountExceedsMaximum', `OKX’s maximum withdrawal is ${terms.maximum} ${order.symbol}`)
    : undefined
}

/** Coins that lie in the trading account are the user's to move: see MAPPING.md, "Two accounts". */
const rejectFunds = async (
  context: OkxContext,
  key: OkxKey,
  symbol: string,
  gross: string,
): Promise<WithdrawOutcome | undefined> => {
  const isIt = (row: AccountRow) => row.symbol === symbol
  const funding = (await readFunding(context, key)).find(isIt)?.free ?? '0'
  if (compare(funding, gross) >= 0) return undefined
  const trading = (await readTrading(context, key)).find(isIt)?.spendable ?? '0'
  return rejected(
    'insufficientFunds',
    compare(add(funding, trading), gross) >= 0
      ? `OKX withdraws from the funding account only: move ${symbol} there from your trading account (Assets, Transfer) so that it holds at least ${gross}, fee included`
      : `This OKX account cannot withdraw ${gross} ${symbol}, fee included`,
  )
}

/** What follows a colon is the tag to OKX: an address that has one of its own would go out as another. */
const toAddrOf = ({ address, tag }: WithdrawalOrder): string | undefined => {
  if (address.includes(':') || tag?.includes(':') === true) return undefined
  return tag === undefined ? address : `${address}:${tag}`
}

/** Reads the fee and the balances of this moment, and settles what will be asked for. Sends nothing. */
export const planWithdrawal = async (
  context: OkxContext,
  key: OkxKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const toAddr = toAddrOf(order)
  if (toAddr === undefined)
    return { refusal: rejected('invalidAddress', 'OKX does not accept an address or tag that contains a colon') }
  const upstream = upstreamIdOf(context.descriptor.networks, order.networkId)
  const name = upstream === undefined ? undefined : chainName(order.symbol, upstream)
  const chains = name === undefined ? [] : await readChains(context, key, order.symbol)
  const chain = chains.find(entry => entry.chain === name)
  const terms = chain && asTerms(order.networkId, chain)
  if (chain === undefined || terms?.enabled !== true) {
    return {
      refusal: rejected(
        'networkUnsupported',
        `OKX does not support ${order.symbol} withdrawals on this network right now`,
      ),
    }
  }
  const refusal =
    rejectAmount(order.amount, terms.decimals, 'OKX') ??
    limits(order, terms) ??
    (await rejectFunds(context, key, order.symbol, add(order.amount, terms.fee)))
  return refusal === undefined ? { plan: { chain: chain.chain, toAddr } } : { refusal }
}
