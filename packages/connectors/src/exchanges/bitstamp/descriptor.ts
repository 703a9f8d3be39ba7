import type { ConnectorDescriptor, CredentialField, Environment } from '@rialto/core'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

/** Part of the signed text. */
export const bitstampHost = 'www.bitstamp.net'

/** The header that carries the credential. */
export const keyHeader = 'x-auth'

/** Required permissions of a key. The first two are named as on Bitstamp's page for API keys. */
export const permissions = {
  balance: 'Account balance',
  transactions: 'User transactions',
  depositAddress: 'Crypto deposit address',
  withdrawal: 'Crypto withdrawal',
} as const

/** Names of `GET /api/v2/currencies/`. The sandbox's local chain replaces Ethereum. */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'ethereum' },
  production: {
    'eip155:1': 'ethereum',
    'eip155:43114': 'avalanche-c-chain',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
    'bip122:000000000019d6689c085ae165831e93': 'bitcoin',
    'bip122:12a765e31ffd4059bada1e25190f6e98': 'litecoin',
    'bip122:1a91e3dace36e2be3bf030a65679fe82': 'doge',
    'tron:0x2b6653dc': 'tron',
    'xrpl:0': 'xrpl',
    'stellar:pubnet': 'stellar',
    'cip34:1-764824073': 'cardano',
    'sui:mainnet': 'sui',
  },
}

/** Real keys and secrets have 32 letters and digits, the sandbox's keys are the names of its personas; other lengths are accepted. */
const keyPattern = '^[A-Za-z0-9]{2,64}$'

const fields = (environment: Environment): CredentialField[] => {
  const sandbox = environment === 'sandbox'
  return [
    {
      name: 'username',
      label: 'API key',
      help: 'Find it in Bitstamp under Settings, API access after you create and activate a key',
      pattern: keyPattern,
      example: sandbox ? 'Mesh' : 'zfUQ3mFVqP2bNn0WcXkRt7LgJs5yHd4E',
      secret: false,
    },
    {
      name: 'password',
      label: 'Secret',
      help: 'Bitstamp shows it only once, when the key is activated',
      pattern: keyPattern,
      example: sandbox ? 'Pass123' : 'M9yLdVtWcEa3NqRzKb7HfUx2GpJs5TnA',
      secret: true,
    },
  ]
}

export const bitstampDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('bitstamp'),
  institution: 'bitstamp',
  scheme: {
    kind: 'apiKey',
    fields: fields(environment),
    instructionsUrl: 'https://www.bitstamp.net/settings/security/api/',
    permissions: Object.values(permissions),
    sendPermissions: [permissions.withdrawal],
  },
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(networkIds[environment]),
  withdrawal: {
    // A request expires 150 seconds after its timestamp, and clocks may differ. The rest is time in which the history
    // is updated.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  hosts: [bitstampHost],
  budgets: [
    // 10,000 calls in ten minutes for each client.
    { host: bitstampHost, per: 'host', burst: 200, perMinute: 900 },
    { host: bitstampHost, per: { header: keyHeader }, burst: 40, perMinute: 400 },
  ],
  probe: { url: `https://${bitstampHost}/api/v2/eur_usd/`, proof: ['buy'] },
})
