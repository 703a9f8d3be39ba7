import type { Environment } from '@rialto/core'

/** One asset on one network: what Coinbase takes on top, and the least it sends. Whole units of the asset. */
export interface FeeRow {
  fee: string
  minimum: string
  decimals: number
}

type FeeTable = Readonly<Record<string, Readonly<Record<string, FeeRow>>>>

const row = (fee: string, minimum: string, decimals: number): FeeRow => ({ fee, minimum, decimals })
const dollar = (fee: string): FeeRow => row(fee, '1', 6)

/** What the sandbox's Coinbase charges, to the last digit. */
const sandbox: FeeTable = {
  ethereum: {
    ETH: row('0.0001', '0.001', 8),
    USDC: dollar('0.01'),
    USDT: dollar('0.01'),
    EURC: dollar('0.01'),
    PYUSD: dollar('0.001'),
    USDG: dollar('0.001'),
    DAI: row('0.01', '1', 8),
    LINK: row('0.01', '0.1', 8),
  },
  base: {
    ETH: row('0.00001', '0.001', 8),
    USDC: dollar('0.005'),
    USDT: dollar('0.005'),
    EURC: dollar('0.005'),
  },
}

/**
 * Coinbase publishes no fee per network: it estimates one when it sends, and tells it afterwards as `transaction_fee`.
 * These rows are upper estimates for the preview (a network's usual cost at busy times, rounded up), so that a balance
 * found sufficient here is sufficient there. Nothing that moves is computed from them.
 */
const production: FeeTable = {
  ethereum: { ETH: row('0.002', '0.0001', 8), USDC: dollar('6'), USDT: dollar('6') },
  base: { ETH: row('0.0001', '0.0001', 8), USDC: dollar('0.1') },
  polygon: { POL: row('0.1', '0.1', 8), USDC: dollar('0.1') },
  arbitrum: { ETH: row('0.0002', '0.0001', 8), USDC: dollar('0.3') },
  optimism: { ETH: row('0.0002', '0.0001', 8), USDC: dollar('0.3') },
  avacchain: { AVAX: row('0.02', '0.01', 8), USDC: dollar('0.5') },
  solana: { SOL: row('0.001', '0.001', 9), USDC: dollar('0.2') },
  bitcoin: { BTC: row('0.0003', '0.0001', 8) },
}

const tables: Record<Environment, FeeTable> = { sandbox, production }

/** The row for an asset on a network of Coinbase's, or `undefined` where it does not send it. */
export const feeRow = (environment: Environment, nativeId: string, symbol: string): FeeRow | undefined =>
  tables[environment][nativeId]?.[symbol]
