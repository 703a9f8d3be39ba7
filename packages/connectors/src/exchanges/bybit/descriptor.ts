import type { ConnectorDescriptor, CredentialField, Environment } from '@rialto/core'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

export const bybitHost = 'api.bybit.com'

/** The header that carries the credential. */
export const keyHeader = 'x-bapi-api-key'

/** Required permissions of a key, named as on Bybit's page for API keys. */
export const permissions = {
  readWrite: 'Read-Write',
  wallet: 'Wallet: Account Transfer',
  withdrawal: 'Wallet: Withdrawal',
  mainAccount: 'Main account',
} as const

/** The sandbox's local chains, under the upstream names of the public ones. */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'ETH', 'eip155:84532': 'BASE', 'xrpl:1': 'XRP' },
  production: {
    'eip155:1': 'ETH',
    'eip155:8453': 'BASE',
    'eip155:137': 'MATIC',
    'eip155:42161': 'ARBI',
    'eip155:10': 'OP',
    'eip155:56': 'BSC',
    'eip155:43114': 'CAVAX',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'SOL',
    'bip122:000000000019d6689c085ae165831e93': 'BTC',
    'bip122:12a765e31ffd4059bada1e25190f6e98': 'LTC',
    'bip122:1a91e3dace36e2be3bf030a65679fe82': 'DOGE',
    'tron:0x2b6653dc': 'TRX',
    'xrpl:0': 'XRP',
    'stellar:pubnet': 'XLM',
    'ton:-239': 'TON',
    'cip34:1-764824073': 'ADA',
    'aptos:1': 'APTOS',
    'sui:mainnet': 'SUI',
  },
}

/** Real keys have 18 letters and digits and secrets 36, the sandbox's keys are the names of its personas; other lengths are accepted. */
const keyPattern = '^[A-Za-z0-9]{2,64}$'

const fields = (environment: Environment): CredentialField[] => {
  const sandbox = environment === 'sandbox'
  return [
    {
      name: 'username',
      label: 'API key',
      help: 'Find it in Bybit under Account, API after you create a system-generated key on the main account',
      pattern: keyPattern,
      example: sandbox ? 'Mesh' : 'opjSlSOzqIeXROT5rq',
      secret: false,
    },
    {
      name: 'password',
      label: 'API secret',
      help: 'Bybit shows it only once, when the key is created',
      pattern: keyPattern,
      example: sandbox ? 'Pass123' : 'M9yLdVtWcEa3NqRzKb7HfUx2GpJs5TnA8oQi',
      secret: true,
    },
  ]
}

const budgets: ConnectorDescriptor['budgets'] = [
  // 600 calls in five seconds for each address.
  { host: bybitHost, per: 'host', burst: 100, perMinute: 3_000 },
  // For each account: five a second on most of these, 100 a minute on deposits.
  { host: bybitHost, per: { header: keyHeader }, path: '/v5/asset/', burst: 20, perMinute: 200 },
  { host: bybitHost, per: { header: keyHeader }, path: '/v5/asset/deposit/query-record', burst: 20, perMinute: 80 },
]

export const bybitDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('bybit'),
  institution: 'bybit',
  scheme: {
    kind: 'apiKey',
    fields: fields(environment),
    instructionsUrl: 'https://www.bybit.com/en/help-center/article/How-to-create-your-API-key',
    permissions: Object.values(permissions),
    sendPermissions: [permissions.readWrite, permissions.withdrawal],
  },
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(networkIds[environment]),
  withdrawal: {
    reference: { field: 'requestId', maxLength: 32, format: 'alphanumeric', queryable: false, deduplicates: true },
    // A request expires five seconds after its timestamp. The rest is time in which the history is updated.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'required',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  hosts: [bybitHost],
  budgets,
  probe: { url: `https://${bybitHost}/v5/market/time`, proof: ['result', 'timeSecond'] },
})
