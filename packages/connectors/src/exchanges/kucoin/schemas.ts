import type { TSchema } from 'typebox'
import Type from 'typebox'
import { Amount, checkOf, nullable, Text } from '../../kit/schema.ts'

/**
 * KuCoin's answers as `parseLossless` reads them: numbers are text here, whichever of the two KuCoin chose. A `code` other
 * than 200000 never comes this far: the error table takes it.
 */
export interface Enveloped<T> {
  code: '200000'
  data: T
}

const enveloped = <T extends TSchema>(data: T) => checkOf(Type.Object({ code: Type.Literal('200000'), data }))

const Short = Type.String({ maxLength: 256 })
const ShortOrNone = Type.Optional(nullable(Short))
const Milliseconds = Type.String({ pattern: '^\\d{13}$' })
const Decimals = Type.String({ pattern: '^\\d{1,2}$' })
const OrNull = <T extends TSchema>(schema: T) => Type.Optional(nullable(schema))

export const isTime = enveloped(Milliseconds)

export const isKeyInformation = enveloped(
  Type.Object({
    uid: Type.String({ pattern: '^[1-9]\\d{0,19}$' }),
    /** Names with commas between them: `General,Spot,Transfer`. */
    permission: Short,
    isMaster: Type.Boolean(),
  }),
)

const Account = Type.Object({ currency: Text, type: Text, balance: Amount, available: Amount })
export type KucoinAccount = Type.Static<typeof Account>
export const isAccounts = enveloped(Type.Array(Account, { maxItems: 20_000 }))

const Chain = Type.Object({
  chainId: Text,
  withdrawalMinFee: OrNull(Amount),
  withdrawalMinSize: OrNull(Amount),
  /** A share of the amount. */
  withdrawFeeRate: OrNull(Amount),
  withdrawPrecision: OrNull(Decimals),
  /** Most per withdrawal. */
  maxWithdraw: OrNull(Amount),
  isWithdrawEnabled: Type.Boolean(),
  isDepositEnabled: Type.Boolean(),
})
export type KucoinChain = Type.Static<typeof Chain>

const Currency = Type.Object({
  currency: Text,
  precision: Decimals,
  /** None for what is on no chain: fiat. */
  chains: OrNull(Type.Array(Chain, { maxItems: 200 })),
})
export type KucoinCurrency = Type.Static<typeof Currency>
export const isCurrency = enveloped(nullable(Currency))

export const isQuota = enveloped(
  Type.Object({
    currency: Text,
    /** What the main account could send now. */
    availableAmount: Amount,
    /** What the day still allows. */
    remainAmount: Amount,
    withdrawMinFee: Amount,
    withdrawMinSize: Amount,
    isWithdrawEnabled: Type.Boolean(),
    precision: Decimals,
  }),
)

const DepositAddress = Type.Object({ address: Short, memo: ShortOrNone, chainId: Text, to: Text, currency: Text })
export type KucoinDepositAddress = Type.Static<typeof DepositAddress>
export const isDepositAddress = enveloped(DepositAddress)
export const isDepositAddresses = enveloped(nullable(Type.Array(DepositAddress, { maxItems: 500 })))

/** What the withdraw call answers: an id, and nothing to be believed without one. */
export const isCreated = enveloped(Type.Object({ withdrawalId: Text }))

const Movement = {
  currency: Text,
  status: Text,
  address: ShortOrNone,
  memo: ShortOrNone,
  amount: Amount,
  fee: OrNull(Amount),
  walletTxId: OrNull(Type.String({ maxLength: 512 })),
  createdAt: Milliseconds,
  updatedAt: OrNull(Milliseconds),
  remark: OrNull(Type.String({ maxLength: 1_024 })),
}

/** A withdrawal or a deposit of the lists. Deposits have no id; of withdrawals KuCoin's own examples leave it out. */
const Listed = Type.Object({ ...Movement, id: ShortOrNone, chain: ShortOrNone })
export type KucoinMovement = Type.Static<typeof Listed>
const Number = Type.String({ pattern: '^\\d{1,9}$' })
export const isMovements = enveloped(
  Type.Object({ currentPage: Number, totalPage: Number, items: Type.Array(Listed, { maxItems: 1_000 }) }),
)

/** One withdrawal by its id names its chain otherwise. */
export const isWithdrawal = enveloped(Type.Object({ ...Movement, id: Text, chainId: ShortOrNone }))
