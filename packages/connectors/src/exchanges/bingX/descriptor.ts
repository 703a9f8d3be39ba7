import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'open-api.bingx.com'

export const bingXDescriptor = keyDescriptor({
  type: 'bingX',
  institution: 'bingX',
  ...keyFields('BingX', 'Account, API Management', [
    'hO7dVq2kPzR5sTwXy8uAbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfGh',
    'mheO6dR8ovSsxZQCOYEFCtelpuxcWGTfHw7te326y6jOwq5WpvFQ9JNljoTwBXZGv5It07m9RXSPpDQEK2w',
  ]),
  instructionsUrl: 'https://bingx.com/en/support/articles/360021139734',
  permissions: ['Read', 'Withdraw'],
  products: ['holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: publicNetworks({
    ethereum: 'ERC20',
    base: 'BASE',
    polygon: 'POLYGON',
    arbitrum: 'ARBITRUM',
    optimism: 'OPTIMISM',
    bsc: 'BEP20',
    avalanche: 'AVAX-C',
    solana: 'SOL',
    bitcoin: 'BTC',
    litecoin: 'LTC',
    dogecoin: 'DOGE',
    tron: 'TRC20',
    xrp: 'XRP',
    ton: 'TON',
    cardano: 'ADA',
    aptos: 'APT',
    sui: 'SUI',
  }),
  withdrawal: {
    reference: {
      field: 'withdrawOrderId',
      maxLength: 100,
      format: 'alphanumeric',
      queryable: true,
      deduplicates: false,
    },
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'given', field: 'amount' },
  },
  hosts: [host],
  budgets: [
    { host, per: { header: 'x-bx-apikey' }, burst: 5, perMinute: 100 },
    { host, per: 'host', burst: 50, perMinute: 1_000 },
  ],
  probe: { url: `https://${host}/openApi/swap/v2/server/time`, proof: ['data', 'serverTime'] },
})
