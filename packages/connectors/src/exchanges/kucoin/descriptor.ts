import type { ConnectorDescriptor, CredentialField, Environment } from '@rialto/core'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

export const kucoinHost = 'api.kucoin.com'

/** The header that carries the credential. */
export const keyHeader = 'kc-api-key'

/** Required permissions of a key, named as on KuCoin's page for API keys. */
export const permissions = {
  general: 'General',
  withdrawal: 'Withdrawal',
  mainAccount: 'Main account (not a sub-account)',
} as const

/** The sandbox's local chains, under the upstream names of the public ones. */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'eth', 'eip155:84532': 'base', 'xrpl:1': 'xrp' },
  production: {
    'eip155:1': 'eth',
    'eip155:8453': 'base',
    'eip155:137': 'matic',
    'eip155:42161': 'arbitrum',
    'eip155:10': 'optimism',
    'eip155:56': 'bsc',
    'eip155:43114': 'avaxc',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'sol',
    'bip122:000000000019d6689c085ae165831e93': 'btc',
    'bip122:12a765e31ffd4059bada1e25190f6e98': 'ltc',
    'bip122:1a91e3dace36e2be3bf030a65679fe82': 'doge',
    'tron:0x2b6653dc': 'trx',
    'xrpl:0': 'xrp',
    'stellar:pubnet': 'xlm',
    'ton:-239': 'ton',
    'cip34:1-764824073': 'ada',
    'aptos:1': 'aptos',
    'sui:mainnet': 'sui',
  },
}

const passphrase = (example: string): CredentialField => ({
  name: 'authToken',
  label: 'API passphrase',
  help: 'The passphrase you chose when you created the key, not your account password',
  pattern: '^[\\x21-\\x7e]{7,32}$',
  example,
  secret: true,
})

const fields = (environment: Environment): CredentialField[] => {
  const sandbox = environment === 'sandbox'
  return [
    {
      name: 'username',
      label: 'API key',
      help: 'Find it in KuCoin under API Management after you create a key for API trading on the main account',
      // Real keys have 24 hex digits, the sandbox's are the names of its personas; other lengths are accepted.
      pattern: '^[A-Za-z0-9]{2,64}$',
      example: sandbox ? 'Mesh' : '6705f5c311545b000157d3eb',
      secret: false,
    },
    {
      name: 'password',
      label: 'API secret',
      help: 'KuCoin shows it only once, when the key is created',
      pattern: '^[A-Za-z0-9-]{2,64}$',
      example: sandbox ? 'Pass123' : '0c1b7e8a-52fd-4f0e-9a55-3d0f6c1e7b42',
      secret: true,
    },
    passphrase(sandbox ? 'Pass123' : 'a-phrase-of-yours'),
  ]
}

const budgets: ConnectorDescriptor['budgets'] = [
  // 500 calls in ten seconds for each address.
  { host: kucoinHost, per: 'host', burst: 100, perMinute: 2_400 },
  // For each address, 2,000 points in 30 seconds; a public call costs three.
  { host: kucoinHost, per: 'host', path: '/api/v3/currencies/', burst: 60, perMinute: 1_000 },
  // For each account, 2,000 points in 30 seconds; the dearest calls cost 20.
  { host: kucoinHost, per: { header: keyHeader }, burst: 30, perMinute: 180 },
]

export const kucoinDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('kuCoin'),
  institution: 'kucoin',
  scheme: {
    kind: 'apiKey',
    fields: fields(environment),
    instructionsUrl: 'https://www.kucoin.com/support/360015102174',
    permissions: Object.values(permissions),
    sendPermissions: [permissions.withdrawal],
  },
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(networkIds[environment]),
  withdrawal: {
    // No reference: KuCoin promises nothing about a duplicate. For the use of its remark see `remarkOf` in
    // withdrawals.ts.
    // A request expires five seconds after its timestamp; the rest allows for the delay of the history.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'checked' },
  },
  hosts: [kucoinHost],
  budgets,
  probe: { url: `https://${kucoinHost}/api/v1/timestamp`, proof: ['data'] },
})
