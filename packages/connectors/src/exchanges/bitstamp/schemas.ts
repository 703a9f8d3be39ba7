import Type from 'typebox'
import { Amount, checkOf, Decimal, nullable, Text } from '../../kit/schema.ts'

/**
 * Bitstamp's answers as `parseLossless` reads them: numbers are text here, whichever of the two Bitstamp chose. What is an
 * error in its own form never comes this far: the error table takes it.
 */
const Id = Type.String({ pattern: '^[1-9]\\d{0,19}$' })
const Short = Type.String({ maxLength: 256 })
const Digits = Type.String({ pattern: '^\\d{1,2}$' })
const Maybe = Type.Optional(nullable(Short))

const Balance = Type.Object({ currency: Text, total: Decimal, available: Decimal })
export type BitstampBalance = Type.Static<typeof Balance>
export const isBalances = checkOf(Type.Array(Balance, { maxItems: 5_000 }))
export const isBalance = checkOf(Balance)

export const isSocketToken = checkOf(Type.Object({ user_id: Id }))

const Network = Type.Object({
  network: Text,
  /** `Enabled` or `Disabled`. */
  deposit: Text,
  withdrawal: Text,
  withdrawal_decimals: Digits,
  /** Missing where withdrawals are disabled. */
  withdrawal_minimum_amount: Type.Optional(nullable(Amount)),
})
export type BitstampNetwork = Type.Static<typeof Network>

const Currency = Type.Object({
  currency: Text,
  networks: Type.Optional(nullable(Type.Array(Network, { maxItems: 200 }))),
})
export const isCurrencies = checkOf(Type.Array(Currency, { minItems: 1, maxItems: 5_000 }))

const Fee = Type.Object({ currency: Text, network: Maybe, fee: Amount })
export const isFees = checkOf(Type.Array(Fee, { minItems: 1, maxItems: 5_000 }))

export const isDepositAddress = checkOf(Type.Object({ address: Text, destination_tag: Maybe, memo_id: Maybe }))

/** What the withdraw call answers: an id, and nothing to be believed without one. */
export const isCreated = checkOf(Type.Object({ id: Id }))

/** `2022-01-31 16:07:32`, in UTC. */
const DateTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?$' })

const Request = Type.Object({
  id: Id,
  datetime: DateTime,
  currency: Text,
  network: Maybe,
  amount: Amount,
  status: Text,
  address: Maybe,
  /** The transaction's hash. */
  transaction_id: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  /** Bitstamp's own number of the transaction, as its user transactions have it. */
  txid: Maybe,
})
export type BitstampRequest = Type.Static<typeof Request>
export const isRequests = checkOf(Type.Array(Request, { maxItems: 1_000 }))

const Deposit = Type.Object({
  id: Type.Optional(nullable(Id)),
  currency: Text,
  network: Maybe,
  destinationAddress: Maybe,
  txid: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  amount: Amount,
  /** Unix seconds. */
  datetime: Type.String({ pattern: '^\\d{9,11}$' }),
  status: Maybe,
})
export type BitstampDeposit = Type.Static<typeof Deposit>

const Unread = Type.Array(Type.Unknown(), { maxItems: 1_000 })
export const isCryptoTransactions = checkOf(
  Type.Object({
    deposits: Type.Array(Deposit, { maxItems: 1_000 }),
    withdrawals: Unread,
    ripple_iou_transactions: Type.Optional(nullable(Unread)),
  }),
)

/** The two that are read of a user transaction; its amounts stand under the names of their currencies. */
export const isUserTransactions = checkOf(Type.Array(Type.Object({ id: Id, fee: Decimal }), { maxItems: 1_000 }))
