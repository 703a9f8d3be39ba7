import { keyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'
import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'

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

/** Real keys and secrets have 32 letters and digits, the sandbox's keys are the names of its personas; other lengths are accepted. */
const keyPattern = '^[A-Za-z0-9]{2,64}$'

export const bitstampDescriptor = keyDescriptor({
  type: 'bitstamp',
  institution: 'bitstamp',
  key: {
    label: 'API key',
    help: 'Find it in Bitstamp under Settings, API access after you create and activate a key',
    pattern: keyPattern,
    example: 'zfUQ3mFVqP2bNn0WcXkRt7LgJs5yHd4E',
  },
  secret: {
    label: 'Secret',
    help: 'Bitstamp shows it only once, when the key is activated',
    pattern: keyPattern,
    example: 'M9yLdVtWcEa3NqRzKb7HfUx2GpJs5TnA',
  },
  instructionsUrl: 'https://www.bitstamp.net/settings/security/api/',
  permissions: Object.values(permissions),
  sendPermissions: [permissions.withdrawal],
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  // Names of `GET /api/v2/currencies/`. The sandbox's local chain replaces Ethereum.
  networks: publicNetworks({
    ethereum: 'ethereum',
    avalanche: 'avalanche-c-chain',
    solana: 'solana',
    bitcoin: 'bitcoin',
    litecoin: 'litecoin',
    dogecoin: 'doge',
    tron: 'tron',
    xrp: 'xrpl',
    stellar: 'stellar',
    cardano: 'cardano',
    sui: 'sui',
  }),
  sandboxNetworks: { 'eip155:11155111': 'ethereum' },
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
