import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.huobi.pro'

export const huobiDescriptor = keyDescriptor({
  type: 'huobi',
  institution: 'huobi',
  ...keyFields('HTX', 'Account, API Management', [
    'b0b4de9b-bgrveg5tmn-aeb12fdf-7a52b',
    '3a1e9a5c-8d2f4b6e-0c7d9a1b-5e3f7',
  ]),
  instructionsUrl: 'https://www.htx.com/support/360000203002',
  permissions: ['Read-only', 'Withdraw'],
  products: ['holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  // `baseChain` if there is one, else `displayName`. Calls use a different name of the chain for each coin
  // (`trc20usdt`).
  networks: publicNetworks({
    ethereum: 'ETH',
    base: 'BASE',
    polygon: 'MATIC',
    arbitrum: 'ARB',
    optimism: 'OPT',
    bsc: 'BSC',
    avalanche: 'AVAXC',
    solana: 'SOLANA',
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
  withdrawal: {
    reference: {
      field: 'client-order-id',
      maxLength: 64,
      format: 'alphanumeric',
      queryable: true,
      deduplicates: false,
    },
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'required',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'given', field: 'fee' },
  },
  hosts: [host],
  // The key is in the query, so all keys share these.
  budgets: [{ host, per: 'host', burst: 40, perMinute: 600 }],
  probe: { url: `https://${host}/v1/common/timestamp`, proof: ['data'] },
})
