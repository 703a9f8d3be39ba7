import type { ConnectorDescriptor } from '@rialto/core'
import { keyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'
import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'

export const okxHost = 'www.okx.com'

/** The header that carries the credential. */
export const keyHeader = 'ok-access-key'

/** Required permissions of a key, named as on OKX's page for API keys. */
export const permissions = { read: 'Read', withdraw: 'Withdraw', mainAccount: 'Main account' } as const

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

export const okxDescriptor = keyDescriptor({
  type: 'okx',
  institution: 'okx',
  key: {
    label: 'API key',
    help: 'Find it in OKX under Profile, API after you create a key on the main account',
    // Real keys are UUIDs, the sandbox's the names of its personas.
    pattern: '^[A-Za-z0-9\\-]{2,64}$',
    example: '5f1c2d3e-7a8b-4c9d-8e0f-1a2b3c4d5e6f',
  },
  secret: {
    label: 'Secret key',
    help: 'OKX shows it only once, when the key is created',
    pattern: '^[A-Za-z0-9]{2,64}$',
    example: '9C0E4A17B3D25F68E1A70B94C2D3F586',
  },
  passphrase: {
    label: 'Passphrase',
    help: 'The passphrase you chose when you created the key, not your account password',
    pattern: '^[\\x21-\\x7e]{2,64}$',
    example: 'Chosen-by-you-7',
  },
  instructionsUrl: 'https://www.okx.com/account/my-api',
  permissions: Object.values(permissions),
  sendPermissions: [permissions.withdraw],
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  // * The part after the coin in OKX's names of chains (`USDC-Arbitrum One`). The sandbox's local chains use the names of the public ones.
  networks: publicNetworks({
    ethereum: 'ERC20',
    base: 'Base',
    polygon: 'Polygon',
    arbitrum: 'Arbitrum One',
    optimism: 'Optimism',
    bsc: 'BSC',
    avalanche: 'Avalanche C-Chain',
    linea: 'Linea',
    sonic: 'Sonic',
    solana: 'Solana',
    bitcoin: 'Bitcoin',
    litecoin: 'Litecoin',
    dogecoin: 'Dogecoin',
    tron: 'TRC20',
    xrp: 'Ripple',
    stellar: 'Stellar Lumens',
    ton: 'TON',
    cardano: 'Cardano',
    aptos: 'Aptos',
    sui: 'SUI',
  }),
  sandboxNetworks: { 'eip155:11155111': 'ERC20', 'eip155:84532': 'Base' },
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
