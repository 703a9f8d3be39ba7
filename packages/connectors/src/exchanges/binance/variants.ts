import type { Environment } from '@rialto/core'
import type { UpstreamIds } from '../../kit/upstreamNetworks.ts'

/** One of the exchanges that speak Binance's protocol: what differs between them, as data. MAPPING.md has the sources. */
export interface BinanceVariant {
  /** Its integration type. */
  type: string
  /** Its own company, with health of its own. */
  institution: string
  /** As users read it. */
  name: string
  host: string
  instructionsUrl: string
  /** What the rights of a key are called on its pages. */
  rights: { read: string; trade: string; withdraw: string }
  networkIds: Record<Environment, UpstreamIds>
  /** Calls of this host, well within its weight per minute. */
  budget: { burst: number; perMinute: number }
  /** A second wallet beside spot: `POST /sapi/v1/asset/get-funding-asset`, and `walletType` of a withdrawal. */
  hasFundingWallet: boolean
  /** `GET /sapi/v1/account/apiRestrictions`. Without it, the right to withdraw is told by a refusal. */
  reportsRights: boolean
  /** `uid` of the account. Without it, the key stands for its account. */
  reportsUser: boolean
  /** `computeCommissionRates` of the order test. Without it, the account's own rates. */
  testTellsFees: boolean
  /** What holdings are mostly traded against. */
  quotes: readonly string[]
}

/** The sandbox's local chains stand in for the public ones under the same native names. */
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

export const binance: BinanceVariant = {
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
  testTellsFees: true,
  quotes: ['USDT', 'USDC'],
}

export const binanceUs: BinanceVariant = {
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
  testTellsFees: false,
  quotes: ['USDT', 'USD', 'USDC'],
}
