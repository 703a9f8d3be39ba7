import { add, compare, parseDecimal } from '@rialto/catalog'
import { Amount, checkOf, Text } from '@rialto/contract'
import { ConnectorError, type FoundOrder } from '@rialto/core'
import Type from 'typebox'

import { signedRead } from '../../../kit/signing/signedRead.ts'
import type { BinanceContext, BinanceKey } from '../api.ts'
import { marketName } from './markets.ts'
import { OrderId, readUpstreamId } from './placeOrder.ts'

/** The largest page of trades. The fee of an order with more trades is unknown. */
const limit = 1_000

const Trade = Type.Object({ orderId: OrderId, qty: Amount, commission: Amount, commissionAsset: Text })
const isTrades = checkOf(Type.Array(Trade, { maxItems: limit }))

const sumBy = (trades: readonly Type.Static<typeof Trade>[]): NonNullable<FoundOrder['charged']> => {
  const sums = new Map<string, string>()
  for (const { commission, commissionAsset } of trades)
    sums.set(commissionAsset, add(sums.get(commissionAsset) ?? '0', parseDecimal(commission) ?? '0'))
  return [...sums].map(([symbol, amount]) => ({ symbol, amount }))
}

/**
 * Binance's fee for a filled order. Binance's orders do not contain the fee, but their trades do, in the asset that
 * was charged (which may be BNB). Undefined if some trades are missing or cannot be read now.
 */
export const readCommission = async (
  context: BinanceContext,
  key: BinanceKey,
  { upstreamId, amount }: Pick<FoundOrder, 'upstreamId' | 'amount'>,
): Promise<FoundOrder['charged']> => {
  const named = readUpstreamId(upstreamId)
  if (!named) return undefined
  const parameters = { symbol: marketName(named.pair), orderId: named.orderId, limit: String(limit) }
  try {
    const trades = await signedRead(context, key, { path: '/api/v3/myTrades', check: isTrades, parameters })
    if (trades.some(({ orderId }) => String(orderId) !== named.orderId)) return undefined
    const traded = trades.reduce((sum, { qty }) => add(sum, qty), '0')
    return compare(traded, amount ?? '0') === 0 ? sumBy(trades) : undefined
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}
