import type { TSchema } from 'typebox'
import Type from 'typebox'
import { Amount, checkOf, Decimal, nullable, Text } from '../../kit/schema.ts'

/**
 * OKX's answers as `parseLossless` reads them: numbers are text here, whichever of the two OKX chose. A `code` other than
 * 0 never comes this far: the error table takes it.
 */
export interface Enveloped<T> {
  code: '0'
  data: T[]
}

const listOf = <T extends TSchema>(row: T, bounds: { minItems?: number; maxItems: number }) =>
  checkOf(Type.Object({ code: Type.Literal('0'), data: Type.Array(row, bounds) }))
const oneOf = <T extends TSchema>(row: T) => listOf(row, { minItems: 1, maxItems: 1 })

/** An amount, or the empty text that stands for none. */
const OrNone = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Literal('')])
const Short = Type.String({ maxLength: 256 })
const Optional = Type.Optional(nullable(Short))
const Milliseconds = Type.String({ pattern: '^\\d{13}$' })
const Id = Type.String({ pattern: '^[1-9]\\d{0,31}$' })

export const isTime = oneOf(Type.Object({ ts: Milliseconds }))

export const isConfiguration = oneOf(
  Type.Object({
    uid: Id,
    /** Another than `uid`: a sub-account. */
    mainUid: Id,
    /** Separated by commas: `read_only`, `trade`, `withdraw`. */
    perm: Short,
  }),
)

export const isFundingBalances = listOf(Type.Object({ ccy: Text, bal: Decimal, availBal: Decimal }), {
  maxItems: 5_000,
})

const Held = Type.Object({ ccy: Text, cashBal: Decimal, availBal: OrNone(Decimal) })
export const isTradingBalance = oneOf(Type.Object({ details: Type.Array(Held, { maxItems: 5_000 }) }))

const Chain = Type.Object({
  ccy: Text,
  /** Empty for some fiat. */
  chain: Short,
  canDep: Type.Boolean(),
  canWd: Type.Boolean(),
  fee: OrNone(Amount),
  minWd: OrNone(Amount),
  maxWd: OrNone(Amount),
  wdTickSz: OrNone(Type.String({ pattern: '^\\d{1,2}$' })),
  /** A share of the amount that is burnt. */
  burningFeeRate: Type.Optional(OrNone(Amount)),
})
export type OkxChain = Type.Static<typeof Chain>
export const isChains = listOf(Chain, { maxItems: 500 })

const Attachment = Type.Optional(nullable(Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())))
const Tags = { tag: Optional, memo: Optional, pmtId: Optional, addrEx: Attachment }
export type OkxTags = Type.Static<ReturnType<typeof Type.Object<typeof Tags>>>

const DepositAddress = Type.Object({
  ...Tags,
  ccy: Text,
  chain: Text,
  addr: Short,
  selected: Type.Optional(Type.Boolean()),
})
export const isDepositAddresses = listOf(DepositAddress, { maxItems: 1_000 })

/** What the withdraw call answers: an id, and nothing to be believed without one. */
export const isCreated = oneOf(Type.Object({ wdId: Id }))

const Shared = {
  ...Tags,
  ccy: Text,
  chain: Optional,
  amt: Amount,
  txId: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  state: Text,
  to: Optional,
  ts: Milliseconds,
}

const Sent = Type.Object({ ...Shared, wdId: Id, clientId: Optional, fee: Optional, feeCcy: Optional, note: Optional })
export type OkxSent = Type.Static<typeof Sent>
export const isSent = listOf(Sent, { maxItems: 500 })

const Received = Type.Object({ ...Shared, depId: Id, actualDepBlkConfirm: Optional })
export type OkxReceived = Type.Static<typeof Received>
export const isReceived = listOf(Received, { maxItems: 500 })
