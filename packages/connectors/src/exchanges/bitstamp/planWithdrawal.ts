import { add, compare } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawalTerms, WithdrawOutcome } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import { rejectAmount } from '../../kit/orderAmount.ts'
import { rejectOrder } from '../../kit/rejectOrder.ts'
import { rejected } from '../../kit/rejection.ts'
import type { Planned } from '../../kit/withdrawOnce.ts'
import type { BitstampContext } from './context.ts'
import { asRow } from './readRows.ts'
import { readTerms } from './readTerms.ts'
import { isBalance } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { BitstampKey } from './signRequest.ts'
import { tagParameter } from './tagParameter.ts'

export interface WithdrawalPlan {
  path: string
  parameters: Readonly<Record<string, string>>
}

const rejectByTerms = (order: WithdrawalOrder, terms: WithdrawalTerms | undefined): WithdrawOutcome | undefined => {
  if (terms?.enabled !== true) {
    return rejected(
      'networkUnsupported',
      `Bitstamp does not support ${order.symbol} withdrawals on this network right now`,
    )
  }
  const wrong = rejectAmount(order.amount, terms.decimals, 'Bitstamp')
  if (wrong !== undefined) return wrong
  return compare(order.amount, terms.minimum) < 0
    ? rejected('amountBelowMinimum', `Bitstamp’s minimum withdrawal is ${terms.minimum} ${order.symbol}`)
    : undefined
}

const rejectByFunds = async (
  context: BitstampContext,
  key: BitstampKey,
  symbol: string,
  gross: string,
): Promise<WithdrawOutcome | undefined> => {
  const path = `account_balances/${symbol.toLowerCase()}`
  const row = asRow(await signedRead(context, key, { path, check: isBalance }))
  if (row.symbol !== symbol) throw new ConnectorError('malformed', 'Bitstamp returned a different currency')
  return compare(row.free, gross) < 0
    ? rejected('insufficientFunds', `Insufficient ${symbol} balance at Bitstamp (${gross} needed, fee included)`)
    : undefined
}

/** Reads fee, limits and balance of this moment, and settles what will be asked for. Sends nothing. */
export const planWithdrawal = async (
  context: BitstampContext,
  key: BitstampKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const { symbol, amount, address } = order
  const network = upstreamIdOf(context.descriptor.networks, order.networkId)
  const all = network === undefined ? [] : await readTerms(context, key, symbol)
  const terms = all.find(({ networkId }) => networkId === order.networkId.toLowerCase())
  const barred = rejectByTerms(order, terms)
  if (barred !== undefined || network === undefined || terms === undefined) {
    return { refusal: barred ?? rejected('networkUnsupported', 'Bitstamp does not support this network') }
  }
  const tag = tagParameter(network, order.tag)
  if (tag === undefined) return { refusal: rejected('invalidAddress', 'Invalid memo or tag for this network') }
  const refusal = await rejectByFunds(context, key, symbol, add(amount, terms.fee))
  if (refusal !== undefined) return { refusal }
  return { plan: { path: `${symbol.toLowerCase()}_withdrawal`, parameters: { amount, address, network, ...tag } } }
}
