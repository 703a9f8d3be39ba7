import type { ConnectorDescriptor, CredentialField, Environment } from '@rialto/core'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

export const okxHost = 'www.okx.com'

/** The header that carries the credential. */
export const keyHeader = 'ok-access-key'

/** Required permissions of a key, named as on OKX's page for API keys. */
export const permissions = { read: 'Read', withdraw: 'Withdraw', mainAccount: 'Main account' } as const

/**
 * The part after the coin in OKX's names of chains (`USDC-Arbitrum One`). The sandbox's local chains use the names of
 * the public ones.
 */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'ERC20', 'eip155:84532': 'Base' },
  production: {
    'eip155:1': 'ERC20',
    'eip155:8453': 'Base',
    'eip155:137': 'Polygon',
    'eip155:42161': 'Arbitrum One',
    'eip155:10': 'Optimism',
    'eip155:56': 'BSC',
    'eip155:43114': 'Avalanche C-Chain',
    'eip155:59144': 'Linea',
    'eip155:146': 'Sonic',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
    'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
    'bip122:12a765e31ffd4059bada1e25190f6e98': 'Litecoin',
    'bip122:1a91e3dace36e2be3bf030a65679fe82': 'Dogecoin',
    'tron:0x2b6653dc': 'TRC20',
    'xrpl:0': 'Ripple',
    'stellar:pubnet': 'Stellar Lumens',
    'ton:-239': 'TON',
    'cip34:1-764824073': 'Cardano',
    'aptos:1': 'Aptos',
    'sui:mainnet': 'SUI',
  },
}

const passphrase = (example: string): CredentialField => ({
  name: 'authToken',
  label: 'Passphrase',
  help: 'The passphrase you chose when you created the key, not your account password',
  pattern: '^[\\x21-\\x7e]{2,64}$',
  example,
  secret: true,
})

const fields = (environment: Environment): CredentialField[] => {
  const sandbox = environment === 'sandbox'
  return [
    {
      name: 'username',
      label: 'API key',
      help: 'Find it in OKX under Profile, API after you create a key on the main account',
      // Real keys are UUIDs, the sandbox's the names of its personas.
      pattern: '^[A-Za-z0-9\\-]{2,64}$',
      example: sandbox ? 'Mesh' : '5f1c2d3e-7a8b-4c9d-8e0f-1a2b3c4d5e6f',
      secret: false,
    },
    {
      name: 'password',
      label: 'Secret key',
      help: 'OKX shows it only once, when the key is created',
      pattern: '^[A-Za-z0-9]{2,64}$',
      example: sandbox ? 'Pass123' : '9C0E4A17B3D25F68E1A70B94C2D3F586',
      secret: true,
    },
    passphrase(sandbox ? 'Pass123' : 'Chosen-by-you-7'),
  ]
}

const budgets: ConnectorDescriptor['budgets'] = [
  // OKX counts signed calls for each user: this one is our own ceiling.
  { host: okxHost, per: 'host', burst: 100, perMinute: 3_000 },
  // Ten in two seconds for each address.
  { host: okxHost, per: 'host', path: '/api/v5/public/', burst: 8, perMinute: 240 },
  // Six a second for each user and call.
  { host: okxHost, per: { header: keyHeader }, path: '/api/v5/asset/', burst: 12, perMinute: 240 },
  // Ten in two seconds; the account's configuration five.
  { host: okxHost, per: { header: keyHeader }, path: '/api/v5/account/', burst: 5, perMinute: 120 },
]

export const okxDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('okx'),
  institution: 'okx',
  scheme: {
    kind: 'apiKey',
    fields: fields(environment),
    instructionsUrl: 'https://www.okx.com/account/my-api',
    permissions: Object.values(permissions),
    sendPermissions: [permissions.withdraw],
  },
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(networkIds[environment]),
  withdrawal: {
    // OKX promises nowhere that a second withdrawal with the same id is rejected.
    reference: { field: 'clientId', maxLength: 32, format: 'alphanumeric', queryable: true, deduplicates: false },
    // A request expires thirty seconds after its timestamp. The rest is time in which the history is updated.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'required',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  hosts: [okxHost],
  budgets,
  probe: { url: `https://${okxHost}/api/v5/public/time`, proof: ['data', '0', 'ts'] },
})
