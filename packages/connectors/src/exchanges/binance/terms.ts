import { compare, isZero, parseDecimal, subtract } from '@rialto/catalog'
import type { WithdrawalTerms } from '@rialto/core'
import { decimalPlaces } from '../../kit/orderAmount.ts'
import type { BinanceNetwork } from './schemas.ts'

/** Decimals of the step, which is a power of ten: `0.000001` is 6, `1` is 0. No step named: Binance's own eight. */
export const stepDecimals = (network: BinanceNetwork): number =>
  isZero(network.withdrawIntegerMultiple) ? 8 : decimalPlaces(network.withdrawIntegerMultiple)

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'

/**
 * Binance's limits are of the debited amount, fee included; ours of what arrives. The minimum is kept as it is (never too
 * low), the maximum less the fee (never too high).
 */
export const asTerms = (networkId: string, network: BinanceNetwork): WithdrawalTerms => {
  const unlimited = isZero(network.withdrawMax) || compare(network.withdrawMax, network.withdrawFee) <= 0
  return {
    networkId,
    fee: plain(network.withdrawFee),
    minimum: plain(network.withdrawMin),
    ...(unlimited ? {} : { maximum: subtract(network.withdrawMax, network.withdrawFee) }),
    decimals: stepDecimals(network),
    enabled: network.withdrawEnable && network.busy !== true,
  }
}
