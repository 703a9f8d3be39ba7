import { formatUnits, unitsOf } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import { PRICE_DECIMALS } from '../orders/arithmetic.ts'
import type { Order } from '../state/types.ts'

/** Binance prints eight decimals for everything. */
const eight = (units: string | undefined, asset: string): string =>
  formatUnits(BigInt(units ?? '0') * 10n ** BigInt(8 - assetOf(asset).decimals), 8)

const statusOf = (order: Order): string => {
  if (order.status === 'open') return order.filledUnits === '0' ? 'NEW' : 'PARTIALLY_FILLED'
  return { filled: 'FILLED', cancelled: 'CANCELED', expired: 'EXPIRED' }[order.status]
}

const NATIVE_TIME: Readonly<Record<Order['timeInForce'], string>> = {
  gtc: 'GTC',
  postOnly: 'GTC',
  ioc: 'IOC',
  fok: 'FOK',
}

export const clientOrderIdOf = (order: Order): string => (order.reference === '' ? `web_${order.id}` : order.reference)

/** An order as `GET /api/v3/order` and `allOrders` return it. It contains no fee. */
export const orderModel = (order: Order) => ({
  symbol: `${order.base}${order.quote}`,
  orderId: Number(order.id),
  orderListId: -1,
  clientOrderId: clientOrderIdOf(order),
  price: order.limitPrice === undefined ? '0.00000000' : formatUnits(unitsOf(order.limitPrice, 8), 8),
  origQty: eight(order.baseUnits ?? order.filledUnits, order.base),
  executedQty: eight(order.filledUnits, order.base),
  cummulativeQuoteQty: eight(order.valueUnits, order.quote),
  status: statusOf(order),
  timeInForce: NATIVE_TIME[order.timeInForce],
  type: order.kind === 'market' ? 'MARKET' : order.timeInForce === 'postOnly' ? 'LIMIT_MAKER' : 'LIMIT',
  side: order.side.toUpperCase(),
  stopPrice: '0.00000000',
  icebergQty: '0.00000000',
  time: order.createdAtMs,
  updateTime: order.updatedAtMs,
  isWorking: true,
  workingTime: order.createdAtMs,
  origQuoteOrderQty: eight(order.quoteUnits, order.quote),
  selfTradePreventionMode: 'EXPIRE_MAKER',
})

const averagePrice = (order: Order): string => {
  const shift = BigInt(PRICE_DECIMALS + assetOf(order.base).decimals - assetOf(order.quote).decimals)
  const price = (BigInt(order.valueUnits) * 10n ** shift) / BigInt(order.filledUnits)
  return formatUnits(price / 10n ** BigInt(PRICE_DECIMALS - 8), 8)
}

/** A trade as `GET /api/v3/myTrades` returns it. */
export const tradeModel = (order: Order) => ({
  symbol: `${order.base}${order.quote}`,
  id: Number(order.id) + 1,
  orderId: Number(order.id),
  price: averagePrice(order),
  qty: eight(order.filledUnits, order.base),
  quoteQty: eight(order.valueUnits, order.quote),
  commission: eight(order.feeUnits, order.feeAsset),
  commissionAsset: order.feeAsset,
  time: order.updatedAtMs,
  isBuyer: order.side === 'buy',
  isMaker: false,
  isBestMatch: true,
})

/** Reply to `POST /api/v3/order`: the order and its immediate trades. */
export const placedModel = (order: Order) => {
  const { time, updateTime: _, stopPrice: _s, icebergQty: _i, isWorking: _w, ...shown } = orderModel(order)
  const fill = {
    price: order.filledUnits === '0' ? '0' : averagePrice(order),
    qty: shown.executedQty,
    commission: eight(order.feeUnits, order.feeAsset),
    commissionAsset: order.feeAsset,
    tradeId: Number(order.id) + 1,
  }
  return { ...shown, transactTime: time, fills: order.filledUnits === '0' ? [] : [fill] }
}
