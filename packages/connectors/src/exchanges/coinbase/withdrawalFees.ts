import type { Environment } from '@rialto/core'
import type { FeeTable } from '../../kit/feeTable.ts'
import { dollarRow, feeRow, sandboxEthereumFees } from '../../kit/feeTable.ts'

/** What the sandbox's Coinbase charges, to the last digit. */
const sandbox: FeeTable = {
  ethereum: sandboxEthereumFees,
  base: {
    ETH: feeRow('0.00001', '0.001', 8),
    USDC: dollarRow('0.005'),
    USDT: dollarRow('0.005'),
    EURC: dollarRow('0.005'),
  },
}

/**
 * Coinbase publishes no fee per network: it estimates one when it sends, and tells it afterwards as `transaction_fee`.
 * These rows are upper estimates for the preview (a network's usual cost at busy times, rounded up), so that a balance
 * found sufficient here is sufficient there.
 */
const production: FeeTable = {
  ethereum: { ETH: feeRow('0.002', '0.0001', 8), USDC: dollarRow('6'), USDT: dollarRow('6') },
  base: { ETH: feeRow('0.0001', '0.0001', 8), USDC: dollarRow('0.1') },
  polygon: { POL: feeRow('0.1', '0.1', 8), USDC: dollarRow('0.1') },
  arbitrum: { ETH: feeRow('0.0002', '0.0001', 8), USDC: dollarRow('0.3') },
  optimism: { ETH: feeRow('0.0002', '0.0001', 8), USDC: dollarRow('0.3') },
  avacchain: { AVAX: feeRow('0.02', '0.01', 8), USDC: dollarRow('0.5') },
  solana: { SOL: feeRow('0.001', '0.001', 9), USDC: dollarRow('0.2') },
  bitcoin: { BTC: feeRow('0.0003', '0.0001', 8) },
}

export const coinbaseFees: Readonly<Record<Environment, FeeTable>> = { sandbox, production }
