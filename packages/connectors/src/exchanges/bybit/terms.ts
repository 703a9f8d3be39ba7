import { compare, isZero, parseDecimal } from '@rialto/catalog'
import type { WithdrawalTerms } from '@rialto/core'
import type { BybitChain, BybitCoin } from './schemas.ts'

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'

/** Open, with a fee that does not depend on the amount: a share of it cannot be told as one number. */
export const sends = (chain: BybitChain): boolean =>
  chain.chainWithdraw === '1' && chain.withdrawFee !== '' && isZero(plain(chain.withdrawPercentageFee ?? ''))

/** Most per withdrawal, `undefined` where Bybit names none. */
export const maximumOf = ({ remainAmount }: BybitCoin): string | undefined =>
  remainAmount === '' || compare(remainAmount, '0') < 0 ? undefined : plain(remainAmount)

/** Bybit's limits are of what arrives, as ours: the fee comes on top (`feeType` 0). */
export const asTerms = (networkId: string, coin: BybitCoin, chain: BybitChain): WithdrawalTerms => {
  const maximum = maximumOf(coin)
  return {
    networkId,
    fee: plain(chain.withdrawFee),
    minimum: plain(chain.withdrawMin),
    ...(maximum === undefined ? {} : { maximum }),
    decimals: Number(chain.minAccuracy),
    enabled: sends(chain),
  }
}
