import { compare, isZero, parseDecimal } from '@rialto/catalog'
import type { WithdrawalTerms } from '@rialto/core'
import type { OkxChain } from './schemas.ts'

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'

/** Open, with a fee and a precision that are told, and no share of the amount burnt: that is no one fee. */
export const sends = (chain: OkxChain): boolean =>
  chain.canWd && chain.fee !== '' && chain.wdTickSz !== '' && isZero(plain(chain.burningFeeRate ?? ''))

/** OKX's limits are of what arrives, as ours: "withdrawal fee is not included in withdrawal amount". */
export const asTerms = (networkId: string, chain: OkxChain): WithdrawalTerms => {
  const maximum = plain(chain.maxWd)
  return {
    networkId,
    fee: plain(chain.fee),
    minimum: plain(chain.minWd),
    ...(compare(maximum, '0') > 0 ? { maximum } : {}),
    decimals: Number(chain.wdTickSz),
    enabled: sends(chain),
  }
}
