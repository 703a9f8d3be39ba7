import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import { withdrawOnce } from '../../kit/withdrawOnce.ts'
import type { KrakenContext } from './context.ts'
import { keyOf, signedEgress } from './context.ts'
import { krakenWithdrawErrors, tableFor } from './errors.ts'
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
  const { http, descriptor } = context
  // By the time of the beginning throughout: what is refused is refused in the plan, before anything is sent.
  const nowMs = http.clock.nowMs()
  const key = () => keyOf(credentials, nowMs)
  const egress = {
    ...http.egress,
    request: (request: EgressRequest) => signedEgress(context, key(), order.notAfterMs).request(request),
  }
  const table = descriptor.withdrawal.secondFactors.length === 0 ? tableFor('Withdraw') : krakenWithdrawErrors
  return withdrawOnce({ ...http, egress, table }, order, {
    plan: async () => planWithdrawal(context, key(), order),
    submission: plan => {
      const { key: name, secret } = key()
      return {
        request: requestOf(order, plan, code),
        check: isWithdrawn,
        secrets: [name, secret, ...(code === undefined ? [] : [code])],
        factor: 'totp',
        howToWhitelist,
      }
    },
    accepted: ({ result }) => ({ upstreamId: result.refid }),
    code,
  })
}
