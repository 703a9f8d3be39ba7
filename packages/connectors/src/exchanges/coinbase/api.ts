import Type from 'typebox'
import { ConnectorError } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { EgressRequest } from '@rialto/egress'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import { accessTokenOf } from '../../kit/oauth/accessTokenOf.ts'
import { Amount, type Check, checkOf, Decimal, FittingRows, nullable, Text } from '@rialto/contract'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { coinbaseApiHost } from './descriptor.ts'
import { ownSigner } from '../../kit/signing/signer.ts'

/** A call to the API with the user's access token. */
export interface CoinbaseEndpoint {
  method?: 'GET' | 'POST'
  path: string
  body?: object
  /** The user's one-time code, for the one call that requires it. */
  code?: string | undefined
}

export type CoinbaseContext = ExchangeContext<string, CoinbaseEndpoint>

/** The API's dated version these schemas were written against. */
const version = '2024-02-07'

/** A request to the API, without a token if the endpoint is public. */
export const coinbaseRequest = (
  token: string | undefined,
  { method = 'GET', path, body, code }: CoinbaseEndpoint,
): EgressRequest => ({
  method,
  url: `https://${coinbaseApiHost}${path}`,
  headers: {
    accept: 'application/json',
    'cb-version': version,
    ...defined({
      authorization: token === undefined ? undefined : `Bearer ${token}`,
      'content-type': body && 'application/json',
      'cb-2fa-token': code,
    }),
  },
  ...defined({ body: body && JSON.stringify(body) }),
})

export const tokenOf = accessTokenOf('Coinbase')

export const coinbaseSigner = ownSigner<string, CoinbaseEndpoint>({
  accessOf: tokenOf,
  secretsOf: token => [token],
  sign: coinbaseRequest,
})

interface Page<T> {
  pagination: { next_uri?: string | null }
  data: T[]
}

const pageSize = 100

const unending = () => new ConnectorError('malformed', 'Coinbase returned a list that exceeds the page limit')

/** `next_uri` is followed only within the same list: the path is ours, never another host or endpoint. */
const nextPath = (path: string, nextUri: string | null | undefined): string | undefined => {
  if (nextUri == null || nextUri === '') return undefined
  if (!nextUri.startsWith(`${path}?`)) throw unending()
  return nextUri
}

/**
 * Reads a list page by page, to its end or until `enough` returns true for a page. A list longer than `maxPages` is an
 * error, never a shorter list.
 */
export const readPages = async <T>(
  context: CoinbaseContext,
  token: string,
  list: { path: string; check: Check<Page<T>>; maxPages: number },
  enough: (items: T[]) => boolean = () => false,
): Promise<T[]> => {
  const items: T[] = []
  const seen = new Set<string>()
  let path: string | undefined = `${list.path}?limit=${pageSize}`
  while (path !== undefined) {
    if (seen.has(path) || seen.size === list.maxPages) throw unending()
    seen.add(path)
    const page: Page<T> = await signedRead(context, token, { path, check: list.check })
    items.push(...page.data)
    path = enough(page.data) ? undefined : nextPath(list.path, page.pagination.next_uri)
  }
  return items
}

export const transactionsPath = (accountId: string): string =>
  `/v2/accounts/${encodeURIComponent(accountId)}/transactions`

/** One transaction of an account by Coinbase's id. `undefined` if this account does not have it. */
export const readTransaction = async <T extends { id: string }>(
  context: CoinbaseContext,
  token: string,
  { accountId, id, check }: { accountId: string; id: string; check: Check<{ data: T }> },
): Promise<T | undefined> => {
  const path = `${transactionsPath(accountId)}/${encodeURIComponent(id)}`
  try {
    const { data: found } = await signedRead(context, token, { path, check })
    if (found.id !== id) throw new ConnectorError('malformed', 'Coinbase returned a different transaction')
    return found
  } catch (error) {
    if (error instanceof ConnectorError && error.upstreamCode === 'not_found') return undefined
    throw error
  }
}

const data = <T extends Type.TSchema>(schema: T) => Type.Object({ data: schema })

const pageOf = <T extends Type.TSchema>(data: T) =>
  Type.Object({
    pagination: Type.Object({ next_uri: Type.Optional(nullable(Type.String({ maxLength: 2048 }))) }),
    data,
  })

const page = <T extends Type.TSchema>(item: T) => pageOf(Type.Array(item, { maxItems: 500 }))

/** Whether a text is a date, in a list of transactions or orders. */
export const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text))

const transferPage = <T extends Type.TSchema>(item: T, fits: (row: Type.Static<T>) => boolean) =>
  pageOf(FittingRows(item, { of: 'transfers', maxItems: 500, fits }))

/** Ids used in a request's path: a UUID, or a currency's code. Never dots or slashes. */
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
/** The same response, parsed for the user's identity. The e-mail needs a separate scope. */
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
export const isAccountPage = checkOf(pageOf(FittingRows(Account, { of: 'balances', maxItems: 500 })))
export const isAddressPage = checkOf(page(Address))
export const isAddress = checkOf(data(Address))
export const isTransactionPage = checkOf(transferPage(Transaction, ({ created_at: at }) => isDate(at)))
export const isTransaction = checkOf(data(Transaction))
/** Response of a send: a success of the money call counts only if it is a `send` with an id. */
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

/** A transaction in the history. Fields that looking up one withdrawal does not need are checked only here. */
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
export const isTransferPage = checkOf(
  transferPage(Transfer, ({ created_at: at, updated_at: changedAt }) => isDate(at) && isDate(changedAt ?? at)),
)
export const isTransfer = checkOf(data(Transfer))
