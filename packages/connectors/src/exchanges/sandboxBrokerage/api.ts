import { defined } from '@rialto/defined'
import Type from 'typebox'

import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import { encodeQuery, ownSigner } from '../../kit/signing/signer.ts'
import { Amount, checkOf, Decimal, FittingRows, nullable, Text } from '@rialto/contract'
import { accessTokenOf } from '../../kit/oauth/accessTokenOf.ts'
import { brokerageHost } from './descriptor.ts'

/** One private call. */
export interface BrokerageEndpoint {
  method?: 'GET' | 'POST'
  path: string
  query?: Readonly<Record<string, string>>
  body?: object
}

export type BrokerageContext = ExchangeContext<string, BrokerageEndpoint>

export const brokerageSigner = ownSigner<string, BrokerageEndpoint>({
  accessOf: accessTokenOf('Sandbox Brokerage'),
  secretsOf: token => [token],
  sign: (token, { method = 'GET', path, query = {}, body }) => ({
    method,
    url: `https://${brokerageHost}${path}${Object.keys(query).length === 0 ? '' : `?${encodeQuery(query)}`}`,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    ...defined({ body: body && JSON.stringify(body) }),
  }),
})

const CodeType = Type.Union([Type.Literal('totp'), Type.Literal('sms'), Type.Literal('email')])

export const isTokens = checkOf(
  Type.Object({
    access_token: Type.String({ pattern: '^[!-~]{16,512}$' }),
    expires_in: Type.Integer({ minimum: 1 }),
    renewal: Type.Union([Type.Literal('bothTokens'), Type.Literal('code'), Type.Literal('accessToken')]),
    refresh_token: nullable(Type.String({ pattern: '^[!-~]{16,512}$' })),
  }),
)
export const isCodeWanted = checkOf(
  Type.Object({
    mfa_required: Type.Literal(true),
    mfa_types: Type.Array(CodeType, { minItems: 1, maxItems: 3 }),
    mfa_type: nullable(CodeType),
    sent_to: nullable(Text),
    expires_in: nullable(Type.Integer({ minimum: 0 })),
    mfa_problem: nullable(Type.Union([Type.Literal('wrong'), Type.Literal('expired'), Type.Literal('replaced')])),
  }),
)
export const isAccount = checkOf(Type.Object({ id: Text, name: Text, may_withdraw: Type.Boolean() }))
export const isIdentity = checkOf(
  Type.Object({
    account_number: Text,
    first_name: nullable(Text),
    middle_name: nullable(Text),
    last_name: nullable(Text),
    company_name: nullable(Text),
    email: Text,
    mobile: Text,
    country: Text,
    city: Text,
    postal_code: Text,
    document: Type.Object({ type: Text, number: Text }),
    born: nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  }),
)
export const isBalances = checkOf(
  FittingRows(
    Type.Object({
      symbol: Text,
      kind: Type.Union([Type.Literal('fiat'), Type.Literal('crypto')]),
      available: Decimal,
      total: Decimal,
    }),
    { of: 'balances' },
  ),
)
export const isNetworks = checkOf(
  Type.Array(Type.Object({ network: Text, fee: Amount, minimum: Amount }), { maxItems: 100 }),
)
export const isAddress = checkOf(Type.Object({ network: Text, address: Text }))

const Withdrawal = Type.Object({
  id: Text,
  client_id: Text,
  symbol: Text,
  network: Text,
  address: Text,
  amount: Amount,
  fee: Amount,
  status: Text,
  tx_hash: nullable(Text),
  created_at: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 }),
})
export const isWithdrawal = checkOf(Withdrawal)
export const isWithdrawals = checkOf(FittingRows(Withdrawal, { of: 'transfers' }))
export type BrokerageWithdrawal = Type.Static<typeof Withdrawal>
