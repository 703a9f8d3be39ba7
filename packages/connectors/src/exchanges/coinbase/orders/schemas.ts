import Type from 'typebox'
import { Amount, checkOf, nullable, Text } from '../../../kit/schema.ts'

/** What goes into a path of ours. */
const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
/** Coinbase leaves decimals it has no value for empty. */
const MaybeAmount = Type.Optional(nullable(Type.String({ maxLength: 82 })))

const Order = Type.Object({
  order_id: Id,
  product_id: Text,
  client_order_id: Type.Optional(nullable(Type.String({ maxLength: 256 }))),
  side: Text,
  status: Text,
  created_time: Type.String({ minLength: 10, maxLength: 40 }),
  last_fill_time: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  time_in_force: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
  order_type: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
  filled_size: MaybeAmount,
  filled_value: MaybeAmount,
  average_filled_price: MaybeAmount,
  total_fees: MaybeAmount,
  order_configuration: Type.Record(Type.String(), Type.Unknown()),
})
export type CoinbaseOrder = Type.Static<typeof Order>

export const isOrder = checkOf(Type.Object({ order: Order }))
export const isOrderPage = checkOf(
  Type.Object({
    orders: Type.Array(Order, { maxItems: 1_000 }),
    has_next: Type.Boolean(),
    cursor: Type.Optional(Type.String({ maxLength: 400 })),
  }),
)

/** What the configuration of any kind of order may say of its size and price. */
export const isSize = checkOf(
  Type.Object({ base_size: MaybeAmount, limit_price: MaybeAmount, post_only: Type.Optional(Type.Boolean()) }),
)

/** Success is believed only with an id and our own reference. */
export const isPlaced = checkOf(
  Type.Object({
    success: Type.Literal(true),
    success_response: Type.Object({ order_id: Id, client_order_id: Type.Optional(Text) }),
  }),
)

export const isPreview = checkOf(
  Type.Object({
    order_total: Amount,
    commission_total: Amount,
    errs: Type.Array(Text, { maxItems: 50 }),
    est_average_filled_price: MaybeAmount,
  }),
)

export const isCancelled = checkOf(
  Type.Object({
    results: Type.Array(
      Type.Object({ success: Type.Boolean(), failure_reason: Type.String({ maxLength: 128 }), order_id: Id }),
      { minItems: 1, maxItems: 1 },
    ),
  }),
)

const Product = Type.Object({
  product_id: Text,
  base_currency_id: Text,
  quote_currency_id: Text,
  base_increment: Amount,
  quote_increment: Amount,
  price_increment: Type.Optional(Amount),
  quote_min_size: Amount,
  is_disabled: Type.Boolean(),
  trading_disabled: Type.Boolean(),
  view_only: Type.Optional(Type.Boolean()),
})
export type CoinbaseProduct = Type.Static<typeof Product>
export const isProduct = checkOf(Product)
export const isProductList = checkOf(Type.Object({ products: Type.Array(Product, { minItems: 1, maxItems: 5_000 }) }))
