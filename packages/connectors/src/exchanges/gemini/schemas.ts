import Type from 'typebox'
import { Amount, checkOf, nullable, Text } from '../../kit/schema.ts'

/** Gemini's answers as `parseLossless` reads them: numbers are text here, whichever of the two Gemini chose. */
const Milliseconds = Type.String({ pattern: '^\\d{13}$' })
const Short = Type.Optional(nullable(Type.String({ maxLength: 256 })))

export const isRoles = checkOf(
  Type.Object({ isAuditor: Type.Boolean(), isFundManager: Type.Boolean(), isTrader: Type.Boolean() }),
)

const User = Type.Object({ name: Short, status: Short, countryCode: Short })
export const isAccount = checkOf(
  Type.Object({
    account: Type.Object({ accountName: Text, shortName: Text, type: Text, created: Milliseconds }),
    users: Type.Array(User, { maxItems: 1_000 }),
  }),
)

const Balance = Type.Object({ currency: Text, amount: Amount, available: Amount, availableForWithdrawal: Amount })
export type GeminiBalance = Type.Static<typeof Balance>
export const isBalances = checkOf(Type.Array(Balance, { maxItems: 5_000 }))

/** Where an asset can come and go, for this account. */
export const isNetworks = checkOf(Type.Object({ token: Text, network: Type.Array(Text, { maxItems: 200 }) }))

const Address = Type.Object({
  address: Text,
  timestamp: Type.Optional(nullable(Milliseconds)),
  memo: Short,
  network: Short,
})
export type GeminiAddress = Type.Static<typeof Address>
export const isAddresses = checkOf(Type.Array(Address, { maxItems: 10_000 }))
export const isAddress = checkOf(Address)

export const isFee = checkOf(Type.Object({ currency: Text, fee: Amount }))

const Approved = Type.Object({
  address: Type.String({ maxLength: 256 }),
  network: Text,
  /** active, pending-time or pending-mua. */
  status: Text,
  createdAt: Type.Optional(nullable(Milliseconds)),
})
export type GeminiApproved = Type.Static<typeof Approved>
export const isApprovedAddresses = checkOf(
  Type.Object({ approvedAddresses: Type.Array(Approved, { maxItems: 10_000 }) }),
)

/** What the withdraw call answers: nothing is believed without an id. */
export const isWithdrawn = checkOf(Type.Object({ withdrawalId: Text }))

const Transfer = Type.Object({
  /** Deposit, Withdrawal, and others that are no transfers on a chain. */
  type: Text,
  status: Text,
  timestampms: Milliseconds,
  eid: Type.String({ pattern: '^\\d{1,20}$' }),
  currency: Text,
  amount: Amount,
  network: Short,
  feeAmount: Type.Optional(nullable(Amount)),
  feeCurrency: Short,
  txHash: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  destination: Short,
  withdrawalId: Short,
})
export type GeminiTransfer = Type.Static<typeof Transfer>
export const isTransfers = checkOf(Type.Array(Transfer, { maxItems: 500 }))
