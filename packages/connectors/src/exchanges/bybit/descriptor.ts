import type { ConnectorDescriptor } from '@rialto/core'
import { keyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'
import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'

export const bybitHost = 'api.bybit.com'

/** The header that carries the credential. */
export const keyHeader = 'x-bapi-api-key'

/** Required permissions of a key, named as on Bybit's page for API keys. */
export const permissions = {
  readWrite: 'Read-Write',
  wallet: 'Wallet: Account Transfer',
  withdrawal: 'Wallet: Withdrawal',
  mainAccount: 'Main account',
} as const

/** Real keys have 18 letters and digits and secrets 36, the sandbox's keys are the names of its personas; other lengths are accepted. */
const keyPattern = '^[A-Za-z0-9]{2,64}$'

const budgets: ConnectorDescriptor['budgets'] = [
  // 600 calls in five seconds for each address.
  { host: bybitHost, per: 'host', burst: 100, perMinute: 3_000 },
  // For each account: five a second on most of these, 100 a minute on deposits.
  { host: bybitHost, per: { header: keyHeader }, path: '/v5/asset/', burst: 20, perMinute: 200 },
  { host: bybitHost, per: { header: keyHeader }, path: '/v5/asset/deposit/query-record', burst: 20, perMinute: 80 },
]

export const bybitDescriptor = keyDescriptor({
  type: 'bybit',
  institution: 'bybit',
  key: {
    label: 'API key',
    help: 'Find it in Bybit under Account, API after you create a system-generated key on the main account',
    pattern: keyPattern,
    example: 'opjSlSOzqIeXROT5rq',
  },
  secret: {
    label: 'API secret',
    help: 'Bybit shows it only once, when the key is created',
    pattern: keyPattern,
    example: 'M9yLdVtWcEa3NqRzKb7HfUx2GpJs5TnA8oQi',
  },
  instructionsUrl: 'https://www.bybit.com/en/help-center/article/How-to-create-your-API-key',
  permissions: Object.values(permissions),
  sendPermissions: [permissions.readWrite, permissions.withdrawal],
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  // The sandbox's local chains, under the upstream names of the public ones.
  networks: publicNetworks({
    ethereum: 'ETH',
    base: 'BASE',
    polygon: 'MATIC',
    arbitrum: 'ARBI',
    optimism: 'OP',
    bsc: 'BSC',
    avalanche: 'CAVAX',
    solana: 'SOL',
    bitcoin: 'BTC',
    litecoin: 'LTC',
    dogecoin: 'DOGE',
    tron: 'TRX',
    xrp: 'XRP',
    stellar: 'XLM',
    ton: 'TON',
    cardano: 'ADA',
    aptos: 'APTOS',
    sui: 'SUI',
  }),
  sandboxNetworks: { 'eip155:11155111': 'ETH', 'eip155:84532': 'BASE', 'xrpl:1': 'XRP' },
  withdrawal: {
    reference: { field: 'requestId', maxLength: 32, format: 'alphanumeric', queryable: false, deduplicates: true },
    // A request expires five seconds after its timestamp. The rest is time in which the history is updated.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'required',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  hosts: [bybitHost],
  budgets,
  probe: { url: `https://${bybitHost}/v5/market/time`, proof: ['result', 'timeSecond'] },
})
