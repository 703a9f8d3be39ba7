import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import { withdrawOnce } from '../../kit/withdrawOnce.ts'
import type { KrakenContext } from './context.ts'
import { keyOf, signedEgress } from './context.ts'
import { krakenWithdrawErrors } from './errors.ts'
import { privateRequest } from './krakenRead.ts'
import type { WithdrawalPlan } from './planWithdrawal.ts'
import { howToWhitelist, planWithdrawal } from './planWithdrawal.ts'
import { isWithdrawn } from './schemas.ts'

/** `address` and `max_fee` make Kraken refuse where the saved address or the fee is no longer what was planned with. */
const requestOf = (order: WithdrawalOrder, plan: WithdrawalPlan, code: string | undefined): EgressRequest =>
  privateRequest('Withdraw', {
    asset: plan.asset,
    key: plan.name,
    address: order.address,
    amount: plan.gross,
    max_fee: plan.fee,
    ...(code === undefined ? {} : { otp: code }),
  })

export const submitWithdrawal = (
  context: KrakenContext,
  credentials: Credentials,
  order: WithdrawalOrder,
  code: string | undefined,
): Promise<WithdrawOutcome> => {
  const egress = {
    ...context.wire.egress,
    request: (request: EgressRequest) => signedEgress(context, keyOf(credentials), order.notAfterMs).request(request),
  }
  return withdrawOnce({ ...context.wire, egress, table: krakenWithdrawErrors }, order, {
    plan: async () => planWithdrawal(context, keyOf(credentials), order),
    submission: plan => {
      const { key, secret } = keyOf(credentials)
      return {
        request: requestOf(order, plan, code),
        check: isWithdrawn,
        secrets: [key, secret, ...(code === undefined ? [] : [code])],
        factor: 'totp',
        howToWhitelist,
      }
    },
    accepted: ({ result }) => ({ nativeId: result.refid }),
    code,
  })
}
