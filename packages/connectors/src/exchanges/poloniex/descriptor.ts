import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.poloniex.com'

export const poloniexDescriptor = keyDescriptor({
  type: 'poloniex',
  institution: 'poloniex',
  ...keyFields('Poloniex', 'Profile, API Keys', [
    'V2M7QK4X-N8R3TJ6W-B5HLP9DZ-C1FGSYEA',
    '8c1f4a7d2e5b9036c8f1a4d7e2b59036c8f1a4d7e2b59036c8f1a4d7e2b59036',
  ]),
  instructionsUrl: 'https://support.poloniex.com/hc/en-us/articles/360057374834',
  permissions: ['Read', 'Withdrawals'],
  products: ['holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: publicNetworks({
    ethereum: 'ETH',
    base: 'BASE',
    polygon: 'MATIC',
    arbitrum: 'ARBITRUM',
    optimism: 'OPTIMISM',
    bsc: 'BSC',
    solana: 'SOL',
    bitcoin: 'BTC',
    litecoin: 'LTC',
    dogecoin: 'DOGE',
    tron: 'TRX',
    xrp: 'XRP',
    cardano: 'ADA',
  }),
  withdrawal: {
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: true,
    travelRule: false,
    ceiling: { kind: 'given', field: 'amount' },
  },
  hosts: [host],
  budgets: [
    { host, per: { header: 'key' }, burst: 5, perMinute: 120 },
    { host, per: 'host', burst: 20, perMinute: 600 },
  ],
  probe: { url: `https://${host}/timestamp`, proof: ['serverTime'] },
})
