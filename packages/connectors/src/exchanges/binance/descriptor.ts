import type { ConnectorDescriptor, CredentialField, Environment } from '@rialto/core'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

/** One of the exchanges that share Binance's protocol: their differences, as data. MAPPING.md has the sources. */
export interface BinanceVariant {
  /** Its integration type. */
  type: string
  /** A separate company, with separate health. */
  institution: string
  /** As users read it. */
  name: string
  host: string
  instructionsUrl: string
  /** The permissions of a key, as its pages name them. */
  rights: { read: string; trade: string; withdraw: string }
  networkIds: Record<Environment, UpstreamIds>
  /** Calls of this host, well within its weight per minute. */
  budget: { burst: number; perMinute: number }
  /** A second wallet beside spot: `POST /sapi/v1/asset/get-funding-asset`, and `walletType` of a withdrawal. */
  hasFundingWallet: boolean
  /**
   * Has `GET /sapi/v1/account/apiRestrictions`. Without it, the withdrawal permission is derived from a rejected call.
   */
  reportsRights: boolean
  /** Reports the account's `uid`. Without it, the key identifies its account. */
  reportsUser: boolean
  /** Supports `computeCommissionRates` of the order test. Without it, the account's own rates are used. */
  testReportsFees: boolean
  /** The currencies that holdings are mostly traded against. */
  quotes: readonly string[]
}

/** The sandbox's local chains, under the names of the public ones. */
const sandboxNetworkIds: UpstreamIds = { 'eip155:11155111': 'ETH', 'eip155:84532': 'BASE' }

const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: sandboxNetworkIds,
  production: {
    'eip155:1': 'ETH',
    'eip155:8453': 'BASE',
    'eip155:137': 'MATIC',
    'eip155:42161': 'ARBITRUM',
    'eip155:10': 'OPTIMISM',
    'eip155:56': 'BSC',
    'eip155:43114': 'AVAXC',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'SOL',
    'bip122:000000000019d6689c085ae165831e93': 'BTC',
    'tron:0x2b6653dc': 'TRX',
  },
}

export const binanceVariant: BinanceVariant = {
  type: 'binanceInternational',
  institution: 'binance',
  name: 'Binance',
  host: 'api.binance.com',
  instructionsUrl: 'https://www.binance.com/en/support/faq/360002502072',
  rights: { read: 'Enable Reading', trade: 'Enable Spot & Margin Trading', withdraw: 'Enable Withdrawals' },
  networkIds,
  // 6,000 of weight a minute for each address; an account read weighs 20.
  budget: { burst: 60, perMinute: 600 },
  hasFundingWallet: true,
  reportsRights: true,
  reportsUser: true,
  testReportsFees: true,
  quotes: ['USDT', 'USDC'],
}

export const binanceUsVariant: BinanceVariant = {
  type: 'binanceUs',
  institution: 'binanceUs',
  name: 'Binance.US',
  host: 'api.binance.us',
  instructionsUrl: 'https://docs.binance.us/#get-api-keys',
  rights: { read: 'Read', trade: 'Spot Trading', withdraw: 'Withdrawals' },
  networkIds,
  // 1,200 of weight a minute for each address; an account read weighs 10.
  budget: { burst: 20, perMinute: 100 },
  hasFundingWallet: false,
  reportsRights: false,
  reportsUser: false,
  testReportsFees: false,
  quotes: ['USDT', 'USD', 'USDC'],
}

/** A real key has 64 letters and digits; the sandbox's are the names of its personas. */
const keyPattern: Record<Environment, string> = {
  sandbox: '^[A-Za-z0-9]{2,64}$',
  production: '^[A-Za-z0-9]{64}$',
}

const fields = (name: string, environment: Environment): CredentialField[] => {
  const pattern = keyPattern[environment]
  const sandbox = environment === 'sandbox'
  return [
    {
      name: 'username',
      label: 'API key',
      help: `Find it in ${name} under Account, API Management after you create a key`,
      pattern,
      example: sandbox ? 'Mesh' : 'vmPUZE6mv9SD5VNHk4HlWFsOr6aKE2zvsw0MuIgwCIPy6utIco14y7Ju91duEh8A',
      secret: false,
    },
    {
      name: 'password',
      label: 'Secret key',
      help: `${name} shows it only once, when the key is created`,
      pattern,
      example: sandbox ? 'Pass123' : 'NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j',
      secret: true,
    },
  ]
}

const either = ['symbol', 'paymentSymbol'] as const

const rules: Pick<ConnectorDescriptor, 'withdrawal' | 'orders'> = {
  withdrawal: {
    reference: { field: 'withdrawOrderId', maxLength: 36, format: 'printable', queryable: true, deduplicates: false },
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: true,
    travelRule: true,
    ceiling: { kind: 'given', field: 'amount' },
  },
  orders: {
    market: { timeInForce: ['immediateOrCancel'], amountIn: { buy: either, sell: either } },
    limit: {
      timeInForce: ['goodTillCanceled', 'immediateOrCancel', 'fillOrKill', 'postOnly'],
      amountIn: { buy: ['symbol'], sell: ['symbol'] },
    },
    // Unless it is paid in BNB: commission in the asset that is received (Spot API FAQ, "Commission").
    purchaseFeeFrom: 'received',
    notCreatedAfterMs,
  },
}

/** The variant's descriptor: pure data, loaded at every start. */
export const binanceDescriptor = (variant: BinanceVariant, environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity(variant.type),
  institution: variant.institution,
  scheme: {
    kind: 'apiKey',
    fields: fields(variant.name, environment),
    instructionsUrl: variant.instructionsUrl,
    permissions: [variant.rights.read, variant.rights.withdraw, variant.rights.trade],
    orderPermissions: [variant.rights.trade],
    sendPermissions: [variant.rights.withdraw],
  },
  products: ['balance', 'holdings', 'orders', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(variant.networkIds[environment]),
  ...rules,
  hosts: [variant.host],
  budgets: [{ host: variant.host, per: 'host', ...variant.budget }],
  // Its list of markets.
  caps: { maxResponseBytes: 48 * 1024 * 1024 },
  probe: { url: `https://${variant.host}/api/v3/time`, proof: ['serverTime'] },
})
