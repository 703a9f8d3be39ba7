import type { RejectionReason } from './connectorError.ts'
import type { Credentials } from './credentials.ts'

/**
 * A connector's trading operations. Amounts are decimal strings in whole units, prices are per `symbol` in
 * `paymentSymbol`, times are Unix milliseconds.
 */

export type OrderSide = 'buy' | 'sell'
export type TimeInForce = 'goodTillCanceled' | 'immediateOrCancel' | 'fillOrKill' | 'postOnly'
/** Which of the two an order's amount counts. */
export type AmountUnit = 'symbol' | 'paymentSymbol'

/** `inProgress` includes every unrecognized status. `inProgress`, `partiallyFilled` and `unknown` are not final. */
export type OrderStatus =
  | 'inProgress'
  | 'partiallyFilled'
  | 'success'
  | 'cancelled'
  | 'rejected'
  | 'failed'
  | 'expired'
  | 'unknown'

export interface Market {
  symbol: string
  paymentSymbol: string
  paymentIsFiat: boolean
}

/** How orders of one kind may be placed. */
export interface OrderRules {
  timeInForce: readonly TimeInForce[]
  amountIn: Readonly<Record<OrderSide, readonly AmountUnit[]>>
}

export interface TradingFeatures {
  markets: readonly Market[]
  /** Maximum number of orders per market in the history, if it is limited. */
  historyLimit?: number
}

export interface MarketInfo {
  isOpen: boolean
  /** Least value of an order, in `paymentSymbol`. */
  minimumValue: string
  /** Most decimals of an amount of `symbol`. */
  decimals: number
  /** Most decimals of a price. */
  priceDecimals: number
}

export interface NewOrder {
  side: OrderSide
  symbol: string
  paymentSymbol: string
  /** Kind of the payment currency according to the client: a market with the other kind does not match. */
  paymentIsFiat: boolean
  kind: 'market' | 'limit'
  amount: string
  amountIn: AmountUnit
  /** Limit orders only. */
  price?: string
  timeInForce: TimeInForce
}

export interface OrderToPlace extends NewOrder {
  /** Our reference, committed before the call. */
  reference: string
  /** The call must not leave at or after this; see `WithdrawalOrder`. */
  notAfterMs: number
}

type OrderRejection = { kind: 'rejected'; reason: RejectionReason; message: string; upstreamCode?: string }

/** Outcome of the one call. Only `accepted` created an order; only `unknown` may have. */
export type PlaceOutcome =
  | { kind: 'accepted'; upstreamId: string }
  | OrderRejection
  | { kind: 'unknown'; message: string }

export type OrderEstimate = { kind: 'fits'; feeText?: string; fee?: string; price?: string } | OrderRejection

/** An order as the institution returns it. */
export interface FoundOrder {
  /** Id of the order, with its market if the institution's own ids are not unique. */
  upstreamId: string
  /** The client's reference at the institution. */
  reference?: string
  side: OrderSide | 'unknown'
  symbol: string
  paymentSymbol: string
  paymentIsFiat: boolean
  kind: 'market' | 'limit' | 'stopLoss' | 'stopLimit' | 'takeProfit' | 'unknown'
  timeInForce: TimeInForce | 'unknown'
  status: OrderStatus
  /** The institution's own status. */
  upstreamStatus: string
  amount?: string
  price?: string
  value?: string
  fee?: string
  /** All that the institution took for it, by asset. Absent where it does not say. */
  charged?: { symbol: string; amount: string }[]
  createdAtMs: number
  updatedAtMs: number
}

export interface OrderPage {
  /** Newest first. */
  orders: FoundOrder[]
  /** The connector's own cursor of the next page. Absent on the last page. */
  next?: string
}

/** Names an order: by the institution's id, or by our reference and the market it was for. */
export type OrderKey =
  | { upstreamId: string }
  | { reference: string; symbol: string; paymentSymbol: string; sinceMs: number }

/** An institution's order types and limits, as data of its descriptor. */
export interface OrderOffer {
  market: OrderRules
  limit: OrderRules
  /**
   * The amount from which the fee of a purchase is taken: the spent or the received one. The fee of a sale is always
   * taken from the received amount.
   */
  purchaseFeeFrom: 'spent' | 'received'
  /** As `WithdrawalRules.notCreatedAfterMs`. */
  notCreatedAfterMs: number
}

export interface Orders {
  features(credentials: Credentials): Promise<TradingFeatures>
  /** Undefined if the market does not exist. */
  symbolInfo(
    credentials: Credentials,
    market: Pick<Market, 'symbol' | 'paymentSymbol'>,
  ): Promise<MarketInfo | undefined>
  /** Estimates the order without placing it. */
  preview(credentials: Credentials, order: NewOrder): Promise<OrderEstimate>
  /** Calls the institution exactly once. Never throws once the request may have left. */
  place(credentials: Credentials, order: OrderToPlace): Promise<PlaceOutcome>
  /** `undefined`: no trace of it. Throws `ConnectorError` if the institution could not be queried. */
  find(credentials: Credentials, key: OrderKey): Promise<FoundOrder | undefined>
  /**
   * Newest first. `markets` are the markets that we know were traded. An institution that lists one market at a time
   * lists these, and those of the account's holdings.
   */
  list(
    credentials: Credentials,
    input: {
      count: number
      cursor?: string
      fromMs?: number
      markets: readonly Pick<Market, 'symbol' | 'paymentSymbol'>[]
    },
  ): Promise<OrderPage>
  /** Requests cancellation. May be called again; `find` returns what became of it. */
  cancel(credentials: Credentials, upstreamId: string): Promise<void>
}
