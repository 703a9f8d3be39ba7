import type { Ability, AuthScheme, ConnectorDescriptor, CredentialField, Environment } from '@rialto/core'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

export const geminiHost = 'api.gemini.com'
export const geminiLoginHost = 'exchange.gemini.com'

/** One way to connect to Gemini: the differences between its two integration types, as data. */
export interface GeminiVariant {
  /** Its integration type. */
  type: 'gemini' | 'geminiDirect'
  connectsBy: 'oAuth' | 'apiKey'
  /** The header that carries the credential. */
  credentialHeader: string
}

export const signInVariant: GeminiVariant = { type: 'gemini', connectsBy: 'oAuth', credentialHeader: 'authorization' }
export const keyVariant: GeminiVariant = {
  type: 'geminiDirect',
  connectsBy: 'apiKey',
  credentialHeader: 'x-gemini-apikey',
}

/** The scopes a sign-in requests. Source: MAPPING.md. */
export const geminiScopes = [
  'account:read',
  'balances:read',
  'addresses:read',
  'addresses:create',
  'history:read',
  'crypto:send',
] as const
export type GeminiScope = (typeof geminiScopes)[number]

const abilities: Readonly<Record<GeminiScope, Ability>> = {
  'account:read': 'identity',
  'balances:read': 'balances',
  'addresses:read': 'addresses',
  'addresses:create': 'addresses',
  'history:read': 'history',
  'crypto:send': 'send',
}

/** The role of a key that may do all of it. Trader and Auditor may only read. */
export const fundManager = 'Fund Manager'

/** The sandbox's local chains, under the names of the public ones. */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'ethereum', 'eip155:84532': 'base' },
  production: {
    'eip155:1': 'ethereum',
    'eip155:8453': 'base',
    'eip155:42161': 'arbitrum',
    'eip155:10': 'optimism',
    'eip155:43114': 'avalanche',
    'eip155:59144': 'linea',
    'eip155:143': 'monad',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
    'bip122:000000000019d6689c085ae165831e93': 'bitcoin',
    'bip122:12a765e31ffd4059bada1e25190f6e98': 'litecoin',
    'bip122:1a91e3dace36e2be3bf030a65679fe82': 'dogecoin',
    'xrpl:0': 'xrpl',
  },
}

/** Keys of one account begin with `account-`; the sandbox's are the names of its personas. Keys of a group do not fit. */
const keyPattern = '^(account-)?[A-Za-z0-9]{2,64}$'

const fields = (environment: Environment): CredentialField[] => {
  const sandbox = environment === 'sandbox'
  return [
    {
      name: 'username',
      label: 'API key',
      help: 'Find it in Gemini under Settings, API after you create an account key with the Fund Manager role',
      pattern: keyPattern,
      example: sandbox ? 'Mesh' : 'account-r3dQVuWNaiPz5oTj1xLk',
      secret: false,
    },
    {
      name: 'password',
      label: 'API secret',
      help: 'Gemini shows it only once, when the key is created',
      pattern: '^[A-Za-z0-9]{2,128}$',
      example: sandbox ? 'Pass123' : '2kYtRz8mWqPe5NvAh7cXsLd3JgUf',
      secret: true,
    },
  ]
}

const schemeOf = ({ connectsBy }: GeminiVariant, environment: Environment): AuthScheme =>
  connectsBy === 'oAuth'
    ? { kind: 'oAuth', scopes: geminiScopes, abilities }
    : {
        kind: 'apiKey',
        fields: fields(environment),
        instructionsUrl: 'https://support.gemini.com/hc/en-us/articles/360031080191-How-do-I-create-an-API-key',
        permissions: [fundManager],
      }

const withdrawal: ConnectorDescriptor['withdrawal'] = {
  reference: {
    field: 'clientTransferId',
    maxLength: 36,
    format: 'uuid',
    queryable: false,
    deduplicates: true,
  },
  // How soon a withdrawal appears in the list of transfers is not documented.
  notCreatedAfterMs,
  secondFactors: [],
  whitelist: 'required',
  emailConfirmation: false,
  travelRule: true,
  ceiling: { kind: 'checked' },
}

/** Both variants connect the same accounts: only the credentials differ. */
export const geminiDescriptor = (variant: GeminiVariant, environment: Environment): ConnectorDescriptor => {
  const per = { header: variant.credentialHeader }
  return {
    ...integrationIdentity(variant.type),
    institution: 'gemini',
    scheme: schemeOf(variant, environment),
    products: ['balance', 'holdings', 'identity', 'transfers', 'cryptocurrencyDepositAddresses'],
    networks: upstreamNetworks(networkIds[environment]),
    withdrawal,
    hosts: variant.connectsBy === 'oAuth' ? [geminiHost, geminiLoginHost] : [geminiHost],
    budgets: [
      // 120 public calls a minute, 600 for each key; five more wait in Gemini's own queue.
      { host: geminiHost, per: 'host', burst: 60, perMinute: 1_200 },
      { host: geminiHost, per, burst: 10, perMinute: 300 },
      // One call in five seconds, and one in two.
      { host: geminiHost, per, path: '/v2/transfers', burst: 5, perMinute: 12 },
      { host: geminiHost, per, path: '/v1/addresses/', burst: 5, perMinute: 30 },
      { host: geminiHost, per, path: '/v1/deposit/', burst: 5, perMinute: 30 },
    ],
    probe: { url: `https://${geminiHost}/v1/pubticker/btcusd`, proof: ['last'] },
  }
}
