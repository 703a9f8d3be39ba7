import type { Environment } from '@rialto/core'
import type { FeeTable } from '../../kit/feeTable.ts'
import { dollarRow, feeRow, sandboxEthereumFees } from '../../kit/feeTable.ts'

/**
 * Each asset on the one network over which Uphold sends it when it is given an address (the API has no way to name another).
 * Uphold tells a fee only with a quote, which takes an address and an amount. A quote that asks for more than is written
 * here, and was shown to the user, is not confirmed.
 */
export const upholdFees: Readonly<Record<Environment, FeeTable>> = {
  sandbox: { ethereum: sandboxEthereumFees },
  production: {
    bitcoin: { BTC: feeRow('0.0005', '0.0001', 8) },
    ethereum: {
      ETH: feeRow('0.005', '0.001', 18),
      USDC: dollarRow('15'),
      USDT: dollarRow('15'),
      DAI: feeRow('15', '1', 18),
      LINK: feeRow('1.5', '0.1', 18),
    },
    litecoin: { LTC: feeRow('0.01', '0.01', 8) },
    solana: { SOL: feeRow('0.02', '0.01', 9) },
    tron: { TRX: feeRow('20', '1', 6) },
  },
}
