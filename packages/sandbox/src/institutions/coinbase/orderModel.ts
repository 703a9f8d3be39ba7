import { formatShort, formatUnits } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import { PRICE_DECIMALS } from '../orders/arithmetic.ts'
import type { Order, OrderStatus } from '../state/types.ts'
import { stableUuid } from '../http/types.ts'

const NATIVE_STATUS: Readonly<Record<OrderStatus, string>> = {
  open: 'OPEN',
  filled: 'FILLED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
}

const NATIVE_TIME: Readonly<Record<Order['timeInForce'], string>> = {
  gtc: 'GOOD_UNTIL_CANCELLED',
  postOnly: 'GOOD_UNTIL_CANCELLED',
  ioc: 'IMMEDIATE_OR_CANCEL',
  fok: 'FILL_OR_KILL',
}

const CONFIGURATION: Readonly<Record<Order['timeInForce'], string>> = {
  gtc: 'limit_limit_gtc',
  postOnly: 'limit_limit_gtc',
  ioc: 'sor_limit_ioc',
  fok: 'limit_limit_fok',
}

const configurationOf = (order: Order, base: (units: string) => string, quote: (units: string) => string) => {
  const size =
    order.baseUnits === undefined
      ? { quote_size: quote(order.quoteUnits ?? '0') }
      : { base_size: base(order.baseUnits) }
  if (order.kind === 'market') return { market_market_ioc: size }
  const post = order.timeInForce === 'gtc' || order.timeInForce === 'postOnly'
  return {
    [CONFIGURATION[order.timeInForce]]: {
      ...size,
      limit_price: order.limitPrice ?? '0',
      ...(post ? { post_only: order.timeInForce === 'postOnly' } : {}),
    },
  }
}

/** Average price per unit, with twelve decimals. */
const averagePrice = (order: Order): string => {
  const filled = BigInt(order.filledUnits)
  if (filled === 0n) return '0'
  const shift = BigInt(PRICE_DECIMALS + assetOf(order.base).decimals - assetOf(order.quote).decimals)
  return formatShort((BigInt(order.valueUnits) * 10n ** shift) / filled, PRICE_DECIMALS)
}

const percentage = (order: Order): string => {
  if (order.status === 'filled') return '100'
  const wanted = BigInt(order.baseUnits ?? '0')
  return wanted === 0n ? '0' : ((BigInt(order.filledUnits) * 100n) / wanted).toString()
}

/** The same in every order. */
const constants = {
  fee: '',
  pending_cancel: false,
  trigger_status: 'INVALID_ORDER_TYPE',
  reject_reason: 'REJECT_REASON_UNSPECIFIED',
  product_type: 'SPOT',
  reject_message: '',
  order_placement_source: 'RETAIL_ADVANCED',
  is_liquidation: false,
  edit_history: [],
  leverage: '',
  margin_type: 'UNKNOWN_MARGIN_TYPE',
}

const fillsOf = (order: Order, base: (units: string) => string) => {
  const isFilled = order.filledUnits !== '0'
  return {
    completion_percentage: percentage(order),
    filled_size: base(order.filledUnits),
    average_filled_price: averagePrice(order),
    number_of_fills: isFilled ? '1' : '0',
    last_fill_time: isFilled ? new Date(order.updatedAtMs).toISOString() : null,
  }
}

/** An order in the brokerage API's format. */
export const orderModel = (order: Order) => {
  const base = (units: string) => formatShort(BigInt(units), assetOf(order.base).decimals)
  const quote = (units: string) => formatUnits(BigInt(units), assetOf(order.quote).decimals)
  const total = BigInt(order.valueUnits) + (order.side === 'buy' ? 1n : -1n) * BigInt(order.feeUnits)
  return {
    order_id: order.id,
    product_id: `${order.base}-${order.quote}`,
    user_id: stableUuid(`coinbase/user/${order.persona}`),
    order_configuration: configurationOf(order, base, quote),
    side: order.side.toUpperCase(),
    client_order_id: order.reference === '' ? order.id : order.reference,
    status: NATIVE_STATUS[order.status],
    time_in_force: order.kind === 'market' ? 'IMMEDIATE_OR_CANCEL' : NATIVE_TIME[order.timeInForce],
    created_time: new Date(order.createdAtMs).toISOString(),
    ...fillsOf(order, base),
    filled_value: quote(order.valueUnits),
    size_in_quote: order.baseUnits === undefined,
    total_fees: quote(order.feeUnits),
    size_inclusive_of_fees: order.baseUnits === undefined,
    total_value_after_fees: quote(total.toString()),
    order_type: order.kind.toUpperCase(),
    settled: order.status === 'filled',
    cancel_message: order.status === 'cancelled' ? 'User requested cancel' : '',
    outstanding_hold_amount: order.side === 'buy' ? quote(order.heldUnits) : base(order.heldUnits),
    ...constants,
  }
}
