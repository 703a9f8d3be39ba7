import type { Ability, ConnectorDescriptor, CredentialField, Environment } from '@rialto/core'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

export const krakenHost = 'api.kraken.com'

export const queryFunds = 'Funds: Query'
export const depositFunds = 'Funds: Deposit'
export const withdrawFunds = 'Funds: Withdraw'

/** Networks as named in withdrawals. The sandbox's local chains use the names of the public ones. */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'Ethereum', 'eip155:84532': 'Base' },
  production: {
    'eip155:1': 'Ethereum',
    'eip155:8453': 'Base',
    'eip155:137': 'Polygon',
    'eip155:42161': 'Arbitrum One',
    'eip155:10': 'Optimism',
    'eip155:56': 'BNB Chain',
    'eip155:43114': 'Avalanche C-Chain',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
    'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
    'tron:0x2b6653dc': 'Tron',
    'xrpl:0': 'Ripple',
    'aptos:1': 'Aptos',
  },
}

const fields = (environment: Environment): CredentialField[] => {
  const sandbox = environment === 'sandbox'
  return [
    {
      name: 'username',
      label: 'API key',
      help: 'Find it in Kraken under Settings, API after you create a key. Leave two-factor authentication off for the key',
      pattern: sandbox ? '^[A-Za-z0-9+/]{2,64}$' : '^[A-Za-z0-9+/]{56}$',
      example: sandbox ? 'Mesh' : 'vP0YqTzRk3mN8bXc5LdJ7sWfHg2aQeUi9oKtMnBvCxZlAsDfGhJkLqWe',
      secret: false,
    },
    {
      name: 'password',
      label: 'Private key',
      help: 'Kraken shows it only once, when the key is created',
      pattern: sandbox ? '^[A-Za-z0-9+/=]{2,128}$' : '^[A-Za-z0-9+/]{86}==$',
      example: sandbox
        ? 'Pass123'
        : 'kQH5HW/8p1uGOVjbgWA7FunAmGO8lsSUXNsu3eow76sz84Q18fWxnyRzBHCd3pd5nE9qa99HAZtuZuj6F1huXg==',
      secret: true,
    },
  ]
}

export const krakenDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('kraken'),
  institution: 'kraken',
  scheme: {
    kind: 'apiKey',
    fields: fields(environment),
    instructionsUrl: 'https://support.kraken.com/articles/360000919966-how-to-create-an-api-key',
    permissions: [queryFunds, depositFunds, withdrawFunds],
    sendPermissions: [withdrawFunds],
  },
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(networkIds[environment]),
  withdrawal: {
    // Kraken accepts no reference, so its history is matched. It documents no expiry of requests.
    notCreatedAfterMs,
    secondFactors: ['totp'],
    whitelist: 'required',
    addressBookUrl: 'https://support.kraken.com/hc/en-us/articles/7631228462484',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'given', field: 'amount' },
  },
  hosts: [krakenHost],
  // Each key has a counter that may reach 15 and falls by one every three seconds; public calls are counted by address.
  budgets: [
    { host: krakenHost, per: { header: 'api-key' }, path: '/0/private/', burst: 14, perMinute: 20 },
    { host: krakenHost, per: 'host', path: '/0/public/', burst: 10, perMinute: 60 },
  ],
  probe: { url: `https://${krakenHost}/0/public/Time`, proof: ['result', 'unixtime'] },
})

export const krakenLoginHost = 'id.kraken.com'

export const infoScope = 'account.info:basic'
export const writeScope = 'account.fast-api-key:write'
/** A renewed key must exist before the old one is deleted, and a second connection must not end the first. */
export const multipleScope = 'account.fast-api-key:multiple'
export const queryScope = 'account.fast-api-key:funds-query'
export const withdrawScope = 'account.fast-api-key:funds-withdraw'

/** Each permission of the issued key, as the request names it, and the scope that it needs. */
export const keyRights: readonly (readonly [right: string, scope: string])[] = [
  ['funds_query', queryScope],
  ['funds_add', 'account.fast-api-key:funds-add'],
  ['funds_withdraw', withdrawScope],
]

export const krakenScopes: readonly string[] = [
  infoScope,
  writeScope,
  multipleScope,
  ...keyRights.map(([, scope]) => scope),
]

const abilities: Readonly<Record<string, Ability>> = {
  [infoScope]: 'identity',
  [writeScope]: 'stay',
  [multipleScope]: 'stay',
  [queryScope]: 'balances',
  'account.fast-api-key:funds-add': 'addresses',
  [withdrawScope]: 'send',
}

/** Kraken by sign-in: the wire, networks and rules of `kraken`. Keys that are issued have no second factor. */
export const krakenConnectDescriptor = (environment: Environment): ConnectorDescriptor => {
  const kraken = krakenDescriptor(environment)
  return {
    ...kraken,
    ...integrationIdentity('krakenConnect'),
    scheme: { kind: 'oAuth', scopes: krakenScopes, abilities },
    products: ['balance', 'holdings', 'identity', 'transfers', 'cryptocurrencyDepositAddresses'],
    withdrawal: { ...kraken.withdrawal, secondFactors: [] },
    // Kraken states no limit for these: a connection makes one or two calls of each kind a week.
    budgets: [
      ...kraken.budgets,
      ...['/oauth/fast-api-key', '/oauth/userinfo'].map(path => ({
        host: krakenHost,
        per: { header: 'authorization' },
        path,
        burst: 10,
        perMinute: 20,
      })),
    ],
  }
}
