import { compare, divide, isZero, multiply, roundDown } from '@rialto/catalog'

import { defined } from '@rialto/defined'

import type { Connector } from '../../connections/connector.ts'
import type { NewOrder, OrderOffer, OrderSide } from '../../connections/orders.ts'
import type { Connection } from '../../connections/ports.ts'
import { connectorOf, readWithCredentials } from '../../connections/withCredentials.ts'
import type { ConnectionContext } from '../../context.ts'
import { ordersOf } from '../../orders/tradingConnection.ts'
import { type ConversionQuote, marketOf } from './conversion.ts'

interface QuoteInput {
  from: string
  to: string
  isPurchase: boolean
  /** In `from`. */
  available: string
  /** Value to obtain in dollars, if known. */
  wantedUsd: string | undefined
  /** USD per unit of `from`, `to`. */
  priceUsd: { from: string | undefined; to: string | undefined }
}

/** An exchange converts if it accepts fill-or-kill orders. */
export const convertsAt = ({ descriptor, orders }: Connector): boolean =>
  orders !== undefined && descriptor.orders !== undefined && takesWholeOrders(descriptor.orders)

const takesWholeOrders = ({ limit }: OrderOffer): boolean =>
  limit.timeInForce.includes('fillOrKill') &&
  limit.amountIn.buy.includes('symbol') &&
  limit.amountIn.sell.includes('symbol')

/**
 * The exchange's current price for converting one asset of the account into another. Undefined if the exchange has no
 * market for the two, or states no fee. Places no order.
 */
export const readQuote = async (
  ctx: ConnectionContext,
  connection: Connection,
  input: QuoteInput,
): Promise<ConversionQuote | undefined> => {
  const connector = connectorOf(ctx, connection)
  if (!convertsAt(connector)) return undefined
  const feeFrom = connector.descriptor.orders?.purchaseFeeFrom
  // Money is always the quote asset of a market. Of two coins, either may be.
  const sides: readonly OrderSide[] = input.isPurchase ? ['buy'] : ['sell', 'buy']
  for (const side of sides) {
    const quote = await readSide(ctx, connection, input, side)
    if (quote) return { ...quote, ...defined({ feeFrom }) }
  }
  return undefined
}

/** Decimals of a fee's ratio. */
const ratePlaces = 8

const readSide = async (
  ctx: ConnectionContext,
  connection: Connection,
  input: QuoteInput,
  side: OrderSide,
): Promise<ConversionQuote | undefined> => {
  const { from, to, isPurchase } = input
  const market = marketOf({ side, from, kind: isPurchase ? 'purchase' : 'conversion' }, to)
  const info = await readWithCredentials(ctx, connection, (connector, credentials) =>
    ordersOf(connector).symbolInfo(credentials, market),
  )
  if (!info?.isOpen) return undefined
  const amount = probeAmount(input, side, info.decimals)
  if (amount === undefined || isZero(amount)) return undefined
  const order: NewOrder = {
    ...market,
    side,
    kind: 'market',
    amount,
    amountIn: 'symbol',
    timeInForce: 'immediateOrCancel',
  }
  const estimate = await readWithCredentials(ctx, connection, (connector, credentials) =>
    ordersOf(connector).preview(credentials, order),
  )
  if (estimate.kind === 'rejected' || estimate.price === undefined || estimate.fee === undefined) return undefined
  if (compare(estimate.price, '0') <= 0) return undefined
  return {
    from,
    to,
    side,
    isPurchase,
    price: estimate.price,
    feeRate: divide(estimate.fee, multiply(amount, estimate.price), ratePlaces, 'up'),
    minimumValue: info.minimumValue,
    decimals: info.decimals,
    priceDecimals: info.priceDecimals,
  }
}

/**
 * Amount of the order used to request a quote, in units of the base asset: about the wanted amount, and always well
 * within the balance, so that the institution returns a price instead of an insufficient balance.
 */
const probeAmount = (
  { available, wantedUsd, priceUsd }: QuoteInput,
  side: OrderSide,
  decimals: number,
): string | undefined => {
  if (priceUsd.from === undefined || isZero(priceUsd.from)) return undefined
  const most = multiply(available, '0.9')
  const wanted = wantedUsd === undefined ? multiply(available, '0.5') : divide(wantedUsd, priceUsd.from, 18, 'up')
  const spent = compare(wanted, most) < 0 ? wanted : most
  if (side === 'sell') return roundDown(spent, decimals)
  if (priceUsd.to === undefined || isZero(priceUsd.to)) return undefined
  return divide(multiply(roundDown(spent, 18), priceUsd.from), priceUsd.to, decimals, 'down')
}
