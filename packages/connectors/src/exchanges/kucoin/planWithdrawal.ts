import { add, compare } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawalTerms, WithdrawOutcome } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import { rejectAmount } from '../../kit/orderAmount.ts'
import { rejectOrder } from '../../kit/rejectOrder.ts'
import { rejected } from '../../kit/rejection.ts'
import type { Planned } from '../../kit/withdrawOnce.ts'
import type { KucoinContext } from './context.ts'
import { readCurrency } from './readCurrency.ts'
import { isQuota } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { KucoinKey } from './signHeaders.ts'
import { asTerms } from './terms.ts'

export interface WithdrawalPlan {
  chain: string
}

const readQuota = async (context: KucoinContext, key: KucoinKey, currency: string, chain: string) => {
  const quota = await signedRead(context, key, {
    path: '/api/v1/withdrawals/quotas',
    check: isQuota,
    parameters: { currency, chain },
  })
  if (quota.currency === currency) return quota
  throw new ConnectorError('malformed', 'KuCoin returned a currency that was not requested')
}

type Quota = Awaited<ReturnType<typeof readQuota>>

/** What this account may send now, its own fee and least among it. */
const withQuota = (terms: WithdrawalTerms, quota: Quota): WithdrawalTerms => ({
  ...terms,
  fee: quota.withdrawMinFee,
  minimum: quota.withdrawMinSize,
  decimals: Math.min(terms.decimals, Number(quota.precision)),
  enabled: terms.enabled && quota.isWithdrawEnabled,
})

const limits = (
  { symbol, amount }: WithdrawalOrder,
  terms: WithdrawalTerms,
  quota: Quota,
): WithdrawOutcome | undefined => {
  if (compare(amount, terms.minimum) < 0)
    return rejected('amountBelowMinimum', `KuCoin’s minimum withdrawal is ${terms.minimum} ${symbol}`)
  if (terms.maximum !== undefined && compare(amount, terms.maximum) > 0)
    return rejected('amountExceedsMaximum', `KuCoin’s maximum withdrawal is ${terms.maximum} ${symbol}`)
  const gross = add(amount, terms.fee)
  if (compare(gross, quota.availableAmount) > 0)
    return rejected(
      'insufficientFunds',
      `The KuCoin funding account cannot send ${gross} ${symbol}, fee included: move funds there from a trading account first`,
    )
  return compare(amount, quota.remainAmount) > 0
    ? rejected(
        'amountExceedsMaximum',
        `This KuCoin account can withdraw only ${quota.remainAmount} ${symbol} more today`,
      )
    : undefined
}

/** Everything KuCoin would refuse, and what it would round, said before anything is sent. */
export const planWithdrawal = async (
  context: KucoinContext,
  key: KucoinKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const upstream = upstreamIdOf(context.descriptor.networks, order.networkId)
  const currency = upstream === undefined ? undefined : await readCurrency(context.http, order.symbol)
  const chain = currency?.chains?.find(({ chainId }) => chainId === upstream)
  const closed = {
    refusal: rejected(
      'networkUnsupported',
      `KuCoin does not support ${order.symbol} withdrawals on this network right now`,
    ),
  }
  if (upstream === undefined || currency === undefined || chain === undefined) return closed
  const quota = await readQuota(context, key, order.symbol, upstream)
  const terms = withQuota(asTerms(order.networkId, currency, chain), quota)
  if (!terms.enabled) return closed
  const refusal = rejectAmount(order.amount, terms.decimals, 'KuCoin') ?? limits(order, terms, quota)
  return refusal === undefined ? { plan: { chain: upstream } } : { refusal }
}
