import Type from 'typebox'
import { Amount, checkOf, nullable, Text } from '../../kit/schema.ts'

export const isTime = checkOf(Type.Object({ serverTime: Type.Integer({ minimum: 1 }) }))

export const isRestrictions = checkOf(
  Type.Object({ enableReading: Type.Boolean(), enableWithdrawals: Type.Boolean(), ipRestrict: Type.Boolean() }),
)

const SpotBalance = Type.Object({ asset: Text, free: Amount, locked: Amount })
export const isSpotAccount = checkOf(
  Type.Object({
    uid: Type.Optional(Type.Integer({ minimum: 0 })),
    canWithdraw: Type.Boolean(),
    commissionRates: Type.Optional(Type.Object({ taker: Amount })),
    balances: Type.Array(SpotBalance, { maxItems: 5_000 }),
  }),
)

const FundingBalance = Type.Object({ asset: Text, free: Amount, locked: Amount, freeze: Amount })
export const isFundingAssets = checkOf(Type.Array(FundingBalance, { maxItems: 5_000 }))

const CoinNetwork = Type.Object({
  network: Text,
  depositEnable: Type.Boolean(),
  withdrawEnable: Type.Boolean(),
  withdrawFee: Amount,
  withdrawMin: Amount,
  withdrawMax: Amount,
  withdrawIntegerMultiple: Amount,
  busy: Type.Optional(Type.Boolean()),
})
export type BinanceNetwork = Type.Static<typeof CoinNetwork>

/** The list is checked as a list only: an oddity in a coin nobody asked for must not close the others. */
export const isCoinList = checkOf(Type.Array(Type.Object({ coin: Text }), { minItems: 1, maxItems: 20_000 }))
export const isCoin = checkOf(Type.Object({ coin: Text, networkList: Type.Array(CoinNetwork, { maxItems: 200 }) }))

export const isDepositAddress = checkOf(
  Type.Object({
    coin: Text,
    address: Text,
    tag: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
  }),
)

/** No answer is one: the call is made to be refused. */
export const isNothing = checkOf(Type.Never())

/** What the withdraw call answers: an id, and nothing to be believed without one. */
export const isApplied = checkOf(Type.Object({ id: Text }))

const Withdrawal = Type.Object({
  id: Text,
  coin: Text,
  status: Type.Integer(),
  address: Text,
  withdrawOrderId: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
  transactionFee: Type.Optional(Amount),
  txId: Type.Optional(nullable(Type.String({ maxLength: 256 }))),
  info: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
})
export type BinanceWithdrawal = Type.Static<typeof Withdrawal>
export const isWithdrawals = checkOf(Type.Array(Withdrawal, { maxItems: 1_000 }))

const OptionalText = Type.Optional(nullable(Type.String({ maxLength: 256 })))

/** A withdrawal as the history shows it; the follower of one order has no use for the rest. */
const SentTransfer = Type.Object({
  ...Withdrawal.properties,
  amount: Amount,
  network: OptionalText,
  addressTag: OptionalText,
  /** UTC, `2026-01-12 11:12:02`. */
  applyTime: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' }),
})
export type BinanceSentTransfer = Type.Static<typeof SentTransfer>
export const isSentTransfers = checkOf(Type.Array(SentTransfer, { maxItems: 1_000 }))

const ReceivedTransfer = Type.Object({
  /** Not at Binance.US. */
  id: Type.Optional(Text),
  amount: Amount,
  coin: Text,
  network: OptionalText,
  status: Type.Integer(),
  address: Type.String({ maxLength: 256 }),
  addressTag: OptionalText,
  txId: OptionalText,
  insertTime: Type.Integer({ minimum: 1 }),
})
export type BinanceReceivedTransfer = Type.Static<typeof ReceivedTransfer>
export const isReceivedTransfers = checkOf(Type.Array(ReceivedTransfer, { maxItems: 1_000 }))
