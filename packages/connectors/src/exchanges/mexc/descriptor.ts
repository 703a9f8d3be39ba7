import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.mexc.com'

export const mexcDescriptor = keyDescriptor({
  type: 'mexc',
  institution: 'mexc',
  ...keyFields('MEXC', 'API Management', ['mx0vglBqh6abc123xyz456', '19276e36a7bd43909fb1f9f6dd9e5b8e']),
  instructionsUrl: 'https://www.mexc.com/support/articles/360055933652',
  permissions: ['Account: View Account Details', 'Wallet: View', 'Wallet: Withdraw'],
  products: ['holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: publicNetworks({
    ethereum: 'ETH',
    base: 'BASE',
    polygon: 'MATIC',
    arbitrum: 'ARB',
    optimism: 'OP',
    bsc: 'BSC',
    avalanche: 'AVAX_CCHAIN',
    solana: 'SOL',
    bitcoin: 'BTC',
    litecoin: 'LTC',
    dogecoin: 'DOGE',
    tron: 'TRX',
    xrp: 'XRP',
    stellar: 'XLM',
    ton: 'TONCOIN',
    cardano: 'ADA',
    aptos: 'APTOS',
    sui: 'SUI',
  }),
  withdrawal: {
    reference: {
      field: 'withdrawOrderId',
      maxLength: 32,
      format: 'alphanumeric',
      queryable: false,
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
    { host, per: { header: 'x-mexc-apikey' }, burst: 10, perMinute: 240 },
    { host, per: 'host', burst: 100, perMinute: 3_000 },
  ],
  probe: { url: `https://${host}/api/v3/time`, proof: ['serverTime'] },
})
