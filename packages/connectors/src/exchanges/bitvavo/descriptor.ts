import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.bitvavo.com'

export const bitvavoDescriptor = keyDescriptor({
  type: 'bitvavo',
  institution: 'bitvavo',
  ...keyFields('Bitvavo', 'Settings, API', [
    '1f0a2b3c4d5e6f708192a3b4c5d6e7f81f0a2b3c4d5e6f708192a3b4c5d6e7f8',
    'c5d6e7f81f0a2b3c4d5e6f708192a3b4c5d6e7f81f0a2b3c4d5e6f708192a3b4c5d6e7f81f0a2b3c4d5e6f708192a3b4c5d6e7f81f0a2b3c4d5e6f708192a3b4',
  ]),
  instructionsUrl: 'https://support.bitvavo.com/hc/en-us/articles/4405059841809',
  permissions: ['View information', 'Withdraw digital assets'],
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: publicNetworks({
    ethereum: 'ETH',
    base: 'BASE',
    polygon: 'POL',
    bsc: 'BSC',
    avalanche: 'AVAX',
    solana: 'SOL',
    bitcoin: 'BTC',
    litecoin: 'LTC',
    dogecoin: 'DOGE',
    tron: 'TRX',
    xrp: 'XRP',
    stellar: 'XLM',
    cardano: 'ADA',
    aptos: 'APT',
    sui: 'SUI',
  }),
  withdrawal: {
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: true,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  hosts: [host],
  // 1,000 points a minute; a list of withdrawals costs five.
  budgets: [
    { host, per: { header: 'bitvavo-access-key' }, burst: 20, perMinute: 150 },
    { host, per: 'host', burst: 100, perMinute: 600 },
  ],
  probe: { url: `https://${host}/v2/time`, proof: ['time'] },
})
