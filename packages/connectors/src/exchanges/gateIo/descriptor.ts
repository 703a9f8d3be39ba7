import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.gateio.ws'
const api = '/api/v4'

export const gateIoDescriptor = keyDescriptor({
  type: 'gateIo',
  institution: 'gateIo',
  key: {
    label: 'API key',
    help: 'Find it in Gate under Account, API Keys after you create an API v4 key with wallet and spot rights',
    example: '8e5a1c9f0b7d42368e5a1c9f0b7d4236',
  },
  secret: {
    label: 'Secret key',
    help: 'Gate shows it only once, when the key is created',
    example: '1c9f0b7d42368e5a1c9f0b7d42368e5a1c9f0b7d42368e5a1c9f0b7d42368e5a',
  },
  instructionsUrl: 'https://www.gate.com/help/other/api/17521/how-do-i-create-an-api-key',
  permissions: ['Spot: Read only', 'Wallet: Read only', 'Withdrawals'],
  products: ['holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: publicNetworks({
    ethereum: 'ETH',
    base: 'BASEEVM',
    polygon: 'MATIC',
    arbitrum: 'ARBEVM',
    optimism: 'OPETH',
    bsc: 'BSC',
    avalanche: 'AVAX_C',
    solana: 'SOL',
    bitcoin: 'BTC',
    litecoin: 'LTC',
    dogecoin: 'DOGE',
    tron: 'TRX',
    xrp: 'XRP',
    stellar: 'XLM',
    ton: 'TON',
    cardano: 'ADA',
    aptos: 'APT',
    sui: 'SUI',
  }),
  sandboxNetworks: { 'eip155:11155111': 'ETH', 'eip155:84532': 'BASEEVM' },
  withdrawal: {
    // Returned by its records. Gate does not document whether a second call with it is rejected.
    reference: {
      field: 'withdraw_order_id',
      maxLength: 32,
      format: 'alphanumeric',
      queryable: true,
      deduplicates: false,
    },
    // A request expires a minute after its timestamp. The rest is time in which the history is updated.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'given', field: 'amount' },
  },
  hosts: [host],
  budgets: [
    // 200 calls in ten seconds for each endpoint of the wallet; one withdrawal in three seconds.
    { host, per: { header: 'key' }, path: `${api}/withdrawals`, burst: 2, perMinute: 20 },
    { host, per: { header: 'key' }, burst: 40, perMinute: 600 },
    { host, per: 'host', burst: 100, perMinute: 3_000 },
  ],
  probe: { url: `https://${host}${api}/spot/time`, proof: ['server_time'] },
})
