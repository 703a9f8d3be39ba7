import Type from 'typebox'
import { ConnectorError } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { EgressRequest } from '@rialto/egress'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import { accessTokenOf } from '../../kit/oauth/accessTokenOf.ts'
import {
  Amount,
  type Check,
  checkOf,
  Decimal,
  FittingRows,
  listedBefore,
  listedLength,
  nullable,
  Text,
} from '@rialto/contract'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { upholdHost } from './descriptor.ts'
import { ownSigner } from '../../kit/signing/signer.ts'

export interface UpholdEndpoint {
  method?: 'GET' | 'POST'
  /** Begins with `/v0/`. */
  path: string
  body?: object
  headers?: Readonly<Record<string, string>>
}

export type UpholdContext = ExchangeContext<string, UpholdEndpoint>

export const upholdRequest = (
  token: string,
  { method = 'GET', path, body, headers }: UpholdEndpoint,
): EgressRequest => ({
  method,
  url: `https://${upholdHost}${path}`,
  headers: {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...defined({ 'content-type': body && 'application/json' }),
    ...headers,
  },
  ...defined({ body: body && JSON.stringify(body) }),
})

export const tokenOf = accessTokenOf('Uphold')

/** Uphold's requests are not signed: every call carries the access token. */
export const upholdSigner = ownSigner<string, UpholdEndpoint>({
  accessOf: tokenOf,
  secretsOf: token => [token],
  sign: upholdRequest,
})

/** Uphold's most per page. */
export const pageSize = 50
const maxPages = 20

export interface RangedList<T> {
  path: string
  check: Check<T[]>
}

/** One page: the list's items from `first` on, counted from zero. */
export const readPage = <T>(
  context: UpholdContext,
  token: string,
  { path, check }: RangedList<T>,
  first: number,
): Promise<T[]> => {
  const headers = { range: `items=${first}-${first + pageSize - 1}` }
  return signedRead(context, token, { path, check, headers })
}

const broken = (what: string) => new ConnectorError('malformed', `Uphold returned a list that ${what}`)

/**
 * Reads a list page by page until `enough`. Each page begins with the last item of the previous one, so that no page
 * beyond the end is requested, a list that grows at its head while it is read repeats items, and a list that shrinks
 * is detected.
 */
export const readRange = async <T extends { id: string }>(
  context: UpholdContext,
  token: string,
  list: RangedList<T>,
  enough: (items: T[]) => boolean = () => false,
): Promise<T[]> => {
  const items = new Map<string, T>()
  for (let page = 0; page < maxPages; page += 1) {
    const rows = await readPage(context, token, list, page * (pageSize - 1))
    const beginsOdd = listedBefore(rows, 0) > 0
    if (page > 0 && !beginsOdd && !items.has(rows[0]?.id ?? '')) throw broken('changed while it was read')
    for (const row of rows) if (!items.has(row.id)) items.set(row.id, row)
    if (listedLength(rows) < pageSize || enough(rows)) return [...items.values()]
  }
  throw broken('exceeds the page limit')
}

/** Ids used in a request's path: a UUID. Never dots or slashes. */
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

/** All forms of an address on one network, as the list returns them. */
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

/** Response of the first step: nothing has moved, and the quote can be confirmed for `ttl` milliseconds. */
const Quote = Type.Object({
  ...Transaction.properties,
  params: Type.Object({ ttl: Type.Number() }),
  requirements: optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 50 })),
})
export type UpholdQuote = Type.Static<typeof Quote>

export const isUser = checkOf(User)
export const isCards = checkOf(FittingRows(Card, { of: 'balances', maxItems: 500 }))
export const isAddresses = checkOf(Type.Array(ListedAddress, { maxItems: 200 }))
export const isAddress = checkOf(CreatedAddress)
export const isTransaction = checkOf(Transaction)
export const isTransactions = checkOf(
  FittingRows(Transaction, {
    of: 'transfers',
    maxItems: 500,
    fits: ({ createdAt }) => !Number.isNaN(Date.parse(createdAt)),
  }),
)
export const isQuote = checkOf(Quote)
