import Type from 'typebox'
import { Amount, checkOf, Decimal, nullable, Text } from '../../kit/schema.ts'

/** What goes into a path of ours: a UUID. Never dots or slashes. */
const Id = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' })
const Words = Type.String({ maxLength: 256 })
const optional = <T extends Type.TSchema>(schema: T) => Type.Optional(nullable(schema))

const Card = Type.Object({ id: Id, currency: Text, available: Amount, balance: Amount })
export type UpholdCard = Type.Static<typeof Card>

const User = Type.Object({
  id: Id,
  type: optional(Words),
  name: optional(Words),
  firstName: optional(Words),
  lastName: optional(Words),
  email: optional(Type.String({ maxLength: 320 })),
  country: optional(Type.String({ maxLength: 3 })),
  address: optional(Type.Object({ city: optional(Words), zipCode: optional(Words) })),
  birthdate: optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
})
export type UpholdUser = Type.Static<typeof User>

/** A network's address in its spellings, as the list tells it. */
const ListedAddress = Type.Object({
  type: Text,
  tag: optional(Type.String({ maxLength: 128 })),
  formats: Type.Array(Type.Object({ format: Text, value: Text }), { minItems: 1, maxItems: 20 }),
})
export type UpholdListedAddress = Type.Static<typeof ListedAddress>

const CreatedAddress = Type.Object({ id: Text, network: Text, tag: optional(Type.String({ maxLength: 128 })) })

const side = { amount: Decimal, currency: Text }
const Transaction = Type.Object({
  id: Id,
  type: Text,
  status: Text,
  createdAt: Type.String({ minLength: 10, maxLength: 40 }),
  network: optional(Words),
  reference: optional(Words),
  origin: Type.Object({ ...side, CardId: optional(Words) }),
  destination: Type.Object({ ...side, address: optional(Words), description: optional(Words) }),
  params: optional(
    Type.Object({
      txid: optional(Words),
      progress: optional(Type.Union([Words, Type.Number()])),
    }),
  ),
})
export type UpholdTransaction = Type.Static<typeof Transaction>

/** What the first step answers: nothing has moved, and `ttl` milliseconds are left to confirm it. */
const Quote = Type.Object({
  ...Transaction.properties,
  params: Type.Object({ ttl: Type.Number() }),
  requirements: optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 50 })),
})
export type UpholdQuote = Type.Static<typeof Quote>

export const isUser = checkOf(User)
export const isCard = checkOf(Card)
export const isCards = checkOf(Type.Array(Card, { maxItems: 500 }))
export const isAddresses = checkOf(Type.Array(ListedAddress, { maxItems: 200 }))
export const isAddress = checkOf(CreatedAddress)
export const isTransaction = checkOf(Transaction)
export const isTransactions = checkOf(Type.Array(Transaction, { maxItems: 500 }))
export const isQuote = checkOf(Quote)
