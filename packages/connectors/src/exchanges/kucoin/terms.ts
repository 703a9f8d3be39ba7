import { isZero, parseDecimal } from '@rialto/catalog'
import type { WithdrawalTerms } from '@rialto/core'
import type { KucoinChain, KucoinCurrency } from './schemas.ts'

const plain = (decimal: string | null | undefined): string => parseDecimal(decimal ?? '') ?? '0'

/** Open, with a fee that is named and does not depend on the amount: a share of it cannot be told as one number. */
const sends = (chain: KucoinChain): boolean =>
  chain.isWithdrawEnabled && chain.withdrawalMinFee != null && isZero(plain(chain.withdrawFeeRate))

/** KuCoin's limits are of what arrives, as ours: the fee comes on top. */
export const asTerms = (networkId: string, currency: KucoinCurrency, chain: KucoinChain): WithdrawalTerms => ({
  networkId,
  fee: plain(chain.withdrawalMinFee),
  minimum: plain(chain.withdrawalMinSize),
  ...(chain.maxWithdraw == null ? {} : { maximum: plain(chain.maxWithdraw) }),
  decimals: Number(chain.withdrawPrecision ?? currency.precision),
  enabled: sends(chain),
})
