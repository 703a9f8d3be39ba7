import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.bitfinex.com'
const publicHost = 'api-pub.bitfinex.com'

export const bitfinexDescriptor = keyDescriptor({
  type: 'bitfinex',
  institution: 'bitfinex',
  ...keyFields('Bitfinex', 'Account, API Keys', [
    '7d1c0e5b9a2f4863b1d0c7e5a9f24863b1d0c7e5a9f',
    '5a9f24863b1d0c7e7d1c0e5b9a2f4863b1d0c7e5a9f',
  ]),
  instructionsUrl: 'https://support.bitfinex.com/hc/en-us/articles/115002349625',
  permissions: ['Wallets: Get wallet balances and addresses', 'Withdraw: Create a new withdrawal'],
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  // Bitfinex has methods, not networks: `exchange.ts` has the methods of these networks.
  networks: publicNetworks({
    ethereum: 'ethereum',
    polygon: 'polygon',
    avalanche: 'avalanche',
    solana: 'solana',
    bitcoin: 'bitcoin',
    litecoin: 'litecoin',
    tron: 'tron',
  }),
  withdrawal: {
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: true,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  hosts: [host, publicHost],
  budgets: [
    { host, per: { header: 'bfx-apikey' }, burst: 10, perMinute: 40 },
    { host: publicHost, per: 'host', burst: 10, perMinute: 60 },
  ],
  probe: { url: `https://${publicHost}/v2/platform/status`, proof: ['0'] },
})
