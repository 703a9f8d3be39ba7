import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { withdrawOnce } from '../../kit/withdrawOnce.ts'
import type { BinanceContext } from './context.ts'
import { keyOf, signedRequest } from './context.ts'
import { binanceWithdrawErrors } from './errors.ts'
import type { WithdrawalPlan } from './planWithdrawal.ts'
import { planWithdrawal } from './planWithdrawal.ts'
import { isApplied } from './schemas.ts'

export const withdrawPath = '/sapi/v1/capital/withdraw/apply'
const howToWhitelist = ({ variant }: BinanceContext) =>
  `Add the address under Address Management in your ${variant.name} account, then try again`

/**
 * `transactionFeeFlag` matters only when the address is another Binance user's: `false` gives the unused fee back to the
 * sender, so that the order's amount and no more arrives there too. A house of one wallet knows neither of the last two.
 */
const parametersOf = (
  { variant }: BinanceContext,
  order: WithdrawalOrder,
  plan: WithdrawalPlan,
): Record<string, string> => ({
  coin: order.symbol,
  network: plan.network,
  address: order.address,
  ...(order.tag === undefined ? {} : { addressTag: order.tag }),
  amount: plan.gross,
  withdrawOrderId: order.reference,
  ...(variant.hasFundingWallet ? { transactionFeeFlag: 'false', walletType: plan.walletType } : {}),
})

export const submitWithdrawal = (
  context: BinanceContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  context.clock.submit(() =>
    withdrawOnce({ ...context.http, table: binanceWithdrawErrors(context.variant) }, order, {
      plan: async () => planWithdrawal(context, keyOf(credentials), order),
      submission: plan => {
        const key = keyOf(credentials)
        return {
          request: signedRequest(context, key, 'POST', withdrawPath, parametersOf(context, order, plan)),
          check: isApplied,
          secrets: [key.key, key.secret],
          factor: 'totp',
          howToWhitelist: howToWhitelist(context),
        }
      },
      accepted: ({ id }) => ({ upstreamId: id }),
    }),
  )
