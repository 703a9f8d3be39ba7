import type { ConnectorDescriptor } from '@rialto/core'
import { keyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'
import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'

export const kucoinHost = 'api.kucoin.com'

/** The header that carries the credential. */
export const keyHeader = 'kc-api-key'

/** Required permissions of a key, named as on KuCoin's page for API keys. */
export const permissions = {
  general: 'General',
  withdrawal: 'Withdrawal',
  mainAccount: 'Main account (not a sub-account)',
} as const

const budgets: ConnectorDescriptor['budgets'] = [
  // 500 calls in ten seconds for each address.
  { host: kucoinHost, per: 'host', burst: 100, perMinute: 2_400 },
  // For each address, 2,000 points in 30 seconds; a public call costs three.
  { host: kucoinHost, per: 'host', path: '/api/v3/currencies/', burst: 60, perMinute: 1_000 },
  // For each account, 2,000 points in 30 seconds; the dearest calls cost 20.
  { host: kucoinHost, per: { header: keyHeader }, burst: 30, perMinute: 180 },
]

export const kucoinDescriptor = keyDescriptor({
  type: 'kuCoin',
  institution: 'kucoin',
  key: {
    label: 'API key',
    help: 'Find it in KuCoin under API Management after you create a key for API trading on the main account',
    // Real keys have 24 hex digits, the sandbox's are the names of its personas; other lengths are accepted.
    pattern: '^[A-Za-z0-9]{2,64}$',
    example: '6705f5c311545b000157d3eb',
  },
  secret: {
    label: 'API secret',
    help: 'KuCoin shows it only once, when the key is created',
    pattern: '^[A-Za-z0-9-]{2,64}$',
    example: '0c1b7e8a-52fd-4f0e-9a55-3d0f6c1e7b42',
  },
  passphrase: {
    label: 'API passphrase',
    help: 'The passphrase you chose when you created the key, not your account password',
    pattern: '^[\\x21-\\x7e]{7,32}$',
    example: 'a-phrase-of-yours',
  },
  instructionsUrl: 'https://www.kucoin.com/support/360015102174',
  permissions: Object.values(permissions),
  sendPermissions: [permissions.withdrawal],
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  // The sandbox's local chains, under the upstream names of the public ones.
  networks: publicNetworks({
    ethereum: 'eth',
    base: 'base',
    polygon: 'matic',
    arbitrum: 'arbitrum',
    optimism: 'optimism',
    bsc: 'bsc',
    avalanche: 'avaxc',
    solana: 'sol',
    bitcoin: 'btc',
    litecoin: 'ltc',
    dogecoin: 'doge',
    tron: 'trx',
    xrp: 'xrp',
    stellar: 'xlm',
    ton: 'ton',
    cardano: 'ada',
    aptos: 'aptos',
    sui: 'sui',
  }),
  sandboxNetworks: { 'eip155:11155111': 'eth', 'eip155:84532': 'base', 'xrpl:1': 'xrp' },
  withdrawal: {
    // No reference: KuCoin promises nothing about a duplicate. For the use of its remark see `remarkOf` in
    // withdrawals.ts.
    // A request expires five seconds after its timestamp; the rest allows for the delay of the history.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'checked' },
  },
  hosts: [kucoinHost],
  budgets,
  probe: { url: `https://${kucoinHost}/api/v1/timestamp`, proof: ['data'] },
})
