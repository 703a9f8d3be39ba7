import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.bitget.com'

export const bitGetDescriptor = keyDescriptor({
  type: 'bitGet',
  institution: 'bitGet',
  ...keyFields('Bitget', 'API Keys', [
    'bg_5f0c2a9d81e64b7c9a3d',
    'c2a9d81e64b7c9a3d5f0c2a9d81e64b7c9a3d5f0c2a9d81e64b7c9a3d5f0c2a9',
  ]),
  passphrase: {
    label: 'Passphrase',
    help: 'The passphrase you chose when you created the key',
    example: 'myPassphrase1',
  },
  instructionsUrl: 'https://www.bitget.com/support/articles/360033773791',
  permissions: ['Spot: Read', 'Wallet: Withdraw'],
  products: ['holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: publicNetworks({
    ethereum: ['ERC20', 'ETH'],
    base: 'BASE',
    polygon: 'Polygon',
    arbitrum: 'ArbitrumOne',
    optimism: 'Optimism',
    bsc: 'BEP20',
    avalanche: 'C-Chain',
    solana: 'SOL',
    bitcoin: 'BTC',
    litecoin: 'LTC',
    dogecoin: 'DOGE',
    tron: ['TRC20', 'TRX'],
    xrp: 'XRP',
    stellar: 'XLM',
    ton: 'TON',
    cardano: 'Cardano',
    aptos: 'Aptos',
    sui: 'SUI',
  }),
  withdrawal: {
    reference: { field: 'clientOid', maxLength: 64, format: 'alphanumeric', queryable: true, deduplicates: false },
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'given', field: 'size' },
  },
  hosts: [host],
  // Most calls of the wallet: ten a second for each user; withdrawals five.
  budgets: [
    { host, per: { header: 'access-key' }, burst: 10, perMinute: 240 },
    { host, per: 'host', burst: 100, perMinute: 3_000 },
  ],
  probe: { url: `https://${host}/api/v2/public/time`, proof: ['data', 'serverTime'] },
})
