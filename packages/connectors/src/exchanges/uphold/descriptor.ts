import type { Ability, ConnectorDescriptor, Environment } from '@rialto/core'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

export const upholdHost = 'api.uphold.com'

/**
 * Scopes required for a withdrawal and its preparation. The others are requested as well, so that the user is asked
 * only once.
 */
export const neededScopes: readonly string[] = [
  'cards:read',
  'cards:write',
  'transactions:read',
  'transactions:withdraw',
  'user:read',
]

/** With `transactions:commit:otp`, Uphold requires a code from the user before each withdrawal. */
export const upholdScopes: readonly string[] = [...neededScopes, 'transactions:commit:otp']

const abilities: Readonly<Record<string, Ability>> = {
  'cards:read': 'balances',
  'cards:write': 'addresses',
  'transactions:read': 'history',
  'transactions:withdraw': 'send',
  'transactions:commit:otp': 'send',
  'user:read': 'identity',
}

/** The sandbox's local chains, under the upstream names of the public ones. Base exists in the sandbox only. */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'ethereum', 'eip155:84532': 'base' },
  production: {
    'eip155:1': 'ethereum',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
    'bip122:000000000019d6689c085ae165831e93': 'bitcoin',
    'bip122:12a765e31ffd4059bada1e25190f6e98': 'litecoin',
    'tron:0x2b6653dc': 'tron',
    'xrpl:0': 'xrp-ledger',
    'stellar:pubnet': 'stellar',
    'ton:-239': 'ton',
  },
}

export const upholdDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('uphold'),
  institution: 'uphold',
  scheme: { kind: 'oAuth', scopes: upholdScopes, abilities },
  products: ['balance', 'holdings', 'identity', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(networkIds[environment]),
  withdrawal: {
    reference: { field: 'reference', maxLength: 100, format: 'printable', queryable: false, deduplicates: false },
    notCreatedAfterMs,
    secondFactors: ['totp'],
    whitelist: 'none',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'given', field: 'origin.amount' },
  },
  hosts: [upholdHost],
  // 500 calls in five minutes from one address, of which 50 to the token endpoint.
  budgets: [
    { host: upholdHost, per: 'host', burst: 50, perMinute: 85 },
    { host: upholdHost, per: 'host', path: '/oauth2/token', burst: 10, perMinute: 8 },
  ],
  probe: { url: `https://${upholdHost}/v0/ticker/BTCUSD`, proof: ['ask'] },
})
