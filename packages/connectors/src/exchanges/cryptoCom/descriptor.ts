import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.crypto.com'

export const cryptoComDescriptor = keyDescriptor({
  type: 'cryptoCom',
  institution: 'cryptoCom',
  ...keyFields('Crypto.com Exchange', 'Settings, API Keys', ['9Wj3QxTz5kLpRv8mYbNc2d', 'cxakp_7hGfDs2aQwErTyUiOp9LkJ']),
  instructionsUrl: 'https://help.crypto.com/en/articles/3511424-api',
  permissions: ['Can Read', 'Enable Withdrawals'],
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: publicNetworks({
    ethereum: 'ETH',
    base: 'BASE',
    polygon: 'MATIC',
    arbitrum: ['ARB', 'Arbitrum'],
    optimism: 'OP',
    bsc: 'BSC',
    avalanche: 'AVAXC',
    solana: 'SOL',
    bitcoin: 'BTC',
    litecoin: 'LTC',
    dogecoin: 'DOGE',
    tron: 'TRON',
    xrp: 'XRP',
    stellar: 'XLM',
    ton: 'TON',
    cardano: 'ADA',
    aptos: 'APT',
    sui: 'SUI',
  }),
  withdrawal: {
    reference: { field: 'client_wid', maxLength: 36, format: 'alphanumeric', queryable: true, deduplicates: false },
    // A request is void when its number is a minute off.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'required',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'given', field: 'amount' },
  },
  hosts: [host],
  // The key is in the body, so all keys share these: 15 calls of each kind in 100 ms, three a second of others.
  budgets: [{ host, per: 'host', burst: 20, perMinute: 600 }],
  probe: { url: `https://${host}/exchange/v1/public/get-tickers?instrument_name=BTC_USD`, proof: ['result', 'data'] },
})
