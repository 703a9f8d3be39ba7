import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.coinex.com'

export const coinExDescriptor = keyDescriptor({
  type: 'coinEx',
  institution: 'coinEx',
  ...keyFields('CoinEx', 'Account, API Management', [
    '4DA36FFC61334695A66F8D29020EB589',
    'B51068CF10B34E7789C374AB932696A05E0A629BE7BFC62F',
  ]),
  instructionsUrl: 'https://support.coinex.com/hc/en-us/articles/360024290452',
  permissions: ['Enable reading', 'Enable withdrawal'],
  products: ['holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: publicNetworks({
    ethereum: 'ERC20',
    base: 'BASE',
    polygon: 'MATIC',
    arbitrum: 'ARBITRUM',
    optimism: 'OPTIMISM',
    bsc: 'BSC',
    avalanche: 'AVA_C',
    solana: 'SOL',
    bitcoin: 'BTC',
    litecoin: 'LTC',
    dogecoin: 'DOGE',
    tron: 'TRC20',
    xrp: 'XRP',
    stellar: 'XLM',
    ton: 'TON',
    cardano: 'ADA',
    aptos: 'APTOS',
    sui: 'SUI',
  }),
  withdrawal: {
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'required',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'checked' },
  },
  hosts: [host],
  budgets: [
    { host, per: { header: 'x-coinex-key' }, burst: 10, perMinute: 240 },
    { host, per: 'host', burst: 100, perMinute: 3_000 },
  ],
  probe: { url: `https://${host}/v2/time`, proof: ['data', 'timestamp'] },
})
