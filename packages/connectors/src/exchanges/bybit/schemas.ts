import type { TSchema } from 'typebox'
import Type from 'typebox'
import { Amount, checkOf, Decimal, nullable, Text } from '../../kit/schema.ts'

/**
 * Bybit's answers as `parseLossless` reads them: numbers are text here, whichever of the two Bybit chose. `retCode` other
 * than 0 never comes this far: the error table takes it.
 */
export interface Enveloped<T> {
  retCode: '0'
  result: T
}

const enveloped = <T extends TSchema>(result: T) => checkOf(Type.Object({ retCode: Type.Literal('0'), result }))

/** An amount, or the empty text that stands for none. */
const OrNone = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Literal('')])
const Short = Type.String({ maxLength: 256 })
const Milliseconds = Type.String({ pattern: '^\\d{13}$' })

export const isTime = checkOf(Type.Object({ retCode: Type.Literal('0'), time: Milliseconds }))

export const isKeyInformation = enveloped(
  Type.Object({
    userID: Type.String({ pattern: '^[1-9]\\d{0,19}$' }),
    /** 0: read and write. */
    readOnly: Type.String({ pattern: '^\\d$' }),
    isMaster: Type.Boolean(),
    permissions: Type.Object({ Wallet: Type.Array(Text, { maxItems: 50 }) }),
  }),
)

const FundBalance = Type.Object({ coin: Text, walletBalance: Decimal, transferBalance: Decimal })
export const isFundBalances = enveloped(
  Type.Object({ accountType: Type.Literal('FUND'), balance: Type.Array(FundBalance, { maxItems: 5_000 }) }),
)

const UnifiedBalance = Type.Object({ coin: Text, walletBalance: Decimal })
const UnifiedWallet = Type.Object({
  accountType: Type.Literal('UNIFIED'),
  coin: Type.Array(UnifiedBalance, { maxItems: 5_000 }),
})
export const isUnifiedWallet = enveloped(Type.Object({ list: Type.Array(UnifiedWallet, { minItems: 1, maxItems: 1 }) }))

/** What can leave the unified wallet, per coin asked for. */
export const isTransferable = enveloped(
  Type.Object({ availableWithdrawalMap: Type.Record(Type.String({ maxLength: 64 }), OrNone(Decimal)) }),
)

const Withdrawable = Type.Object({ withdrawableAmount: Decimal })
export const isWithdrawable = enveloped(
  Type.Object({ withdrawableAmount: Type.Object({ FUND: Withdrawable, UTA: Type.Optional(Withdrawable) }) }),
)

const Chain = Type.Object({
  chain: Text,
  /** Empty: this coin does not leave here. */
  withdrawFee: OrNone(Amount),
  withdrawMin: OrNone(Amount),
  minAccuracy: Type.String({ pattern: '^\\d{1,2}$' }),
  /** 1: open. */
  chainDeposit: Text,
  chainWithdraw: Text,
  withdrawPercentageFee: Type.Optional(OrNone(Amount)),
})
export type BybitChain = Type.Static<typeof Chain>

const Coin = Type.Object({
  coin: Text,
  /** Most per withdrawal. */
  remainAmount: OrNone(Decimal),
  chains: Type.Array(Chain, { maxItems: 200 }),
})
export type BybitCoin = Type.Static<typeof Coin>
export const isCoins = enveloped(Type.Object({ rows: Type.Array(Coin, { maxItems: 50 }) }))

const DepositChain = Type.Object({ chain: Text, addressDeposit: Short, tagDeposit: Type.Optional(nullable(Short)) })
export const isDepositAddresses = enveloped(
  Type.Object({ coin: Text, chains: Type.Array(DepositChain, { maxItems: 200 }) }),
)

const Cursor = Type.Optional(nullable(Type.String({ maxLength: 512 })))
const pageOf = <T extends TSchema>(row: T) =>
  enveloped(Type.Object({ rows: Type.Array(row, { maxItems: 500 }), nextPageCursor: Cursor }))

const BookEntry = Type.Object({ address: Short, chain: Short, tag: Type.Optional(nullable(Short)) })
export const isAddressBook = pageOf(BookEntry)

/** What the withdraw call answers: an id, and nothing to be believed without one. */
export const isCreated = enveloped(Type.Object({ id: Text }))

const Shared = {
  coin: Text,
  chain: Type.Optional(nullable(Short)),
  amount: Amount,
  txID: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  status: Text,
  toAddress: Type.Optional(nullable(Short)),
  tag: Type.Optional(nullable(Short)),
}

const Sent = Type.Object({
  ...Shared,
  withdrawId: Text,
  withdrawFee: Type.Optional(OrNone(Amount)),
  createTime: Milliseconds,
  updateTime: Type.Optional(OrNone(Milliseconds)),
})
export type BybitSent = Type.Static<typeof Sent>
export const isSentPage = pageOf(Sent)

const Received = Type.Object({
  ...Shared,
  id: Text,
  depositFee: Type.Optional(OrNone(Amount)),
  /** When it last changed; empty or 0 while it has not been credited. */
  successAt: Type.Optional(nullable(Type.String({ pattern: '^(\\d{13}|0)?$' }))),
  confirmations: Type.Optional(nullable(Short)),
  fromAddress: Type.Optional(nullable(Short)),
})
export type BybitReceived = Type.Static<typeof Received>
export const isReceivedPage = pageOf(Received)
