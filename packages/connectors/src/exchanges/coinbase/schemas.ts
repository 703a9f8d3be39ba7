import Type from 'typebox'
import { Amount, checkOf, Decimal, nullable, Text } from '../../kit/schema.ts'

const data = <T extends Type.TSchema>(schema: T) => Type.Object({ data: schema })

const page = <T extends Type.TSchema>(item: T) =>
  Type.Object({
    pagination: Type.Object({ next_uri: Type.Optional(nullable(Type.String({ maxLength: 2048 }))) }),
    data: Type.Array(item, { maxItems: 500 }),
  })

/** What goes into a path of ours: a UUID, or a currency's code. Never dots or slashes. */
const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })

const Money = Type.Object({ amount: Decimal, currency: Text })

const Account = Type.Object({
  id: Id,
  type: Text,
  name: Type.Optional(nullable(Type.String({ maxLength: 256 }))),
  primary: Type.Optional(nullable(Type.Boolean())),
  currency: Type.Object({
    code: Text,
    name: Text,
    type: Text,
    exponent: Type.Optional(Type.Integer({ minimum: 0, maximum: 36 })),
  }),
  balance: Type.Object({ amount: Amount, currency: Text }),
})
export type CoinbaseAccount = Type.Static<typeof Account>

const Address = Type.Object({
  id: Id,
  address: Text,
  network: Text,
  address_info: Type.Optional(
    nullable(Type.Object({ destination_tag: Type.Optional(nullable(Type.String({ maxLength: 128 }))) })),
  ),
})
export type CoinbaseAddress = Type.Static<typeof Address>

const Network = Type.Object({
  status: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
  hash: Type.Optional(nullable(Type.String({ maxLength: 256 }))),
  transaction_fee: Type.Optional(nullable(Money)),
  transaction_amount: Type.Optional(nullable(Money)),
})

const Transaction = Type.Object({
  id: Id,
  type: Text,
  status: Text,
  amount: Money,
  created_at: Type.String({ minLength: 10, maxLength: 40 }),
  idem: Type.Optional(nullable(Type.String({ maxLength: 256 }))),
  network: Type.Optional(nullable(Network)),
  to: Type.Optional(nullable(Type.Object({ address: Type.Optional(nullable(Type.String({ maxLength: 256 }))) }))),
})
export type CoinbaseTransaction = Type.Static<typeof Transaction>

export const isUser = checkOf(
  data(Type.Object({ id: Id, name: Type.Optional(nullable(Type.String({ maxLength: 256 }))) })),
)
/** The same answer, read for who the user is. The e-mail needs a scope of its own. */
export const isIdentity = checkOf(
  data(
    Type.Object({
      name: Type.Optional(nullable(Type.String({ maxLength: 256 }))),
      email: Type.Optional(nullable(Type.String({ maxLength: 320 }))),
      country: Type.Optional(nullable(Type.Object({ code: Type.Optional(nullable(Type.String({ maxLength: 3 }))) }))),
    }),
  ),
)
export const isUserAuth = checkOf(data(Type.Object({ scopes: Type.Array(Text, { maxItems: 200 }) })))
export const isAccountPage = checkOf(page(Account))
export const isAddressPage = checkOf(page(Address))
export const isAddress = checkOf(data(Address))
export const isTransactionPage = checkOf(page(Transaction))
export const isTransaction = checkOf(data(Transaction))
/** What a send answers: the money call's success is believed only of a `send` with an id. */
export const isSent = checkOf(
  data(
    Type.Object({
      id: Id,
      type: Type.Literal('send'),
      status: Text,
      amount: Money,
      network: Type.Optional(nullable(Network)),
    }),
  ),
)

/** A transaction as the history shows it: what the follower of one withdrawal has no use for is checked here alone. */
const Transfer = Type.Object({
  ...Transaction.properties,
  updated_at: Type.Optional(nullable(Type.String({ minLength: 10, maxLength: 40 }))),
  from: Type.Optional(nullable(Type.Object({ address: Type.Optional(nullable(Type.String({ maxLength: 256 }))) }))),
  network: Type.Optional(
    nullable(
      Type.Object({
        ...Network.properties,
        network_name: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
        confirmations: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
      }),
    ),
  ),
})
export type CoinbaseTransfer = Type.Static<typeof Transfer>
export const isTransferPage = checkOf(page(Transfer))
export const isTransfer = checkOf(data(Transfer))
