import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'whitebit.com'

export const whiteBitDescriptor = keyDescriptor({
  type: 'whiteBit',
  institution: 'whiteBit',
  ...keyFields('WhiteBIT', 'Account settings, API keys', [
    '5f3a9c1e7b2d4860a1c3e5f7092b4d68',
    'e5f7092b4d685f3a9c1e7b2d4860a1c3',
  ]),
  instructionsUrl: 'https://help.whitebit.com/hc/en-us/articles/10000000',
  permissions: ['Info', 'Info + Trading + Withdrawal'],
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: publicNetworks({
    ethereum: 'ERC20',
    base: 'BASE',
    polygon: 'POLYGON',
    arbitrum: 'ARBITRUM',
    optimism: 'OPTIMISM',
    bsc: 'BEP20',
    avalanche: 'CCHAIN',
    solana: 'SOL',
    bitcoin: 'BTC',
    litecoin: 'LTC',
    dogecoin: 'DOGE',
    tron: 'TRC20',
    xrp: 'XRP',
    stellar: 'XLM',
    ton: 'TON',
    cardano: 'ADA',
    aptos: 'APT',
    sui: 'SUI',
  }),
  withdrawal: {
    reference: { field: 'uniqueId', maxLength: 255, format: 'alphanumeric', queryable: true, deduplicates: true },
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: true,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  hosts: [host],
  budgets: [
    { host, per: { header: 'x-txc-apikey' }, burst: 20, perMinute: 300 },
    { host, per: 'host', burst: 100, perMinute: 1_200 },
  ],
  probe: { url: `https://${host}/api/v4/public/time`, proof: ['time'] },
})
