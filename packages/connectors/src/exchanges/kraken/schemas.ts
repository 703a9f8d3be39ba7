import type { TSchema } from 'typebox'
import Type from 'typebox'
import { Amount, type Check, checkOf, Decimal, nullable, Text } from '../../kit/schema.ts'

/** Every answer, when it is no error: numbers have been read as text. */
export interface Answered<T> {
  result: T
}

// `T` is open here, so the compiler cannot work out what the object around it comes to.
const answered = <T extends TSchema>(result: T): Check<Answered<Type.Static<T>>> =>
  checkOf(Type.Object({ error: Type.Array(Type.String()), result })) as unknown as Check<Answered<Type.Static<T>>>

const OptionalText = Type.Optional(nullable(Type.String({ maxLength: 512 })))
/** Unix seconds, sometimes with a fraction. */
const Seconds = Type.String({ pattern: '^\\d{1,11}(\\.\\d{1,9})?$' })

export const isKeyInfo = answered(
  Type.Object({ iban: Type.String({ minLength: 4, maxLength: 64 }), permissions: Type.Array(Text, { maxItems: 100 }) }),
)

const Balance = Type.Object({
  balance: Decimal,
  hold_trade: Decimal,
  credit: Type.Optional(Decimal),
  credit_used: Type.Optional(Decimal),
})
export const isBalances = answered(Type.Record(Type.String({ maxLength: 32 }), Balance))

const Asset = Type.Object({
  altname: Text,
  decimals: Type.String({ pattern: '^\\d{1,2}$' }),
  status: Type.Optional(Text),
})
export type KrakenAsset = Type.Static<typeof Asset>
export const isAssets = answered(Type.Record(Type.String({ maxLength: 32 }), Asset))

export const isDepositMethods = answered(Type.Array(Type.Object({ method: Text }), { maxItems: 500 }))

const DepositAddress = Type.Object({
  address: Text,
  /** `0`: never. */
  expiretm: Type.Optional(Seconds),
  tag: OptionalText,
  memo: OptionalText,
})
export type KrakenDepositAddress = Type.Static<typeof DepositAddress>
export const isDepositAddresses = answered(Type.Array(DepositAddress, { maxItems: 1_000 }))

const WithdrawMethod = Type.Object({
  asset: Text,
  method: Text,
  network: OptionalText,
  minimum: Amount,
  fee: Type.Optional(nullable(Type.Object({ asset: Text, fee: Amount }))),
})
export type KrakenWithdrawMethod = Type.Static<typeof WithdrawMethod>
export const isWithdrawMethods = answered(Type.Array(WithdrawMethod, { maxItems: 2_000 }))

const SavedAddress = Type.Object({
  address: Text,
  method: Text,
  /** The name the user gave it: what a withdrawal is addressed by. */
  key: Text,
  verified: Type.Optional(Type.Boolean()),
  memo: OptionalText,
  tag: OptionalText,
})
export type KrakenSavedAddress = Type.Static<typeof SavedAddress>
export const isSavedAddresses = answered(Type.Array(SavedAddress, { maxItems: 5_000 }))

export const isWithdrawInfo = answered(Type.Object({ limit: Amount, amount: Decimal, fee: Amount }))

/** `FTQcuak-V6Za8qrWnhzTx67yYHz8Tg`: never digits alone, so a number in its place is no id. */
const Refid = Type.String({ pattern: '^(?=.*[A-Za-z])[A-Za-z0-9-]{6,64}$' })

/** What the withdraw call answers: an id, and nothing to be believed without one. */
export const isWithdrawn = answered(Type.Object({ refid: Refid }))

const Movement = Type.Object({
  asset: Text,
  method: Type.String({ maxLength: 256 }),
  network: OptionalText,
  refid: Text,
  txid: OptionalText,
  /** The address. */
  info: OptionalText,
  amount: Amount,
  fee: Type.Optional(nullable(Amount)),
  time: Seconds,
  status: Text,
  'status-prop': OptionalText,
})
export type KrakenMovement = Type.Static<typeof Movement>
export const isMovements = answered(Type.Array(Movement, { maxItems: 5_000 }))
