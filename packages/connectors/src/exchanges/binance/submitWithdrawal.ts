import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { rejectedBeforeSending } from '../../kit/rejection.ts'
import { submitOnce } from '../../kit/submitOnce.ts'
import type { BinanceContext } from './context.ts'
import { keyOf, signedRequest } from './context.ts'
import { binanceWithdrawErrors } from './errors.ts'
import type { WithdrawalPlan } from './planWithdrawal.ts'
import { planWithdrawal } from './planWithdrawal.ts'
import { isApplied } from './schemas.ts'
import { syncClock } from './syncClock.ts'

const path = '/sapi/v1/capital/withdraw/apply'
const howToWhitelist = 'Add the address under Address Management in your Binance account, then try again'

/**
 * `transactionFeeFlag` matters only when the address is another Binance user's: `false` gives the unused fee back to the
 * sender, so that the order's amount and no more arrives there too.
 */
const parametersOf = (order: WithdrawalOrder, plan: WithdrawalPlan): Record<string, string> => ({
  coin: order.symbol,
  network: plan.network,
  address: order.address,
  ...(order.tag === undefined ? {} : { addressTag: order.tag }),
  amount: plan.gross,
  withdrawOrderId: order.reference,
  transactionFeeFlag: 'false',
  walletType: plan.walletType,
})

export const submitWithdrawal = async (
  context: BinanceContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> => {
  const planned = await Promise.resolve()
    .then(() => planWithdrawal(context, keyOf(credentials), order))
    .catch((error: unknown) => ({ refusal: rejectedBeforeSending(error) }))
  if ('refusal' in planned) return planned.refusal
  const key = keyOf(credentials)
  const submitted = await submitOnce(
    { ...context.wire, table: binanceWithdrawErrors },
    {
      request: signedRequest(context, key, 'POST', path, parametersOf(order, planned.plan)),
      check: isApplied,
      secrets: [key.key, key.secret],
      factor: 'totp',
      howToWhitelist,
      notAfterMs: order.notAfterMs,
    },
  )
  if (submitted.kind === 'created') return { kind: 'accepted', nativeId: submitted.value.id }
  // Not for this call, which is not said again, but for the caller's next one.
  if (submitted.kind === 'rejected' && submitted.reason === 'clockSkew') await syncClock(context).catch(() => undefined)
  return submitted
}
